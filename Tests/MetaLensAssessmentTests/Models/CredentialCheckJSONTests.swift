import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialCheckJSONTests {
  @Test func thereAndBack() throws {
    let checks: [CredentialCheck] =
      [.checked(.signedByCamera()), .checked(.signed(failing: "claimSignature.mismatch"))]
      + CredentialCheck.Reason.allCases.flatMap {
        [.notChecked($0, detail: ""), .notChecked($0, detail: "words")]
      }
    for check in checks {
      var report = try report(of: .credentials(.captured()))
      report.credentials = check
      #expect(OriginalityReport(json: report.json)?.credentials == check)
      #expect(OriginalityReport(stored: report.stored)?.credentials == check)
    }
  }

  @Test func codesStandInIt() throws {
    let json = try report(of: .checked(.signedByCamera())).json["credentials"]
    #expect(json?["binding"] == .string("assertion.dataHash.match"))
    #expect(json?["assertions"] == .string("assertion.hashedURI.match"))
    #expect(json?["exclusions"] == .array([]))
    #expect(json?["trust"] == .string("signingCredential.trusted"))
    #expect(json?["revocation"] == .string("notChecked"))
  }

  @Test func whatTheHashLeavesOutIsKept() throws {
    var validation = CredentialValidation.signedByCamera()
    validation.exclusions = ["12 bytes at 34", "/uuid /ftyp"]
    let report = try report(of: .checked(validation))
    #expect(
      OriginalityReport(json: report.json)?.credentials?.validation?.exclusions == validation.exclusions)
  }

  @Test func withoutCredentialsItIsNull() throws {
    #expect(try report(of: .camera()).json["credentials"] == .null)
  }
}
