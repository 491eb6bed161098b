/// Makers that write a maker note into every photo, as far as has been measured.
///
/// Counted over the labelled originals by `exif_writers.py notes`; makers of which one original lacks it, or
/// that Docs/Sources.md, E3, names as exceptions, aren't listed.
struct MakerNoteMaker: Sendable {
  /// The maker's name, as it is told to people.
  var name: String
  /// Whom Make names.
  var maker: Maker
  /// Models that have none, or how they begin.
  var exceptions: [String]
  /// Originals measured, all with a maker note.
  var fileCount: Int

  static let all = [
    // iOS 4 and earlier wrote none.
    MakerNoteMaker(
      name: "Apple", maker: .apple,
      exceptions: ["iPhone 3G", "iPhone 3GS", "iPhone 4", "iPhone", "iPad"],
      fileCount: 8),
    MakerNoteMaker(name: "Canon", maker: .canon, exceptions: [], fileCount: 5),
    MakerNoteMaker(name: "Casio", maker: .casio, exceptions: [], fileCount: 4),
    MakerNoteMaker(name: "Nikon", maker: .nikon, exceptions: [], fileCount: 3),
    MakerNoteMaker(name: "Olympus", maker: .olympus, exceptions: [], fileCount: 3),
  ]

  /// The row of a camera, or nil where it isn't known to write a note.
  static func row(maker: StatedMaker, model: String?) -> MakerNoteMaker? {
    all.first { row in
      maker.makers.contains(row.maker) && model.map { !row.exceptions.contains($0) } ?? true
    }
  }
}
