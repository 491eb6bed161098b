import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

@Suite struct TableReportTests {
  @Test(arguments: ["a.jpg", "사진/여름.jpg", "写真.jpg", "\u{1b}[2J.jpg"])
  func columnsStandBelowEachOther(path: String) throws {
    let table = TableReport(columns: 100, language: .english, paint: Paint(isEnabled: false))
    let file = AnalyzedFile(label: FileLabel(SystemPath(path)), outcome: .success(.sample()))
    let row = table.row(of: file)
    let camera = try #require(row.firstRange(of: "Canon EOS"))
    let heading = try #require(table.header.firstRange(of: "Model"))
    #expect(
      DisplayWidth.of(String(row[..<camera.lowerBound]))
        == DisplayWidth.of(String(table.header[..<heading.lowerBound])))
    #expect(row.hasPrefix("   42  red    Canon EOS 40D "))
    #expect(row.contains("  " + SafeText.escaping(path) + " "))
    #expect(row.hasSuffix("softwareEdited gpsImpossible\n"))
  }

  @Test func tellsErrors() {
    let table = TableReport(columns: 100, language: .english, paint: Paint(isEnabled: false))
    let file = AnalyzedFile(
      label: FileLabel(SystemPath("b.jpg")), outcome: .failure(MetaLensError(.emptyFile)))
    let row = table.row(of: file)
    #expect(row.hasPrefix("    –  –      –  "))
    #expect(row.hasSuffix("  The file is empty.\n"))
  }

  @Test(arguments: Language.allCases) func headingsAreWhole(language: Language) {
    let table = TableReport(columns: 60, language: language, paint: Paint(isEnabled: false))
    for key in [MessageKey.labelScore, .labelBadge, .factModel, .factFile, .tableFlags] {
      #expect(table.header.contains(key.text(in: language)))
    }
  }
}
