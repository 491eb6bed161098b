import Foundation
import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct RedactionFlagTests {
  /// If every text that isn't declared public contains a marker, no output of a redacted report contains it.
  @Test(arguments: Rule.all.map(\.id.name)) func privateTextsAreFoundNowhere(name: String)
    async throws
  {
    let rule = try #require(Rule.all.first { $0.id.name == name })
    var parameters = rule.exampleDetail.parameters
    var isMarked = false
    for parameter in rule.flag.parameters where [.text, .textOrDash, .date].contains(parameter.format) {
      guard parameter.privacy != .public else { continue }
      // Of a program's name only what the catalog knows is kept, and no camera's name contains a brace.
      parameters[parameter.name] = .string(
        parameter.privacy == .program
          ? "MARKER GIMP 2.10 MARKER" : [.name, .tagged].contains(parameter.privacy) ? "{MARKER" : "MARKER")
      isMarked = true
    }
    let detail = OriginalityFlag.FlagDetail(id: rule.id, parameters: parameters)
    var report = OriginalityReport.sample()
    report.flags = [OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: 0, points: 0)]
    if rule.id == .softwareUnrecognized { report.summary.software = "MARKER" }
    let plain = AnalyzedFile(label: FileLabel(SystemPath("a")), outcome: .success(report))
    let service = PhotoMetadataService()
    let dossier = try await service.dossier(
      .bytes(ExamplePhoto.camera().bytes), depth: .metadata, hashing: false, wishes: .details)
    #expect(try Self.printed(plain, dossier).contains { $0.contains("MARKER") } == isMarked)
    for text in try Self.printed(Redaction.applied(to: plain), Redaction.applied(to: dossier)) {
      #expect(!text.contains("MARKER"))
    }
  }

  /// Returns the file's output as JSON, text, page and CSV.
  private static func printed(_ file: AnalyzedFile, _ dossier: PhotoDossier) throws -> [String] {
    let report = try #require(file.report)
    let page = PageSection(
      file: file, dossier: dossier,
      command: PageCommand(
        path: SystemPath("a"), reading: ReadingChoice(depth: .metadata, redact: file.isRedacted)),
      language: .english)
    return [
      String(decoding: JSONReport.written(file, in: .english), as: UTF8.self),
      TextReport(language: .english, paint: Paint(isEnabled: false)).text(of: file, report),
      page.markup, CSVReport.row(of: file, in: .english),
    ]
  }

  @Test(
    arguments: [
      (
        .flag(.aiPrompt, ["text": "my wife", "place": "tEXt parameters"]),
        ["text": "…", "place": "tEXt parameters"]
      ),
      (
        .flag(.aiLabelled, ["label": AILabelDegree.probable, "producer": "001", "place": "XMP TC260:AIGC"]),
        ["label": AILabelDegree.probable, "producer": "…", "place": "XMP TC260:AIGC"]
      ),
      (
        .flag(
          .credentialsCapture,
          ["program": "Ada's Adobe Photoshop 2025 (Serial: 1234567)", "term": "digitalCapture"]),
        ["program": "Adobe Photoshop 2025", "term": "digitalCapture"]
      ),
      (
        .flag(.credentialsCapture, ["program": "urn:uuid:0870d40a", "term": "digitalCapture"]),
        ["program": "…", "term": "digitalCapture"]
      ),
      (
        .flag(.credentialsEdited, ["action": "c2pa.edited", "program": "Zelda's tool", "when": "by me"]),
        ["action": "c2pa.edited", "program": "…", "when": "…"]
      ),
      (
        .flag(.dateImpossible, ["tag": "GPSDateStamp", "value": "2020:13:01"]),
        ["tag": "GPSDateStamp", "value": "…"]
      ),
      (
        .flag(.dateImpossible, ["tag": "DateTime", "value": "0000:00:00 00:00:00"]),
        ["tag": "DateTime", "value": "0000:00:00 00:00:00"]
      ),
      (
        .flag(.historyStep, ["action": "for Ada", "when": "2023-05-30T15:56:01Z", "changed": "/Ada"]),
        ["action": "…", "when": "2023-05-30T15:56:01Z", "changed": "…"]
      ),
      (
        .flag(.encoderCamera, ["layout": "APP5:ZqApp51 APP1:Exif APP10 APP1:ZqApp DQT2 SOF0 DRI DHT4 SOS"]),
        ["layout": "APP5:… APP1:Exif APP10 APP1:… DQT2 SOF0 DRI DHT4 SOS"]
      ),
      (
        .flag(.containerWriterIdentified, ["writers": "libwebp", "layout": "VP8X VP8  EXIF JOHN SMIT"]),
        ["writers": "libwebp", "layout": "VP8X VP8  EXIF … …"]
      ),
      (.flag(.softwareUnrecognized, ["software": "Ada's program"]), ["software": "…"]),
      (
        .flag(
          .softwareNamesOtherModel,
          ["software": "Digital Camera a@b.example Ver1.00", "model": "X-T30", "named": "a@b.example"]),
        ["software": "Digital Camera … Ver1.00", "model": "X-T30", "named": "…"]
      ),
      (
        .flag(
          .softwareNamesOtherModel, ["software": "G965U1UES9FUB1", "model": "SM-S928B", "named": "G965"]),
        ["software": "G965U1UES9FUB1", "model": "SM-S928B", "named": "…"]
      ),
      (
        .flag(
          .thumbnailDirectoryDiffers, ["tag": "Model", "value": "Canon EOS 40D", "other": "Canon EOS 350D"]),
        ["tag": "Model", "value": "Canon EOS 40D", "other": "Canon EOS 350D"]
      ),
      (
        .flag(.thumbnailDirectoryDiffers, ["tag": "Make", "value": "Canon", "other": "{\"prompt\": 1}"]),
        ["tag": "Make", "value": "Canon", "other": "…"]
      ),
      (
        .flag(
          .thumbnailDirectoryDiffers, ["tag": "Software", "value": "Ada's GIMP 2.10", "other": "for Ada"]),
        ["tag": "Software", "value": "GIMP 2.10", "other": "…"]
      ),
      (
        .flag(
          .thumbnailDirectoryDiffers,
          ["tag": "DateTime", "value": "2023:05:30 15:56:01", "other": "Ada's birthday"]),
        ["tag": "DateTime", "value": "2023:05:30 15:56:01", "other": "…"]
      ),
      (
        .flag(.thumbnailDirectoryDiffers, ["tag": "Artist", "value": "Ada", "other": "Bob"]),
        ["tag": "Artist", "value": "…", "other": "…"]
      ),
    ] as [(OriginalityFlag.FlagDetail, FlagValues)])
  func eachClassKeepsItsPart(detail: OriginalityFlag.FlagDetail, expected: FlagValues) {
    let flag = OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: 0, points: 0)
    #expect(Redaction.redacted(flag).detail.parameters == expected.json)
  }

  /// Of what differs, the types of boxes that only the file has are hidden, and features that no flag names.
  @Test(
    arguments: [
      ("container", "ftyp JOHN mdat, iloc 1 4400", "ftyp … mdat, iloc 1 4400"),
      ("container", "ftyp mdat", "ftyp mdat"), ("layout", "DQT2 SOF0 DHT4", "DQT2 SOF0 DHT4"),
      ("vendor", "APP5:JOHN", "…"), ("newer", "JOHN", "…"),
    ]) func differencesKeepTheirParts(feature: String, seen: String, kept: String)
  {
    func differences(_ seen: String) -> JSONValue {
      .array([
        .object([
          "feature": .string(feature), "seen": .string(seen), "expected": .string(seen),
          "files": .integer(4), "knownBy": .string("model"),
        ])
      ])
    }
    let detail = OriginalityFlag.FlagDetail(
      id: .cameraFileUnusual,
      parameters: ["make": .string("M"), "model": .string("N"), "differences": differences(seen)])
    let flag = OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: 0, points: 0)
    #expect(Redaction.redacted(flag).detail.parameters["differences"] == differences(kept))
  }

  @Test func nothingIsKnownOfAKindOfANewerVersion() throws {
    let flag = try JSONDecoder().decode(
      OriginalityFlag.self,
      from: Data(
        #"{"id": "newer", "type": "warning", "concern": "source", "grade": "derived", "parameters": {"name": "Ada"}}"#
          .utf8))
    let redacted = Redaction.redacted(flag)
    #expect(redacted.detail.parameters.isEmpty && redacted.type == .warning && redacted.concern == .source)
  }
}
