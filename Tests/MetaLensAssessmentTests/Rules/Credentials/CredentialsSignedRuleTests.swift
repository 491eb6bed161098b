import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsSignedRuleTests {
  @Test func itIsWorthNothing() {
    #expect(ScoreModel.shipped.worths[.credentialsSigned]?.weights.pixels == 0)
  }

  @Test(arguments: [true, false]) func trustIsSaid(isTrusted: Bool) throws {
    let found = try raised(by: .credentialsSigned, on: .checked(.signedByCamera(trusted: isTrusted)))
    #expect(found.map { $0.parameters["isTrusted"] } == [.bool(isTrusted)])
    let words = try #require(found.first).description(in: .english)
    #expect(words.contains("proves nothing") != isTrusted)
  }

  @Test func notRaisedWhereItDoesNotHold() throws {
    #expect(
      try raised(by: .credentialsSigned, on: .checked(.signed(failing: "claimSignature.mismatch"))).isEmpty)
  }
}
