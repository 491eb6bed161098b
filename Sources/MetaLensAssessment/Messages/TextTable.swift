import MetaLensPlatform

/// Texts in rows and columns, in one literal: each line is a row, with columns separated by tabs.
///
/// Texts contain no tab and no line break; the generator rejects them. The compiler takes milliseconds for each element
/// of an array of texts, but none for the characters of a literal: an array of all messages took a fifth of the time
/// for optimizing this module (Docs/Measurements/BuildTime.md).
package struct TextTable: Sendable {
  /// The whole table.
  let text: String
  /// The offset of each row in bytes of UTF-8, and the offset after the last row.
  private let starts: [Int]

  /// Makes the table in a literal.
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

  /// The number of rows.
  package var count: Int { starts.count - 1 }

  /// Returns the range of a row's column, both counted from 0, in bytes of UTF-8; empty if the row has fewer columns.
  func range(_ row: Int, _ column: Int) -> Range<Int> {
    text.utf8Range(ofField: column, in: starts[row]..<(starts[row + 1] - 1))
  }

  /// Returns the text in a row and a column, both counted from 0; empty if the row has fewer columns.
  package subscript(row: Int, column: Int) -> String {
    let range = range(row, column)
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// Returns the row whose first column is this text, in a table sorted by the UTF-8 of its first column; nil if there
  /// is none.
  package func row(of key: String) -> Int? {
    let row = (0..<count).partitioningIndex { text.utf8Order(of: range($0, 0), beside: key) >= 0 }
    return row < count && text.utf8Order(of: range(row, 0), beside: key) == 0 ? row : nil
  }
}
