import MetaLensKit

extension RuleExample {
  static let encoderUnmeasured = RuleExample(
    .encoderUnmeasured,
    triggering: .coded(make: "Example", model: "E1") { $0.leading = [ExamplePhoto.jfif] },
    nonTriggering: .coded(make: "Example", model: "E1"))
}
