import Testing

@testable import MetaLensAssessment

struct TabSeparatedRowsTests {
  @Test(
    arguments: [
      ("", []), ("\n\r\n#a\tb\n", []), ("a", [["a"]]), ("a\tb\n", [["a", "b"]]),
      ("a\t\tb\t\n", [["a", "", "b", ""]]),
      ("a\r\nb\r\n", [["a"], ["b"]]), ("a\rb", [["a\rb"]]), ("\u{FEFF}# x\na", [["a"]]),
      ("a # b\n\u{FEFF}", [["a # b"], ["\u{FEFF}"]]), ("é\t\0", [["é", "\0"]]),
    ] as [(String, [[String]])])
  func cells(table: String, rows: [[String]]) { #expect(TabSeparatedRows(table).map(\.texts) == rows) }

  @Test func linesAreCountedWhereTheyArePassedOver() {
    let rows = Array(TabSeparatedRows("# 1\n\na\tb\n\nc"))
    #expect(rows.map(\.line) == [3, 5])
    #expect(rows.map { $0.cells.last?.indices } == [7..<8, 10..<11])
  }
}
