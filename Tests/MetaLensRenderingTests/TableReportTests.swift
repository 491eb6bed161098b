import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct TableReportTests {
  private func table(
    _ columns: Int?, isWide: Bool = false, _ language: Language = .english
  ) -> TableReport {
    TableReport(columns: columns, isWide: isWide, language: language, paint: Paint(isEnabled: false))
  }

  private func file(_ path: String, _ report: OriginalityReport = .sample()) -> AnalyzedFile {
    AnalyzedFile(label: FileLabel(SystemPath(path)), outcome: .success(report))
  }

  @Test func tellsWhatAPersonAsks() {
    #expect(
      table(160).row(of: file("d/a.jpg"))
        == "edited                 42  2008-05-30  Canon EOS 40D            "
        + "d/a.jpg                              "
        + "Its metadata says that the editing program “GIMP 2.4.5” sa…\n")
    #expect(
      table(nil, isWide: true).row(of: file("d/a.jpg"))
        .hasSuffix("Its metadata says that the editing program “GIMP 2.4.5” saved the file.\n"))
  }

  /// A row doesn't say that a picture was saved again if only its metadata was rewritten.
  @Test func rewrittenMetadataIsNamed() {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: "metadataRewritten")
    #expect(table(160).row(of: file("a.jpg", report)).hasPrefix("metadata rewritten     42  "))
    report.verdict.by = "savedAgain"
    #expect(table(160).row(of: file("a.jpg", report)).hasPrefix("re-saved               42  "))
  }

  @Test(arguments: Language.allCases, [60, 80, 100, 200]) func rowsAreCutToTheWidth(
    language: Language, columns: Int
  ) {
    let long = String(repeating: "写真 ", count: 40)
    let table = table(columns, language)
    let failed = AnalyzedFile(
      label: FileLabel(SystemPath(long)), outcome: .failure(MetaLensError(.readFailed, detail: long)))
    let rows = [table.header, table.row(of: file(long, .sample(model: long, software: long)))]
    for row in rows + [table.row(of: failed)] {
      // The narrowest width that holds all columns; a terminal may be narrower.
      let minimum = Verdict.names(in: language).map(DisplayWidth.of).max() ?? 0
      #expect(DisplayWidth.of(String(row.dropLast())) <= max(columns, minimum + 60))
      #expect(row.utf8.count { $0 == 10 } == 1)
    }
  }

  @Test(arguments: ["a.jpg", "사진/여름.jpg", "写真.jpg", "\u{1b}[2J.jpg"])
  func columnsStandBelowEachOther(path: String) throws {
    let table = table(140)
    let row = table.row(of: file(path))
    let reason = try #require(row.firstRange(of: "Its metadata"))
    let heading = try #require(table.header.firstRange(of: "Strongest"))
    #expect(
      DisplayWidth.of(String(row[..<reason.lowerBound]))
        == DisplayWidth.of(String(table.header[..<heading.lowerBound])))
    #expect(row.contains("  " + SafeText.escaping(path) + " "))
  }

  /// Combined characters, and joined pictures, take as many columns as terminals use to draw them.
  @Test(arguments: ["\u{1100}", "👩\u{200d}", "\u{600}"])
  func noNameBeginsARowOfItsOwn(letter: String) throws {
    let row = table(140).row(of: file(String(repeating: letter, count: 33) + "original          99"))
    // A combined character that doesn't fit is left out completely.
    let scalar = try #require(letter.unicodeScalars.first)
    #expect(!row.unicodeScalars.contains(scalar), "\(row)")
    #expect(row.contains("riginal          99  "))
  }

  /// The end of a path distinguishes files.
  @Test func aLongPathLosesItsBeginning() {
    let path = String(repeating: "d/", count: 100) + "photo.jpg"
    #expect(table(80).row(of: file(path)).contains("  …"))
    #expect(table(80).row(of: file(path)).contains("photo.jpg  "))
    #expect(table(nil, isWide: true).row(of: file(path)).contains(path))
  }

  /// Two files of one name in two folders are told apart in a file or a pipe; only the other cells are cut there.
  @Test(arguments: ["0114 Smith v Jones", "0115 Brown v Green"])
  func withoutATerminalPathsAreWhole(folder: String) {
    let path = "x/Case 2026-\(folder)/Exhibit A/IMG_20250217_172956.jpg"
    let row = table(nil).row(of: file(path))
    #expect(row.contains("  " + path + "  Its metadata "))
    #expect(row.hasSuffix("…\n"))
    #expect(!table(140).row(of: file(path)).contains(path))
    let failed = AnalyzedFile(
      label: FileLabel(SystemPath(path)), outcome: .failure(MetaLensError(.emptyFile)))
    #expect(table(nil).row(of: failed).contains("  " + path + "  The file is empty."))
  }

  @Test func tellsErrors() {
    let failed = AnalyzedFile(
      label: FileLabel(SystemPath("b.jpg")), outcome: .failure(MetaLensError(.emptyFile)))
    let row = table(140).row(of: failed)
    #expect(row.hasPrefix("–                       –  –           –  "))
    #expect(row.hasSuffix("  The file is empty.\n"))
  }

  @Test(arguments: Language.allCases) func headingsAreWhole(language: Language) {
    let header = table(160, language).header
    for key in [MessageKey.labelScore, .tableVerdict, .tableDate, .tableCamera, .factFile, .tableReason] {
      #expect(header.contains(key.text(in: language)))
    }
  }
}
