import MetaLensBytes

/// What one photo of a camera looks like: a row of a table of signatures.
package struct CameraSignature: Sendable, Equatable {
  /// SHA-256 of the photo, lower-case hexadecimal.
  package var sha256: String
  /// EXIF Make.
  package var make: String
  /// EXIF Model.
  package var model: String
  /// Stands for one camera on one day: two photos that share it aren't independent.
  package var body: String
  /// Stands for the picture, whatever was done to its metadata: its size and how long its coded data are.
  package var picture: String
  /// What was seen, in the order of `CameraFeature.allCases`.
  package var values: [String]
  /// Where the photo comes from.
  package var source: String

  /// The columns, in order.
  package static let columns =
    ["sha256", "make", "model", "body", "picture"] + CameraFeature.allCases.map(\.rawValue) + ["source"]

  /// Whether it is of a HEIF; of a JPEG otherwise.
  var isHEIF: Bool { values[CameraFeature.container.index] != "-" }

  /// The row as a line, without its end.
  package var line: String {
    ([sha256, make, model, body, picture] + values + [source]).map { Self.cell($0, limit: 300) }
      .joined(separator: "\t")
  }

  /// Parses a line; throws what is wrong with it where it is no row.
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

  /// Bytes of a row at most; real rows are far shorter.
  private static let maximumBytes = 1 << 14

  /// A text as a cell can hold it: without control characters, cut, `-` where it would be empty.
  static func cell(_ text: String, limit: Int = 100) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(limit) {
      scalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    let bytes = String(scalars).utf8.drop { $0 == 0x20 }
    let trimmed = bytes.prefix(bytes.count - bytes.reversed().prefix { $0 == 0x20 }.count)
    return trimmed.isEmpty ? "-" : String(decoding: Array(trimmed), as: UTF8.self)
  }

  /// The first letters of a text's SHA-256: enough to tell a few million apart.
  static func digest(_ bytes: [UInt8], count: Int) -> String {
    DigestStream.sha256(of: bytes).map { String($0.prefix(count)) } ?? "-"
  }
}
