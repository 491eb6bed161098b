/// The sequence of the rows of a tab-separated table, without empty lines and comments, which begin with `#`.
///
/// Windows line ends and a byte order mark are skipped. Rows are bytes until text is needed: splitting by characters
/// takes several times as long, once in each process.
package struct TabSeparatedRows: Sequence, IteratorProtocol {
  /// A row of the table.
  package struct Row {
    /// The line, from 1.
    package var line: Int
    /// The whole row, without the line end; indices are those of the table.
    package var bytes: ArraySlice<UInt8>

    /// The cells, including empty ones.
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

    /// The cells as text; bytes that aren't UTF-8 are replaced.
    package var texts: [String] { cells.map { String(decoding: $0, as: UTF8.self) } }
  }

  private let table: [UInt8]
  private var position: Int
  private var line = 0

  package init(_ table: [UInt8]) {
    self.table = table
    position = table.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

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
