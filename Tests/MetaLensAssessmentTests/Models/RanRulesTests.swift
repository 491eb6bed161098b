import Testing

@testable import MetaLensAssessment

struct RanRulesTests {
  @Test(arguments: [
    ([], "[]"), ([FlagID.noGps], #"["noGps"]"#), ([.noGps, .cameraInfo], #"["noGps","cameraInfo"]"#),
  ])
  func writesTheirNames(ids: [FlagID], json: String) {
    #expect(String(decoding: RanRules(ids).json, as: UTF8.self) == json)
    #expect(RanRules(ids) == RanRules(ids))
  }

  @Test func othersAreNotEqual() { #expect(RanRules([.noGps]) != RanRules([.cameraInfo])) }
}
