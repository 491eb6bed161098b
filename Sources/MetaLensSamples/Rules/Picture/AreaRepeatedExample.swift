package import MetaLensFacts
import MetaLensKit

extension RuleExample {
  static let areaRepeated = RuleExample(
    .areaRepeated, triggering: .textured(copied: BlockArea(column: 5, row: 3, columns: 8, rows: 6)),
    nonTriggering: .textured())
}

extension ExamplePhoto {
  /// Returns a camera's JPEG of 40 by 30 blocks, each with a texture of its own, but where an area is copied 20 columns
  /// to the right and 12 rows down, and where one is of one shade.
  package static func textured(
    copied: BlockArea? = nil, wiped: BlockArea? = nil, make: String? = "Canon"
  ) -> ExamplePhoto {
    let picture = CoefficientPicture(columns: 40, rows: 30) { column, row in
      if wiped?.contains(column, row) == true { return [0] }
      if copied?.moved(columns: 20, rows: 12).contains(column, row) == true {
        return texture(column - 20, row - 12)
      }
      return texture(column, row)
    }
    return ExamplePhoto(
      picture.build(exif: make.map { make in cameraExif { $0.setCamera(make, "EOS 40D") } }))
  }

  /// Twelve AC coefficients that no other block has, around a shade that slowly changes.
  private static func texture(_ column: Int, _ row: Int) -> [Int] {
    var state = UInt32(40 * row + column + 1)
    let coefficients = (0..<12).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 1 + Int(state >> 16) % 9
    }
    return [row - column] + coefficients
  }
}

extension BlockArea {
  fileprivate func contains(_ column: Int, _ row: Int) -> Bool {
    (self.column..<self.column + columns).contains(column) && (self.row..<self.row + rows).contains(row)
  }
}
