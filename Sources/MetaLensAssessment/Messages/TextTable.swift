import MetaLensPlatform

/// Texts in rows and columns, in one literal: a line a row, its columns parted by tabs.
///
/// Texts hold no tab and no line break; the generator refuses them. The compiler takes milliseconds for each element of
/// an array of texts, and none for the characters of a literal: an array of all messages took it a fifth of the time in
/// which it optimizes this module (Docs/Benchmarks.md).
package struct TextTable: Sendable {
  /// All of it.
  let text: String
  /// Where each row begins, in bytes of UTF-8, and where one behind the last would.
  private let starts: [Int]

  /// The table that a literal holds.
  package init(_ literal: String) {
    text = literal
    var starts = [0]
    var start = 0
    let count = literal.utf8.count
    while let end = literal.utf8Offset(of: UInt8(ascii: "\n"), in: start..<count) {
      start = end + 1
      starts.append(start)
    }
    if start < count { starts.append(count + 1) }
    self.starts = starts
  }

  /// How many rows there are.
  package var count: Int { starts.count - 1 }

  /// Where a row's column, both from 0, stands in the text, in bytes of UTF-8; empty if the row has fewer columns.
  func range(_ row: Int, _ column: Int) -> Range<Int> {
    text.utf8Range(ofField: column, in: starts[row]..<(starts[row + 1] - 1))
  }

  /// What stands in a row and a column, both from 0; empty if a row has fewer columns.
  package subscript(row: Int, column: Int) -> String {
    let range = range(row, column)
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// The row whose first column is this text, of a table in the order of the UTF-8 of these; nil if there is none.
  package func row(of key: String) -> Int? {
    let row = (0..<count).partitioningIndex { text.utf8Order(of: range($0, 0), beside: key) >= 0 }
    return row < count && text.utf8Order(of: range(row, 0), beside: key) == 0 ? row : nil
  }
}
