import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct RowCheckTests {
  @Test(arguments: [
    ("{\"a\":\"}\\\"\\n\",\"b\":[1,{}]}\n", OutputFormat.ndjson, true), ("{}", .json, true),
    ("{}\n", .ndjson, true),
    ("{}", .ndjson, false), ("{}\n{}\n", .ndjson, false), ("{}{}\n", .ndjson, false),
    ("{\n}\n", .ndjson, false),
    ("{[}]\n", .ndjson, false), ("{\"a}\n", .ndjson, false), ("[]\n", .ndjson, false), ("", .ndjson, false),
    ("{\"a\":\"\u{1B}[2J\"}\n", .ndjson, false),
    ("{\"a\":\"\\\u{1}\"}\n", .ndjson, false), ("{\"a\":\"\\\\\"}\n", .ndjson, true),
    ("{\"a\\\"}\n", .ndjson, false), ("{\"a\\\n", .ndjson, false), ("\"{}\"\n", .ndjson, false),
    ("1\n", .ndjson, false), ("[{}]\n", .ndjson, false), ("{}x\n", .ndjson, false), ("{\n", .ndjson, false),
    ("}\n", .ndjson, false), ("{\"a\":{}\n", .ndjson, false), ("{\u{1}}\n", .ndjson, false),
    ("a,\"b\"\"c\",d\r\n", .csv, true), ("a,b\n", .csv, true), ("a,\"b\n", .csv, false),
    ("a\r\nb\r\n", .csv, false),
    ("green ü 写真\n", .table, true), ("a\nb\n", .table, false), ("\u{1B}[1m", .table, false),
    ("\u{1B}[1mx\u{1B}[0m\n", .table, false), ("x\u{85}\n", .table, false), ("x\u{7F}\n", .table, false),
    ("<b>\n", .html, false),
  ])
  func tellsARowFromAnythingElse(row: String, format: OutputFormat, isRow: Bool) {
    #expect(RowCheck.isRow(Array(row.utf8)[...], of: format, isPainted: false) == isRow)
  }

  @Test(arguments: [
    ("\u{1B}[1;32mx\u{1B}[0m\n", true), ("\u{1B}[2J\n", false), ("\u{1B}]0;x\n", false), ("\u{1B}[1", false),
    ("\u{1B}[1\n", false),
  ])
  func coloursAreAllThatSteersATerminal(row: String, isRow: Bool) {
    #expect(RowCheck.isRow(Array(row.utf8)[...], of: .table, isPainted: true) == isRow)
  }

  @Test func whatIsNoTextIsNoRow() {
    #expect(!RowCheck.isRow([0xC3, 0x0A], of: .table, isPainted: false))
  }

  @Test func aRowWhoseTagWouldPaintIsOne() {
    let file = AnalyzedFile(
      label: FileLabel(SystemPath("a.jpg")), outcome: .success(.sample(software: "GIMP\r\n\t\u{1B}[32m")))
    let row = CSVReport.row(of: file, in: .english)
    #expect(RowCheck.isRow(Array(row.utf8)[...], of: .csv, isPainted: false))
  }
}
