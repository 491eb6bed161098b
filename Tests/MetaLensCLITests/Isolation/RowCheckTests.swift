import MetaLensKit
import MetaLensPlatform
import MetaLensRendering
import MetaLensSamples
import Testing

@testable import MetaLensCLI

struct RowCheckTests {
  @Test(arguments: [
    ("{\"a\":\"}\\\"\\n\",\"b\":[1,{}]}\n", OutputFormat.ndjson, true),
    ("{\"a\":1}", .json, true), ("{\"a\":1}\n", .ndjson, true), ("{}", .json, false),
    ("{\"a\":1}\n{\"a\":1}\n", .ndjson, false), ("{\"a\":1,\"a\":NaN}\n", .ndjson, false),
    ("{\"id\":\"999\",\"x\":1,,NaN}", .json, false),
    ("{}", .ndjson, false), ("{}\n", .ndjson, false), ("{}\n{}\n", .ndjson, false),
    ("{}{}\n", .ndjson, false), ("{\n}\n", .ndjson, false),
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

  /// Checks that a row is refused that has raw what no format writes raw.
  @Test(arguments: [
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{2028}", "\u{2029}",
    "\u{200B}", "\u{FEFF}", "\u{7F}", "\u{9B}",
  ])
  func whatSteersTextIsEscaped(sign: String) {
    let rows: [(OutputFormat, String)] = [
      (.table, "a\(sign)b\n"), (.text, "a\(sign)b\n"), (.csv, "a\(sign)b\r\n"),
      (.json, "{\"a\":\"\(sign)\"}"), (.ndjson, "{\"a\":\"\(sign)\"}\n"),
    ]
    for (format, row) in rows {
      for isPainted in [false, true] {
        #expect(
          !RowCheck.isRow(Array(row.utf8)[...], of: format, isPainted: isPainted), "\(format.rawValue)")
      }
    }
  }

  /// Checks that a photo whose name and tags have such characters has a row nevertheless.
  @Test(arguments: [OutputFormat.table, .csv, .json, .ndjson], [false, true])
  func aPhotoThatSteersTextHasARow(format: OutputFormat, isPainted: Bool) {
    let odd =
      "a\u{202E}\u{2028}\u{2029}\u{2066}\u{200B}\u{FEFF}\u{7F}\u{9B}\u{1B}[2J\u{E0067}"
      + "👩\u{200D}🔬\r\n\t,;=\"\\"
    var settings = ReaderSettings()
    (settings.format, settings.isPainted) = (format, isPainted)
    for language in Language.allCases {
      settings.language = language
      let file = AnalyzedFile(
        label: FileLabel(SystemPath(odd)), outcome: .success(.sample(model: odd, software: odd)))
      let row = settings.renderer.row(of: file)
      #expect(RowCheck.isRow(row[...], of: format, isPainted: isPainted), "\(language.rawValue)")
    }
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
