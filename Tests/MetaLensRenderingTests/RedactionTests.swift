import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct RedactionTests {
  @Test(arguments: [
    ("/home/ada/a.jpg", "a.jpg"), ("a.jpg", "a.jpg"), ("dir/", "dir"), ("/", "/"), ("./x/y//", "y"),
    ("-", "-"), ("./-", "./-"), ("dir/-", "./-"),
  ])
  func pathsLoseTheirDirectories(path: String, expected: String) {
    #expect(Redaction.path(SystemPath(path)) == SystemPath(expected))
  }

  @Test func takesPersonalDataOutOfReports() throws {
    var report = OriginalityReport.sample()
    report.summary.creationDateKind = .digitized
    (report.summary.isCreationZoneUnreadable, report.summary.isModifyZoneUnreadable) = (true, true)
    let file = Redaction.applied(
      to: AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report)))
    let redacted = try #require(file.report)
    #expect(redacted.score == report.score && redacted.flags.count == report.flags.count)
    #expect(redacted.summary.make == "Canon" && redacted.summary.software == "GIMP 2.4.5")
    let json = try JSONReport.value(of: file, in: .english)
    #expect(json["redacted"]?.boolValue == true)
    #expect(json["summary"]?["creationDateKind"] == .string("digitized"))
    #expect(redacted.summary.isCreationZoneUnreadable && redacted.summary.isModifyZoneUnreadable)
    for key in [
      "location", "altitude", "gpsTime", "cameraSerialNumber", "lensSerialNumber", "artist", "copyright",
      "byline", "credit", "statedSource", "copyrightNotice",
    ] { #expect(json["summary"]?[key] == .null, "\(key)") }
    let written = String(decoding: json.written(), as: UTF8.self)
    for secret in ["SECRET", "SERIAL", "Ada", "Carla", "33.5", "91.5"] { #expect(!written.contains(secret)) }
  }

  /// Some generators write the prompt in place of the camera's name.
  @Test(arguments: [#"workflow:{"text": "SECRET"}"#, "prompt: " + String(repeating: "SECRET ", count: 40)])
  func noPromptStandsForACamera(text: String) throws {
    var report = OriginalityReport.sample()
    (report.summary.make, report.summary.model, report.summary.lens) = (text, text, text)
    let detail = OriginalityFlag.FlagDetail(
      id: .cameraInfo, parameters: ["make": .string(text), "model": .string(text)])
    report.flags.append(OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: 0, points: 0))
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    let plain = String(decoding: try JSONReport.value(of: file, in: .english).written(), as: UTF8.self)
    #expect(plain.contains("SECRET"))
    let redacted = Redaction.applied(to: file)
    let written = try JSONReport.value(of: redacted, in: .english).written()
    #expect(!String(decoding: written, as: UTF8.self).contains("SECRET"))
    #expect(redacted.report?.summary.make == Redaction.placeholder)
  }

  /// Software is shown as a version only if it is one itself, not if another tag is.
  @Test(arguments: [
    ("Studio Ada", "…"), ("Ver.1.01", "Ver.1.01"), ("Firmware of Ada", "Firmware …"),
  ])
  func softwareIsAVersionByItself(software: String, expected: String) {
    var report = OriginalityReport.sample()
    report.summary.software = software
    let detail = OriginalityFlag.FlagDetail.softwareVersion(version: "Firmware of Ada")
    report.flags.append(OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: 0, points: 0))
    let redacted = Redaction.redacted(report)
    #expect(redacted.summary.software == expected)
    #expect(redacted.flags.last?.detail == .softwareVersion(version: "Firmware …"))
  }

  /// Without redaction, each is shown.
  @Test(
    arguments: [
      ExamplePhoto.png {
        $0.leading = [("joHn", [1])]
        $0.breaksChecksum = true
      },
      ExamplePhoto.webP(exif: ExamplePhoto.cameraExif()) { $0.chunks.append(("JOHN", [1, 2])) },
      ExamplePhoto.heif { $0.extra = HEIFBuilder.box("JOHN", []) },
      ExamplePhoto.heif {
        $0.others = ["JOHN": HEIFBuilder.box("JOHN", [])]
        $0.order.append("JOHN")
      },
    ].map(\.bytes)) func typesOfPartsThatAFileMakesUpAreFoundNowhere(photo: [UInt8]) async throws
  {
    let dossier = try await PhotoMetadataService().dossier(
      .bytes(photo), depth: .structure, hashing: false, wishes: .details)
    func shown(redacting: Bool) throws -> String {
      let file = AnalyzedFile(
        of: SystemPath("a"), outcome: .success(dossier.report), redacting: redacting)
      let json = try JSONReport.value(of: file, in: .english).written()
      return String(decoding: json, as: UTF8.self).lowercased()
    }
    #expect(try shown(redacting: false).contains("john"))
    #expect(try !shown(redacting: true).contains("john"))
  }

  @Test func errorsLoseTheirPath() {
    let error = MetaLensError(.notFound, path: "/home/ada/a.jpg", detail: "/home/ada")
    let file = Redaction.applied(
      to: AnalyzedFile(label: FileLabel(SystemPath("a")), outcome: .failure(error)))
    #expect(file.error == MetaLensError(.notFound))
  }

  /// A photo that is only in iCloud is told as that; a detail that chooses none of the texts could be anything.
  @Test(
    arguments: [
      (.notAPhoto, "propertyList", true), (.notAPhoto, "webPage", true), (.notAPhoto, "SECRET", false),
      (.notAPhoto, "", true), (.emptyFile, "unsized", true), (.malformed, "index", true),
      (.malformed, "SECRET", false), (.partMissing, "SECRET", false), (.notFound, "propertyList", false),
    ] as [(MetaLensError.Code, String, Bool)])
  func errorsKeepADetailThatChoosesTheirText(code: MetaLensError.Code, detail: String, isKept: Bool) {
    let error = MetaLensError(code, path: "/home/ada/a.jpg", detail: detail)
    let redacted = Redaction.redacted(error)
    #expect(redacted == MetaLensError(code, detail: isKept ? detail : ""))
    for language in Language.allCases where isKept {
      #expect(redacted.message(in: language) == error.message(in: language))
    }
  }
}
