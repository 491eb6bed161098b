import MetaLensRendering

/// Records of a CSV file as in RFC 4180, read one at a time: quoted cells, line breaks inside them, a byte order mark,
/// and every system's line ends.
///
/// Also reads what spreadsheets save: semicolons where the comma is the decimal mark, tabs, UTF-16, and `sep=;` before
/// the header.
struct CSVRecords {
  /// A record, and the line in which it begins.
  struct Record {
    var line: Int
    var cells: [[UInt8]]
  }

  /// What is wrong with the file, and in which line.
  struct Malformation: Error {
    var line: Int
    var reason: String
  }

  private static let quote = UInt8(ascii: "\"")
  /// The maximum number of cells in a record; no spreadsheet has more than 16,384 columns.
  private static let maximumCells = 20_000
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: [UInt8]
  private let separator: UInt8
  private var index: Int
  private var line = 1

  init(_ content: [UInt8]) {
    bytes = ListText.utf8(content)
    let start = bytes.starts(with: CSVReport.byteOrderMark) ? 3 : 0
    let first = bytes[start...].prefix { $0 != Self.lineFeed && $0 != Self.carriageReturn }
    let isTold = first.count == 5 && first.starts(with: "sep=".utf8)
    separator = isTold ? bytes[first.endIndex - 1] : Self.separator(of: first)
    index = isTold ? first.endIndex : start
  }

  /// Returns the separator that makes `path` and `label` columns of the first line, else the first of comma, semicolon
  /// and tab that the line contains.
  private static func separator(of header: ArraySlice<UInt8>) -> UInt8 {
    let separators = [",", ";", "\t"].map { UInt8(ascii: $0) }
    func names(_ separator: UInt8) -> Set<String> {
      Set(
        header.prefix(1 << 16).split(separator: separator).map { cell in
          let bare = cell.filter { $0 != quote }
          return String(decoding: LabelSpellings.trimmed(Array(bare)), as: UTF8.self).lowercased()
        })
    }
    return separators.first { names($0).isSuperset(of: ["path", "label"]) }
      ?? separators.first(where: header.contains) ?? UInt8(ascii: ",")
  }

  /// Returns the next record, or nil at the end; empty lines are skipped.
  mutating func next() throws(Malformation) -> Record? {
    while index < bytes.count, isLineEnd { skipLineEnd() }
    guard index < bytes.count else { return nil }
    var record = Record(line: line, cells: [])
    while true {
      guard record.cells.count < Self.maximumCells else {
        throw Malformation(line: record.line, reason: "more than \(Self.maximumCells) cells")
      }
      record.cells.append(
        index < bytes.count && bytes[index] == Self.quote ? try quotedCell() : try plainCell())
      guard index < bytes.count else { return record }
      if isLineEnd {
        skipLineEnd()
        return record
      }
      // The byte here is the separator, since a cell ends only at a separator, a line end or the end of the file.
      index += 1
    }
  }

  private var isLineEnd: Bool { bytes[index] == Self.lineFeed || bytes[index] == Self.carriageReturn }

  private mutating func skipLineEnd() {
    let isPair =
      bytes[index] == Self.carriageReturn && index + 1 < bytes.count && bytes[index + 1] == Self.lineFeed
    index += isPair ? 2 : 1
    line += 1
  }

  private mutating func plainCell() throws(Malformation) -> [UInt8] {
    let start = index
    while index < bytes.count, bytes[index] != separator, !isLineEnd {
      if bytes[index] == Self.quote {
        throw Malformation(
          line: line, reason: "a cell that contains a quote must be quoted, and its quotes doubled")
      }
      index += 1
    }
    return Array(bytes[start..<index])
  }

  private mutating func quotedCell() throws(Malformation) -> [UInt8] {
    let first = line
    var cell: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Self.quote {
        index += 1
        if index < bytes.count, bytes[index] == Self.quote {
          cell.append(byte)
          index += 1
          continue
        }
        guard index == bytes.count || bytes[index] == separator || isLineEnd else {
          throw Malformation(line: line, reason: "text follows the end of a quoted cell")
        }
        return cell
      }
      if isLineEnd {
        let start = index
        skipLineEnd()
        cell.append(contentsOf: bytes[start..<index])
      } else {
        cell.append(byte)
        index += 1
      }
    }
    throw Malformation(line: first, reason: "a quoted cell has no closing quote")
  }
}
