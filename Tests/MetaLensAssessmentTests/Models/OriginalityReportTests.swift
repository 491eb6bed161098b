import MetaLensKit
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct OriginalityReportTests {
  private static func report() async throws -> OriginalityReport {
    let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600.7) })
    return try await service.analyze(photoData: Data(ExamplePhoto.software("GIMP 2.4.5").bytes))
  }

  @Test func itSurvivesItsJSON() async throws {
    let report = try await Self.report()
    let encoded = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(OriginalityReport.self, from: encoded) == report)
  }

  /// A report that is made with values that none can state is clamped to those that one can, and read back.
  @Test(
    arguments: [
      (130, nil, 0.5, 100, 1, 0.5), (-3, nil, 0.5, 0, 0, 0.5), (60, 1.5, -0.5, 60, 1, 0),
      (60, -Double.infinity, Double.infinity, 60, 0, 1), (60, Double.nan, Double.nan, 60, 0.6, 0.5),
      (60, 0.25, 0.75, 60, 0.25, 0.75), (Int.max, nil, 1, 100, 1, 1), (Int.min, nil, 0, 0, 0, 0),
    ] as [(Int, Double?, Double, Int, Double, Double)])
  func whatNoReportStatesIsClamped(
    score: Int, probability: Double?, prior: Double, expectedScore: Int, expectedProbability: Double,
    expectedPrior: Double
  ) throws {
    let report = OriginalityReport(
      score: score, summary: PhotoSummary(format: .jpeg, fileSize: 1), flags: [],
      analyzedDate: Date(timeIntervalSince1970: 0), depth: .pixels, model: "x", rules: [],
      probability: probability, prior: prior)
    #expect(report.score == expectedScore)
    #expect(report.probability == expectedProbability && report.prior == expectedPrior)
    let read = try JSONDecoder().decode(OriginalityReport.self, from: JSONEncoder().encode(report))
    #expect(read.score == report.score)
    #expect(read.probability == report.probability && read.prior == report.prior)
  }

  /// A kind may be raised several times.
  @Test func aKindHasAllItsFlags() async throws {
    var report = try await Self.report()
    let flag = try #require(report.flags(of: .softwareEdited).first)
    #expect(report.flags(of: .softwareEdited).count == 1 && report.flags(of: .aiGenerated).isEmpty)
    report.flags.append(flag)
    #expect(report.flags(of: .softwareEdited) == [flag, flag])
  }

  /// The strongest flag against a file is searched for among the others.
  @Test func whatSettlesNeverSpeaksForTheFile() {
    let settling = Rule.all.map(\.flag).filter { $0.settles != nil }
    #expect(settling.count > 10)
    #expect(settling.filter { $0.type == .isOriginal }.map(\.id) == [])
  }

  @Test func codableIsTheJSONOfTheCommandWithoutItsEdge() async throws {
    let report = try await Self.report()
    let encoded = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(report))
    let written = try JSONDecoder().decode(JSONValue.self, from: Data(report.json.written()))
    #expect(encoded == written)
    #expect(encoded["schema"] == .string("metalens.report/1"))
    #expect(encoded["tool"] == nil)
    #expect(encoded["file"]?["path"] == nil)
    #expect(encoded["flags"]?.arrayValue?.first?["description"] == nil)
    #expect(encoded["analyzedDate"] == .string("2026-01-01T00:00:00Z"))
    #expect(encoded["file"]?["sha256"]?.stringValue?.count == 64)
  }

  @Test func keysAreSortedWithAndWithoutAContext() async throws {
    let report = try await Self.report()
    #expect(
      try JSONDecoder().decode(JSONValue.self, from: Data(report.written(for: Self.context)))["tool"] != nil)
    for bytes in [report.written(for: Self.context), report.written(for: Self.context, pretty: true)] {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
      let pretty = bytes.contains(UInt8(ascii: "\n"))
      // Foundation reads -45.0 as an integer; only the order of keys is compared.
      let keys = { (text: [UInt8]) in String(decoding: text, as: UTF8.self).replacing(".0", with: "") }
      #expect(keys(value.written(pretty: pretty)) == keys(bytes))
    }
  }

  private static let context = OutputContext(
    path: "a.jpg", pathBytes: "00", language: .english, isRedacted: true)

  @Test func everySummaryKeyIsThere() {
    guard case .object(let members) = PhotoSummary(format: .jpeg, fileSize: 1).json else {
      Issue.record("a summary is an object")
      return
    }
    #expect(
      members.keys.sorted() == [
        "altitude", "aperture", "artist", "byline", "cameraSerialNumber", "copyright", "copyrightNotice",
        "creationDate", "creationDateKind", "creationZoneUnreadable", "credit", "dimensions", "exposureTime",
        "fileSize", "flash", "focalLength", "format", "gpsTime", "iso", "lens", "lensSerialNumber",
        "location",
        "make", "model", "modifyDate", "modifyZoneUnreadable", "orientation", "sha256", "software",
        "statedSource",
      ])
    #expect(members.filter { $0.value == .null }.count == 28)
  }

  @Test func aFlagOfANewerVersionPassesUnchanged() async throws {
    var json = try await Self.report().json
    let flag = JSONValue.object([
      "id": .string("lensDreamsOfElectricSheep"), "type": .string("isEdited"),
      "parameters": .object(["sheep": .array([.integer(3), .null])]), "points": .number(-7.5),
      "weight": .number(-1.25), "cause": .string("dreams"), "counts": .bool(true),
      "measured": .bool(false),
      "concern": .string("content"), "grade": .string("inferred"),
      "evidence": .array([
        .object(["where": .string("APP1 Exif IFD0"), "tag": .integer(305), "offset": .null])
      ]),
    ])
    guard case .object(var members) = json else { return }
    members["flags"] = .array([flag])
    members["strongest"] = .object(["for": .null, "against": .string("lensDreamsOfElectricSheep")])
    json = .object(members)
    let report = try JSONDecoder().decode(OriginalityReport.self, from: JSONEncoder().encode(json))
    #expect(report.flags.first?.id.name == "lensDreamsOfElectricSheep")
    #expect(report.flags.first?.type == .isEdited)
    #expect(report.json == json)
  }

  /// What a newer version may say of a verdict or a flag is read as what claims least.
  @Test func aNewersValueIsReadAsTheLeastClaim() async throws {
    guard case .object(var members) = try await Self.report().json,
      case .object(var verdict) = members["verdict"], case .array(let flags) = members["flags"],
      case .object(var flag) = flags.first
    else {
      Issue.record("a report has a verdict and flags")
      return
    }
    verdict["kind"] = .string("dreamt")
    for key in ["type", "grade", "concern"] { flag[key] = .string("dreamt") }
    (members["verdict"], members["flags"]) = (.object(verdict), .array([.object(flag)]))
    let text = try JSONEncoder().encode(JSONValue.object(members))
    let report = try JSONDecoder().decode(OriginalityReport.self, from: text)
    #expect(report.verdict.kind == .undetermined)
    let read = try #require(report.flags.first)
    #expect(read.type == .information && read.grade == .inferred && read.concern == .metadata)
    // What isn't a text at all is damage.
    flag["type"] = .integer(1)
    members["flags"] = .array([.object(flag)])
    let damaged = try JSONEncoder().encode(JSONValue.object(members))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OriginalityReport.self, from: damaged)
    }
  }

  /// A number that no report can state is clamped when it is set, as when a report is made.
  @Test func whatIsSetIsClamped() async throws {
    var report = try await Self.report()
    (report.score, report.probability, report.prior) = (130, 1.5, -1)
    #expect(report.score == 100 && report.probability == 1 && report.prior == 0)
    (report.score, report.probability, report.prior) = (-1, .nan, .infinity)
    #expect(report.score == 0 && report.probability == 1 && report.prior == 1)
    #expect(try JSONDecoder().decode(OriginalityReport.self, from: JSONEncoder().encode(report)) == report)
  }

  @Test func aKnownFlagWithNewValuesIsKeptWhole() {
    let parameters: [String: JSONValue] = ["software": .string("GIMP"), "since": .integer(3)]
    let detail = OriginalityFlag.FlagDetail(id: .softwareEdited, parameters: parameters)
    #expect(detail == .other(id: .softwareEdited, parameters: parameters))
  }

  @Test func everyPartIsCodable() async throws {
    func survives<Value: Codable & Equatable>(_ value: Value) throws {
      #expect(try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value)
    }
    let report = try await Self.report()
    try survives(report.summary)
    try survives(report.flags)
    try survives(report.flags.map(\.detail))
    try survives(report.flags.flatMap(\.evidence))
    try survives(report.depth)
    try survives(OriginalityReport.Bound(by: "a", from: 90, to: 84))
    try survives(Diagnostic(.typeUnknown, location: "APP1 Exif IFD0", tag: 1, offset: 2, detail: "x"))
    try survives(MetaLensError(.tooLarge, path: "a.jpg", detail: "10"))
    let reference = SignatureReference(form: "metalens-signatures/3", photoCount: 3, sha256: nil)
    try survives(reference)
    // In the form that reports have.
    #expect(String(decoding: try JSONEncoder().encode(reference), as: UTF8.self).contains("\"photos\":3"))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OriginalityReport.self, from: Data("{}".utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Coordinate.self, from: Data(#"{"latitude": 91, "longitude": 0}"#.utf8))
    }
  }

  /// The first missing or wrong member is reported with its place; another schema's name comes before all.
  @Test(
    arguments: [
      ("schema", .string("metalens.report/9"), #"schema "metalens.report/9" isn't metalens.report/1"#),
      ("schema", nil, "schema is missing"),
      ("score", nil, "score is missing"), ("score", .integer(101), "score 101 isn't from 0 to 100"),
      ("score", .integer(-1), "score -1 isn't from 0 to 100"),
      ("score", .string("x"), #"score "x" isn't readable as Int"#),
      ("probability", .number(1.5), "probability 1.5 isn't from 0 to 1"),
      ("prior", .number(-0.5), "prior -0.5 isn't from 0 to 1"),
      ("analyzedDate", .string("yesterday"), #"analyzedDate "yesterday" isn't readable as Date"#),
      ("flags", .array([.object(["id": .string("x")])]), "flags[0].concern is missing"),
      ("flags", .object([:]), "flags an object isn't an array"),
      ("summary", .array([]), "summary an array isn't an object"),
    ] as [(String, JSONValue?, String)])
  func tellsWhatCannotBeRead(key: String, value: JSONValue?, words: String) async throws {
    guard case .object(var members) = try await Self.report().json else {
      Issue.record("a report is an object")
      return
    }
    members[key] = value
    let text = try JSONEncoder().encode(JSONValue.object(members))
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OriginalityReport.self, from: text)
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "not the form of OriginalityReport: " + words)
    #expect(context.codingPath.first?.stringValue == key)
    #expect(OriginalityReport(stored: Array(text)) == nil)
  }

  /// Only from what a report contains, as Docs/Method.md says, without tables or rules.
  @Test(arguments: RuleExample.all.map(\.rule.id)) func aScoreCanBeRecomputedFromItsReport(id: FlagID)
    async throws
  {
    let example = try #require(RuleExample.all.first { $0.rule.id == id })
    let report = try await PhotoMetadataService().analyze(photoData: Data(example.triggering().bytes))
    let odds = report.flags.filter(\.counts).reduce(log(report.prior / (1 - report.prior)) + report.base) {
      $0 + $1.weight
    }
    let probability = 1 / (1 + exp(-odds))
    #expect(abs(report.probability - probability) < 1e-6)
    #expect(report.bounded?.from ?? report.score == Int((probability * 100 + 0.5).rounded(.down)))
    #expect(report.score == report.bounded?.to ?? report.score)
    // Which findings count follows only from weights, causes and ids.
    var seen: Set<String> = []
    for flag in report.flags {
      let isNew = seen.insert("id " + flag.id.name).inserted
      let cause = flag.cause.map { "\($0) \(flag.weight < 0)" }
      let counts = flag.weight != 0 && isNew && cause.map { seen.insert($0).inserted } ?? true
      #expect(flag.counts == counts, "\(flag.id)")
    }
  }

  @Test func equalContentsAreEqualValues() async throws {
    let (first, second) = (try await Self.report(), try await Self.report())
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
  }
}
