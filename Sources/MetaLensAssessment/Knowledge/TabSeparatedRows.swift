/// The rows of a tab-separated table, one after another: an empty line is none, nor is a comment, which begins with `#`.
///
/// Line ends of Windows and a byte order mark are passed over. Rows stay bytes until somebody wants text: splitting by
/// characters costs several times as much, once in each process.
package struct TabSeparatedRows: Sequence, IteratorProtocol {
  /// A row as it stands in the table.
  package struct Row {
    /// The line, from 1.
    package var line: Int
    /// All of it, without the line's end; indices are those of the table.
    package var bytes: ArraySlice<UInt8>

    /// The cells, empty ones too.
    package var cells: [ArraySlice<UInt8>] {
      var cells: [ArraySlice<UInt8>] = []
      cells.reserveCapacity(8)
      var start = bytes.startIndex
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\t") {
        cells.append(bytes[start..<index])
        start = index + 1
      }
      cells.append(bytes[start...])
      return cells
    }

    /// The cells as text; what isn't UTF-8 is repaired.
    package var texts: [String] { cells.map { String(decoding: $0, as: UTF8.self) } }
  }

  private let table: [UInt8]
  private var position: Int
  private var line = 0

  /// The rows of a table's bytes.
  package init(_ table: [UInt8]) {
    self.table = table
    position = table.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The rows of a table's text.
  package init(_ table: String) { self.init(Array(table.utf8)) }

  package mutating func next() -> Row? {
    while position < table.count {
      let end = table[position...].firstIndex(of: UInt8(ascii: "\n")) ?? table.count
      var bytes = table[position..<end]
      position = end + 1
      line += 1
      if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      if let first = bytes.first, first != UInt8(ascii: "#") { return Row(line: line, bytes: bytes) }
    }
    return nil
  }
}
