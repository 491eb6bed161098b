import MetaLensKit

extension RuleExample {
  static let credentialsRemote = RuleExample(
    .credentialsRemote, triggering: .provenance("https://example.org/manifests/1.c2pa"),
    nonTriggering: .provenance("self#jumbf=/c2pa/urn:c2pa:1"))
}
