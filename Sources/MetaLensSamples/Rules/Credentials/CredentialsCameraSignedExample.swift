import MetaLensKit

extension RuleExample {
  static let credentialsCameraSigned = RuleExample(
    .credentialsCameraSigned, triggering: .checked(.signedByCamera()),
    nonTriggering: .checked(.signedByCamera(trusted: false)))
}
