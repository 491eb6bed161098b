import MetaLensBytes

/// The features of one photo by a camera: a row of a table of signatures.
package struct CameraSignature: Sendable, Equatable {
  /// The SHA-256 of the photo, in lower-case hexadecimal.
  package var sha256: String
  /// EXIF Make.
  package var make: String
  /// EXIF Model.
  package var model: String
  /// An identifier of one camera on one day: two photos that share it aren't independent.
  package var body: String
  /// An identifier of the picture, whatever was done to its metadata: its size and the length of its coded data.
  package var picture: String
  /// The values of the features, in the order of `CameraFeature.allCases`.
  package var values: [String]
  /// The source of the photo.
  package var source: String

  /// The names of the columns, in order.
  package static let columns =
    ["sha256", "make", "model", "body", "picture"] + CameraFeature.allCases.map(\.rawValue) + ["source"]

  /// Whether the photo is a HEIF; otherwise it is a JPEG.
  var isHEIF: Bool { values[CameraFeature.container.index] != "-" }

  /// The row as a line, without a line end.
  package var line: String {
    ([sha256, make, model, body, picture] + values + [source]).map { Self.cell($0, limit: 300) }
      .joined(separator: "\t")
  }

  /// Parses a line; throws what is wrong with it if it isn't a row.
  package static func parse(_ row: TabSeparatedRows.Row) throws(CameraSignatureTable.Fault) -> CameraSignature
  {
    func fault(_ reason: String) -> CameraSignatureTable.Fault { .init(line: row.line, reason: reason) }
    let line = row.bytes
    guard line.count <= maximumBytes else { throw fault("a row of over \(maximumBytes) bytes") }
    var cells: [String] = []
    cells.reserveCapacity(columns.count)
    for cell in row.cells {
      guard let text = String(validating: cell, as: UTF8.self) else { throw fault("no UTF-8") }
      cells.append(text)
    }
    guard cells.count == columns.count else {
      throw fault("\(cells.count) columns where there should be \(columns.count)")
    }
    if let empty = cells.firstIndex(where: \.isEmpty) { throw fault("\(columns[empty]) is empty") }
    if line.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
      throw fault("a control character")
    }
    guard Hexadecimal.isText(cells[0].utf8, count: 64) else {
      throw fault("sha256 is no SHA-256 in lower-case hexadecimal")
    }
    return CameraSignature(
      sha256: cells[0], make: cells[1], model: cells[2], body: cells[3], picture: cells[4],
      values: Array(cells[5..<(cells.count - 1)]), source: cells[cells.count - 1])
  }

  /// The maximum size of a row in bytes; real rows are far shorter.
  private static let maximumBytes = 1 << 14

  /// Returns a text that fits a cell: without control characters, cut to `limit`, and `-` if it would be empty.
  static func cell(_ text: String, limit: Int = 100) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit) {
      scalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    let bytes = String(scalars).utf8.drop { $0 == 0x20 }
    let trimmed = bytes.prefix(bytes.count - bytes.reversed().prefix { $0 == 0x20 }.count)
    return trimmed.isEmpty ? "-" : String(decoding: Array(trimmed), as: UTF8.self)
  }

  /// Returns the first digits of a SHA-256: enough to distinguish a few million texts.
  static func digest(_ bytes: [UInt8], count: Int) -> String {
    DigestStream.sha256(of: bytes).map { String($0.prefix(count)) } ?? "-"
  }
}
