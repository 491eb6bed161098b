import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsSignedRuleTests {
  @Test func itIsWorthNothing() {
    #expect(ScoreModel.shipped.flagWeights[.credentialsSigned]?.weights.pixels == 0)
  }

  @Test(arguments: [true, false]) func trustIsSaid(isTrusted: Bool) throws {
    let found = try raised(by: .credentialsSigned, on: .checked(.signedByCamera(trusted: isTrusted)))
    #expect(found.map { $0.parameters["isTrusted"] } == [.bool(isTrusted)])
    let words = try #require(found.first).description(in: .english)
    #expect(words.contains("proves nothing") != isTrusted)
  }

  /// The text doesn't say that an anchor failed if none was given.
  @Test(arguments: [true, false]) func givenAnchorsAreTold(areGiven: Bool) throws {
    var validation = CredentialValidation.signedByCamera(trusted: false)
    if !areGiven { validation.anchors = nil }
    let found = try raised(by: .credentialsSigned, on: .checked(validation))
    #expect(found.map { $0.parameters["hasAnchors"] } == [.bool(areGiven)])
    let words = try #require(found.first).description(in: .english)
    #expect(words.contains("no trust anchor that you gave") == areGiven)
    #expect(words.contains("no trust anchors were given (--trust-anchors)") != areGiven)
  }

  /// The report of an older version doesn't state whether any were given.
  @Test(arguments: [(true, "for whom the trust anchors"), (false, "no trust anchor that you gave")])
  func anOlderReportIsStillTold(isTrusted: Bool, words: String) {
    let detail = OriginalityFlag.FlagDetail.flag(
      .credentialsSigned, ["isTrusted": isTrusted, "signer": "A"])
    #expect(detail.description(in: .english).contains(words))
  }

  @Test func notRaisedWhereItDoesNotHold() throws {
    #expect(
      try raised(by: .credentialsSigned, on: .checked(.signed(failing: "claimSignature.mismatch"))).isEmpty)
  }
}
