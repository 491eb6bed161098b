import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CredentialsUncheckedRuleTests {
  @Test(arguments: CredentialCheck.Reason.allCases) func theReasonIsSaid(reason: CredentialCheck.Reason)
    throws
  {
    var photo = ExamplePhoto.credentials(.captured())
    photo.check = .notChecked(reason, detail: "x")
    let found = try raised(by: .credentialsUnchecked, on: photo)
    #expect(found.map { $0.parameters["why"] } == [.string(reason.rawValue)])
  }

  @Test func headersAloneAreSaid() throws {
    let report = try report(of: .credentials(.captured()), depth: .metadata)
    let flag = report.flags.first { $0.id == .credentialsUnchecked }
    #expect(flag?.detail.parameters["why"] == .string("depth"))
    #expect(report.credentials == .notChecked(.depth, detail: ""))
  }

  @Test func notRaisedWhereSomethingWasChecked() throws {
    #expect(try raised(by: .credentialsUnchecked, on: .checked(.signed())).isEmpty)
    #expect(try report(of: .camera()).credentials == nil)
  }
}
