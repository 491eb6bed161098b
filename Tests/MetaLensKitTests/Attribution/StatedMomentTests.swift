import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct StatedMomentTests {
  @Test(arguments: [
    ("20230530", true), ("2023-05-30", true), ("2023-05-30T15:56", true), ("2023-05-30T15:56+09:00", true),
    ("2023-13-30", false), ("2023-05", false), ("2023", false), ("yesterday", false),
    ("2023-05-30T15:5", false),
    ("2023-05-30T15:56 or so", false),
  ])
  func readsAsFarAsItGoes(value: String, isMoment: Bool) {
    let claim = MetadataClaim(.created, value, .xmp, property: "x", evidence: Evidence(location: "x"))
    #expect((StatedMoment(claim) != nil) == isMoment)
  }
}
