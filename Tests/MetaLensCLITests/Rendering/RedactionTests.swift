import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

@Suite struct RedactionTests {
  @Test(arguments: [
    ("/home/ada/a.jpg", "a.jpg"), ("a.jpg", "a.jpg"), ("dir/", "dir"), ("/", "/"), ("./x/y//", "y"),
    ("-", "-"),
  ])
  func pathsLoseTheirDirectories(path: String, expected: String) {
    #expect(Redaction.path(SystemPath(path)).text == expected)
  }

  @Test func takesPersonalDataOutOfReports() throws {
    let report = OriginalityReport.sample()
    let file = Redaction.applied(
      to: AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report)))
    let redacted = try #require(file.report)
    #expect(redacted.score == report.score && redacted.flags.count == report.flags.count)
    #expect(redacted.summary.make == "Canon" && redacted.summary.software == "GIMP 2.4.5")
    let json = try JSONReport.value(of: file, in: .english)
    #expect(json["redacted"]?.boolValue == true)
    for key in [
      "location", "altitude", "gpsTime", "cameraSerialNumber", "lensSerialNumber", "artist", "copyright",
    ] { #expect(json["summary"]?[key] == .null, "\(key)") }
    let written = String(decoding: json.written(), as: UTF8.self)
    for secret in ["SECRET", "SERIAL", "Ada", "Carla", "33.5", "91.5"] { #expect(!written.contains(secret)) }
  }

  @Test(
    arguments: [
      (.time(.impossible(tag: "GPSDateStamp", value: "2020:13:01")), "GPSDateStamp …"),
      (.time(.impossible(tag: "DateTime", value: "0000:00:00 00:00:00")), "DateTime 0000:00:00 00:00:00"),
      (.time(.impossible(tag: "DateTime", value: "by Ada")), "DateTime …"),
      (.other(id: "newer", parameters: ["name": .string("Ada")]), ""),
      (.place(.impossible(reason: .outOfRange, value: "91")), "outOfRange …"),
      (.place(.tool(value: "119/5")), "…"),
      (.place(.typed(latitude: "37.5", longitude: "127.02")), "… …"),
      (.place(.altitudeImpossible(metres: "14000", reference: "0")), "…"),
      (.place(.xmpDiffers(stated: "52,31.1N 13,24.5E", metres: 80)), "…"),
      (.time(.zoneImpossible(offset: "+09:00", longitude: "-118.2")), "…"),
      (.time(.gpsTimeConflict(created: "2023-05-30T15:56:01", fix: "2023-05-30T06:51:01+00:00")), "…"),
      (.time(.gpsDateConflict(created: "2023-05-30T15:56:01", fix: "2021-05-30T06:51:01+00:00")), "…"),
      (
        .time(.statementDiffers(property: "IPTC 2:55", stated: "by Ada", created: "2023-05-30T15:56:01")), "…"
      ),
    ] as [(OriginalityFlag.FlagDetail, String)])
  func flagsKeepOnlyWhatIsHarmless(detail: OriginalityFlag.FlagDetail, expected: String) throws {
    var report = OriginalityReport.sample()
    report.flags = [OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: 0, points: 0)]
    let file = Redaction.applied(
      to: AnalyzedFile(label: FileLabel(SystemPath("a")), outcome: .success(report)))
    let parameters = try #require(file.report?.flags.first?.detail.parameters)
    let shown = ["tag", "reason", "value", "date", "latitude", "longitude", "metres", "fix", "stated"]
      .compactMap { parameters[$0]?.stringValue }
    #expect(shown.joined(separator: " ") == expected)
    #expect(parameters["name"] == nil)
  }

  /// Numbers of a body and identifiers of a document, as flags of the file's story quote them.
  @Test(
    arguments: [
      .story(.serialDisagree(first: "SECRET1", firstPlace: "A", second: "SECRET2", secondPlace: "B")),
      .story(.documentIDForeign(identifier: "xmp.did:SECRET")),
    ] as [OriginalityFlag.FlagDetail])
  func flagsLoseWhatTellsABody(detail: OriginalityFlag.FlagDetail) throws {
    var report = OriginalityReport.sample()
    report.flags = [OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: 0, points: 0)]
    let file = Redaction.applied(
      to: AnalyzedFile(label: FileLabel(SystemPath("a")), outcome: .success(report)))
    let kept = try #require(file.report?.flags.first?.detail)
    #expect(kept.id == detail.id)
    #expect(!kept.parameters.values.contains { $0.stringValue?.contains("SECRET") ?? false })
  }

  @Test func errorsLoseTheirPath() {
    let error = MetaLensError(.notFound, path: "/home/ada/a.jpg", detail: "/home/ada")
    let file = Redaction.applied(
      to: AnalyzedFile(label: FileLabel(SystemPath("a")), outcome: .failure(error)))
    #expect(file.error == MetaLensError(.notFound))
  }
}
