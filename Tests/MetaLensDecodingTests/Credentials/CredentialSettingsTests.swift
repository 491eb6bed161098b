import Foundation
import Testing

@testable import MetaLensDecoding

struct CredentialSettingsTests {
  private func settings(_ anchors: String?) throws -> [String: Any] {
    let text = CredentialSettings.text(anchors: anchors.map { Array($0.utf8) })
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func nothingIsFetched() throws {
    let settings = try settings(nil)
    let verify = try #require(settings["verify"] as? [String: Bool])
    #expect(verify["remote_manifest_fetch"] == false && verify["ocsp_fetch"] == false)
    let core = try #require(settings["core"] as? [String: Any])
    #expect(core["decode_identity_assertions"] as? Bool == false)
    #expect((core["allowed_network_hosts"] as? [String])?.isEmpty == true)
    #expect((settings["trust"] as? [String: String])?["trust_anchors"] == nil)
  }

  /// Checks that certificates for the purposes in the C2PA's certificate policy are accepted, which the library's own
  /// list lacks.
  @Test(arguments: [nil, "-----BEGIN\n"] as [String?])
  func certificatesForClaimsAreTaken(anchors: String?) throws {
    let trust = try #require(settings(anchors)["trust"] as? [String: String])
    let purposes = try #require(trust["trust_config"]).split(separator: "\n")
    for purpose in ["1.3.6.1.5.5.7.3.4", "1.3.6.1.4.1.62558.2.1", "1.3.6.1.5.5.7.3.36"] {
      #expect(purposes.contains(Substring(purpose)))
    }
  }

  @Test(arguments: [
    ("-----BEGIN\nAAAA\n", "-----BEGIN\nAAAA\n"), ("a\"},\"verify\":{\\", "a\"},\"verify\":{\\"),
    ("Subject\tä\r\n", "Subject ??\n"), ("\u{0}", "?"),
    ("\u{FEFF}-----BEGIN", "-----BEGIN"),
  ])
  func anchorsAreATextWhateverTheyAre(anchors: String, read: String) throws {
    let trust = try #require(settings(anchors)["trust"] as? [String: String])
    #expect(trust["trust_anchors"] == read)
  }
}
