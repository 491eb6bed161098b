import Testing

@testable import MetaLensRendering

struct TextColumnsTests {
  @Test func numbersStandToTheRightAndNothingTrails() {
    var columns = TextColumns(heads: ["#", "name", ""], numeric: [0])
    columns.add("1", "写真", "x")
    columns.add("100", "a", "")
    #expect(columns.lines(Paint(isEnabled: false)) == ["    #  name", "    1  写真  x", "  100  a"])
  }

  @Test func noRowsNoHeads() {
    #expect(TextColumns(heads: ["a"], numeric: []).lines(Paint(isEnabled: false)).isEmpty)
  }
}
