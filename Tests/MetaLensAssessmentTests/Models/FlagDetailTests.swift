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

  @Test(
    arguments: [
      .cameraInfoMissing, .hasGps, .noGps, .hasCreationDate, .creationDateMissing, .noSoftwareInfo,
      .softwareEdited(software: "x"), .mobileAppEdited(software: "x"), .softwareVersion(version: "1"),
      .cameraInfo(make: "a", model: "b"),
    ] as [OriginalityFlag.FlagDetail])
  func promisedKindsKeepTheirCases(detail: OriginalityFlag.FlagDetail) {
    #expect(OriginalityFlag.FlagDetail(id: detail.id, parameters: detail.parameters) == detail)
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
