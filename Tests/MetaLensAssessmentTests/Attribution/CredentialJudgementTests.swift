import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialJudgementTests {
  @Test(
    arguments: [
      (nil, true, nil, nil),
      ("assertion.dataHash.mismatch", false, "assertion.dataHash.mismatch", nil),
      ("claimSignature.mismatch", false, nil, "claimSignature.mismatch"),
      ("signingCredential.expired", true, nil, nil), ("signingCredential.invalid", true, nil, nil),
    ] as [(String?, Bool, String?, String?)])
  func codesDecide(code: String?, isIntact: Bool, binding: String?, fault: String?) {
    let judgement = CredentialJudgement(validation: .signed(failing: code))
    #expect(judgement.isIntact == isIntact)
    #expect(judgement.brokenBinding?.code == binding)
    #expect(judgement.fault?.code == fault)
    #expect(!judgement.isTrusted)
  }

  @Test(
    arguments: [
      (nil, "assertion.hashedURI.match"), ("assertion.dataHash.mismatch", "assertion.hashedURI.match"),
      ("assertion.hashedURI.mismatch", "assertion.hashedURI.mismatch"),
      ("assertion.missing", "assertion.missing"),
      ("claimSignature.mismatch", "assertion.hashedURI.match"),
    ] as [(String?, String)])
  func assertionsAreToldOnTheirOwn(code: String?, assertions: String) {
    #expect(CredentialJudgement(validation: .signed(failing: code)).assertions?.code == assertions)
  }

  @Test func withoutAHashNothingIsBound() {
    var validation = CredentialValidation.signed()
    validation.statuses.removeAll { $0.code == "assertion.dataHash.match" }
    #expect(!CredentialJudgement(validation: validation).isIntact)
    #expect(CredentialJudgement(validation: validation).binding == nil)
  }

  @Test func trustIsOfWhoIsVouchedFor() {
    let trusted = CredentialJudgement(validation: .signedByCamera())
    #expect(trusted.isTrusted && trusted.isTimed && trusted.isCaptureAlone)
    #expect(trusted.trust?.code == "signingCredential.trusted")
    #expect(CredentialJudgement(validation: .signed()).trust?.code == "signingCredential.untrusted")
    var untimed = CredentialValidation.signed()
    untimed.statuses.insert(.init("timeStamp.untrusted", .informational), at: 0)
    #expect(CredentialJudgement(validation: untimed).trust?.code == "signingCredential.untrusted")
    #expect(trusted.camera(of: StatedMaker("Google")) != nil)
    #expect(trusted.camera(of: StatedMaker("Canon")) == nil && trusted.camera(of: nil) == nil)
  }

  /// Bytes after the picture are in none of the listed boxes, and not covered by this hash.
  @Test(arguments: ["assertion.boxesHash.match", "assertion.bmffHash.match"])
  func aHashThatLeavesBytesOutRaisesNothing(code: String) {
    var validation = CredentialValidation.signedByCamera()
    validation.statuses.removeAll { $0.code == "assertion.dataHash.match" }
    validation.statuses.append(.init(code, .success))
    let judgement = CredentialJudgement(validation: validation)
    #expect(judgement.isTrusted && judgement.isTimed && judgement.camera(of: StatedMaker("Google")) == nil)
  }

  /// The library trusts time stamps of the first version, whoever made them.
  @Test(arguments: [nil, 1] as [Int?])
  func aTimeStampOfTheFirstVersionProvesNoTime(version: Int?) {
    var validation = CredentialValidation.signedByCamera()
    validation.manifests[validation.manifests.count - 1].claimVersion = version
    let judgement = CredentialJudgement(validation: validation)
    #expect(judgement.isTrusted && !judgement.isTimed && judgement.camera(of: StatedMaker("Google")) == nil)
  }
}
