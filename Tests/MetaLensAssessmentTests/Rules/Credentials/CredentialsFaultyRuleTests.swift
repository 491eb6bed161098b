import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsFaultyRuleTests {
  @Test(arguments: ["claimSignature.mismatch", "assertion.hashedURI.mismatch", "claim.malformed"])
  func raisedFor(code: String) throws {
    let found = try raised(by: .credentialsFaulty, on: .checked(.signed(failing: code)))
    #expect(found.map { $0.parameters["code"] } == [.string(code)])
    #expect(found.map(\.type) == [.warning])
  }

  @Test(arguments: [
    "signingCredential.untrusted", "signingCredential.expired", "signingCredential.invalid",
    "timeStamp.untrusted",
    "assertion.dataHash.mismatch",
  ])
  func notRaisedFor(code: String) throws {
    #expect(try raised(by: .credentialsFaulty, on: .checked(.signed(failing: code))).isEmpty)
  }
}
