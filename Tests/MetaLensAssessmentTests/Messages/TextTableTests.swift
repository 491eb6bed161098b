import Testing

@testable import MetaLensAssessment

struct TextTableTests {
  static let table = TextTable(
    """
    one\teins\tun
    two\t\tdeux
    three
    four\tvier
    """)

  @Test(arguments: [
    (0, 0, "one"), (0, 1, "eins"), (0, 2, "un"), (1, 1, ""), (1, 2, "deux"), (2, 0, "three"), (3, 1, "vier"),
    // A row's missing columns aren't taken from the next row.
    (0, 3, ""), (2, 1, ""), (2, 2, ""), (3, 2, ""),
  ])
  func cells(row: Int, column: Int, text: String) {
    #expect(Self.table[row, column] == text)
  }

  @Test(arguments: [
    ("aa", 0), ("b", 1), ("bb", 2), ("", nil), ("a", nil), ("ba", nil), ("bbb", nil), ("é", nil),
  ])
  func rowsAreFound(key: String, row: Int?) {
    #expect(TextTable("aa\t1\nb\t2\nbb\t3\n").row(of: key) == row)
    #expect(TextTable("").row(of: key) == nil)
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\n\nb", 3)])
  func rowsAreCounted(literal: String, count: Int) {
    #expect(TextTable(literal).count == count)
  }
}
