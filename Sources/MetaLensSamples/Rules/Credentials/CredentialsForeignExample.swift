import MetaLensKit

extension RuleExample {
  static let credentialsForeign = RuleExample(
    .credentialsForeign, triggering: .credentials(.captured()),
    nonTriggering: .credentials(CredentialBuilder(generators: [.init(name: "Canon EOS", version: "1.0")])))
}
