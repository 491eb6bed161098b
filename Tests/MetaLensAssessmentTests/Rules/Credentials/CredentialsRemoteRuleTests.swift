import MetaLensSamples
import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct CredentialsRemoteRuleTests {
  @Test(arguments: ["https://example.org/a", "http://example.org/a"]) func raisedFor(url: String) throws {
    #expect(
      try raised(by: .credentialsRemote, on: .provenance(url)) == [.flag(.credentialsRemote, ["url": url])])
  }

  @Test(arguments: ["self#jumbf=/c2pa/x", "a friend", "see https://example.org"])
  func notRaisedFor(url: String) throws {
    #expect(try raised(by: .credentialsRemote, on: .provenance(url)).isEmpty)
  }
}
