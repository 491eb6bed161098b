import MetaLensKit

extension RuleExample {
  static let encoderSoftware = RuleExample(
    .encoderSoftware, triggering: .coded { $0.isSplit = true },
    nonTriggering: .coded(make: "Google", model: "Pixel 5") { $0.isSplit = true })
}
