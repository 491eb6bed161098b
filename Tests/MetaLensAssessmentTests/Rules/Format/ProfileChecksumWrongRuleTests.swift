import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ProfileChecksumWrongRuleTests {
  /// Users of a profile may set its flags and rendering intent; a change elsewhere is detected.
  @Test(arguments: [
    (44, false), (47, false), (64, false), (67, false), (43, true), (48, true), (63, true), (68, true),
    (83, true), (84, true), (99, true), (100, true), (131, true),
  ])
  func dependsOnTheByte(index: Int, isRaised: Bool) throws {
    var profile = ExampleMetadata.identifiedProfile()
    profile[index] ^= 0x10
    let found = try findings(by: .profileChecksumWrong, on: .camera(icc: profile))
    #expect(found.count == (isRaised ? 1 : 0))
    #expect(found.flatMap(\.evidence).map(\.location) == (isRaised ? ["APP2 ICC_PROFILE"] : []))
  }

  @Test func notRaisedWithoutAnID() throws {
    let profile = ExampleMetadata.profile(creator: "GOOG")
    #expect(try raised(by: .profileChecksumWrong, on: .camera(icc: profile)).isEmpty)
  }

  /// The profile is named by its own description, and isn't named if it has none.
  @Test(
    arguments: [("Display P3", "appl", "Display P3"), (nil, "appl", "appl"), (nil, "", "")]
      as [(String?, String, String)])
  func namesTheProfile(description: String?, creator: String, name: String) throws {
    let details = try raisedOnly(by: .profileChecksumWrong, on: .camera()) { facts in
      var profile = ICCProfile(container: "iCCP", offset: 7, byteCount: 200)
      profile.profileDescription = description
      profile.creator = creator
      profile.matchesID = false
      facts.profiles = [profile]
    }
    #expect(details == [.flag(.profileChecksumWrong, ["profile": name])])
  }
}
