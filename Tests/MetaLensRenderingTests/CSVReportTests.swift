import Foundation
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct CSVReportTests {
  private func row(path: String = "a.jpg", software: String) -> String {
    let file = AnalyzedFile(
      label: FileLabel(SystemPath(path)), outcome: .success(.sample(software: software)))
    return CSVReport.row(of: file, in: .english)
  }

  @Test func beginsWithTheColumnsPromised() {
    #expect(
      CSVReport.header
        == "path,score,badge,make,model,software,creationDate,latitude,longitude,flags,error,depth,"
        + "verdict,confidence,calibrated,probability,prior,scoreModel,sha256,bytes,width,height,modified,reason,"
        + "credentials,cameraSerialNumber,lens,gpsTime,creationDateKind\r\n"
    )
  }

  /// `Docs/JSON.md` describes each column, in order.
  @Test func theirPageNamesEachColumn() throws {
    let page = URL(filePath: #filePath).appending(path: "../../../Docs/JSON.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.split(separator: "\n## ").first { $0.hasPrefix("CSV\n") })
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.flatMap { row in
      (row.split(separator: "|").first ?? "").matches(of: #/`(\w+)`/#).map { String($0.1) }
    }
    #expect(names == CSVReport.columns)
  }

  @Test func writesARow() {
    #expect(
      row(software: "GIMP 2.4.5")
        == "a.jpg,42,red,Canon,Canon EOS 40D,GIMP 2.4.5,2008-05-30T15:56:01,-33.5,127.25,"
        + "softwareEdited cameraInfo gpsImpossible hasGps noSoftwareInfo,,metadata,edited,0.56,true,0.42,0.5,fitted/1,"
        + "ab12,3145728,3888,2592,,Its metadata says that the editing program “GIMP 2.4.5” saved the file.,,"
        + "SERIAL-BODY,,2008-05-30T06:56:01+00:00,taken\r\n"
    )
  }

  /// The serial number and the GPS time are withheld, as coordinates are; the lens's name is kept.
  @Test func redactionWithholdsWhoseCameraItIs() {
    var report = OriginalityReport.sample()
    report.summary.lens = "EF50mm f/1.4 USM"
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    #expect(
      CSVReport.row(of: file, in: .english)
        .hasSuffix(",SERIAL-BODY,EF50mm f/1.4 USM,2008-05-30T06:56:01+00:00,taken\r\n"))
    let redacted = CSVReport.row(of: Redaction.applied(to: file), in: .english)
    #expect(redacted.hasSuffix(",,EF50mm f/1.4 USM,,taken\r\n"))
  }

  /// A scan states when it was digitized, not when the picture was taken; without a date there is no kind.
  @Test(arguments: [("taken", true), ("digitized", true), ("", false)])
  func saysWhatTheDateIsOf(kind: String, hasDate: Bool) {
    var report = OriginalityReport.sample()
    report.summary.creationDateKind = PhotoSummary.CreationDateKind(rawValue: kind) ?? .digitized
    if !hasDate { report.summary.creationDate = nil }
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    #expect(CSVReport.row(of: file, in: .english).hasSuffix(",2008-05-30T06:56:01+00:00,\(kind)\r\n"))
    #expect(CSVReport.row(of: Redaction.applied(to: file), in: .english).hasSuffix(",,\(kind)\r\n"))
  }

  @Test(arguments: [
    ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("+1", "'+1"), ("＝1+1", "'＝1+1"), ("-1", "'-1"), ("@SUM", "'@SUM"),
    ("\tx", "\\u{9}x"),
    ("\rx", "\\u{d}x"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("a\nb", "a\\u{a}b"),
    ("=a,b", "\"'=a,b\""), ("\r\n", "\\u{d}\\u{a}"), ("plain", "plain"), ("a=b", "a=b"), ("x\0y", "x\\u{0}y"),
    ("\u{1b}[2J", "\\u{1b}[2J"), ("\u{202e}x\ty", "\\u{202e}x\\u{9}y"),
  ])
  func guardsCells(software: String, cell: String) {
    #expect(row(software: software).contains("Canon EOS 40D," + cell + ",2008"))
  }

  @Test func guardsPathsToo() { #expect(row(path: "-a.jpg", software: "x").hasPrefix("'-a.jpg,")) }

  @Test func tellsErrors() {
    let file = AnalyzedFile(
      label: FileLabel(SystemPath("b.jpg")), outcome: .failure(MetaLensError(.emptyFile)))
    #expect(
      CSVReport.row(of: file, in: .english)
        == "b.jpg,,,,,,,,,,emptyFile: The file is empty.,,,,,,,,,,,,,,,,,,\r\n"
    )
  }

  /// Where a semicolon separates cells, a formula could begin after it.
  @Test(arguments: [
    ("Studio;=1+2", "Studio;'=1+2"), ("a; +b", "a; '+b"), ("a;b=c", "a;b=c"), ("a;;@b", "a;;'@b"),
    ("a;－b", "a;'－b"),
  ])
  func noFormulaStandsBehindASemicolon(text: String, cell: String) { #expect(CSVReport.text(text) == cell) }

  @Test func noTagPaintsARow() {
    let file = AnalyzedFile(
      label: FileLabel(SystemPath("a.jpg")), outcome: .success(.sample(software: "GIMP\r\n\t100  green")))
    let row = CSVReport.row(of: file, in: .english)
    #expect(row.contains("GIMP\\u{d}\\u{a}\\u{9}100  green,"))
    #expect(row.utf8.filter { $0 == 0x0A || $0 == 0x0D }.count == 2)
  }
}
