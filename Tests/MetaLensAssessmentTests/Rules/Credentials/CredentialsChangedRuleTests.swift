import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsChangedRuleTests {
  @Test(arguments: [
    "assertion.dataHash.mismatch", "assertion.bmffHash.mismatch", "assertion.boxesHash.mismatch",
  ])
  func settlesIt(code: String) throws {
    let report = try report(of: .checked(.signed(failing: code)))
    #expect(report.score <= 10)
    #expect(report.verdict.by == "changedAfterSigning" && report.verdict.kind == .resaved)
    #expect(report.changed[.source] == .changed)
  }

  @Test(arguments: ["assertion.hashedURI.mismatch", "claimSignature.mismatch", "signingCredential.expired"])
  func notRaisedFor(code: String) throws {
    #expect(try raised(by: .credentialsChanged, on: .checked(.signed(failing: code))).isEmpty)
  }

  @Test func anIngredientsHashIsNotTheFiles() throws {
    var validation = CredentialValidation.signed()
    validation.ingredientStatuses = [.init("assertion.dataHash.mismatch", .failure)]
    #expect(try raised(by: .credentialsChanged, on: .checked(validation)).isEmpty)
  }

  @Test func anEditorsRecordGoesFirst() throws {
    let photo = ExamplePhoto.checked(.signed(failing: "assertion.dataHash.mismatch"), by: .edited())
    #expect(try report(of: photo).verdict.by == "statedEditor")
  }
}
