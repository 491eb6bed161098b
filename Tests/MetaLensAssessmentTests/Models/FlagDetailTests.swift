import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct FlagDetailTests {
  /// A detail that is written and read again is the same, and its words come from the declaration.
  @Test(arguments: Rule.all.map(\.id.name)) func comesBack(name: String) throws {
    let rule = try #require(Rule.all.first { $0.id.name == name })
    let detail = rule.exampleDetail
    let read = try #require(OriginalityFlag.FlagDetail(json: detail.json))
    #expect(read == detail && read.flag === rule.flag)
    #expect(read.type == rule.flag.type && read.concern == rule.flag.concern(of: rule.example))
  }

  /// A report from elsewhere may state any number, and every one has words.
  @Test(arguments: [Int.min, .max, 0]) func anyNumberHasWords(number: Int) {
    for rule in Rule.all {
      let parameters: [String: JSONValue] = rule.example.json.mapValues { value in
        if case .integer = value { return .integer(number) }
        return value
      }
      let detail = OriginalityFlag.FlagDetail(id: rule.id, parameters: parameters)
      #expect(!detail.description(in: .english).isEmpty, "\(rule.id)")
    }
  }

  /// A name is read as it is in a flag: what isn't letters and digits is no flag's name.
  @Test(arguments: [("hasGps", true), ("newer2", true), ("a b", false), ("", false), ("é", false)])
  func aNameIsLettersAndDigits(name: String, isName: Bool) {
    let json = JSONValue.object(["id": .string(name), "parameters": .object([:])])
    #expect((OriginalityFlag.FlagDetail(json: json) != nil) == isName)
  }

  @Test(
    arguments: [
      .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing, .noSoftwareInfo,
      .softwareEdited(software: "x"), .mobileAppEdited(software: "x"), .softwareVersion(version: "1"),
      .cameraInfo(make: "a", model: "b"),
    ] as [OriginalityFlag.FlagDetail])
  func promisedKindsKeepTheirCases(detail: OriginalityFlag.FlagDetail) {
    let made = OriginalityFlag.FlagDetail(id: detail.id, parameters: detail.parameters)
    #expect(made == detail)
    if case .other = made { Issue.record("\(detail.id) has no case of its own") }
  }

  /// Whoever makes one of the ten as any other kind gets the same finding.
  @Test(
    arguments: [
      .hasGps, .softwareEdited(software: "x"), .softwareVersion(version: "1"),
      .cameraInfo(make: "a", model: "b"),
    ] as [OriginalityFlag.FlagDetail])
  func aKnownKindIsOneHoweverMade(detail: OriginalityFlag.FlagDetail) throws {
    let other = OriginalityFlag.FlagDetail.other(id: detail.id, parameters: detail.parameters)
    #expect(other == detail && other.hashValue == detail.hashValue)
    #expect(other.type == detail.type && other.concern == detail.concern)
    #expect(other.description(in: .english) == detail.description(in: .english))
    let flag = OriginalityFlag(detail: other, grade: .observed, evidence: [], weight: 0, points: 0)
    if case .other = flag.detail { Issue.record("\(detail.id) kept the case of any other kind") }
    #expect(OriginalityFlag(json: flag.json) == flag)
    #expect(other != .other(id: detail.id, parameters: ["more": .integer(1)]))
  }

  @Test(
    arguments: [
      ("cameraInfo", ["make": .string("a")]), ("hasGps", ["more": .integer(1)]),
      ("thumbnailShowsMore", ["share": .string("75")]), ("newer", [:]),
      ("gpsImpossible", ["reason": .string("newer"), "value": .string("91")]),
      ("cameraFileDiffers", ["make": .string("M"), "model": .string("N")]),
    ] as [(String, [String: JSONValue])])
  func otherValuesAreOfANewerVersion(name: String, parameters: [String: JSONValue]) {
    let detail = OriginalityFlag.FlagDetail(id: FlagID(name), parameters: parameters)
    #expect(detail == .other(id: FlagID(name), parameters: parameters))
    #expect(detail.flag == nil && detail.type == .information && detail.concern == .metadata)
    #expect(detail.message(in: .english).key == .flagOtherDescription)
  }
}
