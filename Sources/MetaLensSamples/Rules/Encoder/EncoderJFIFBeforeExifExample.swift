import MetaLensKit

extension RuleExample {
  static let encoderJFIFBeforeExif = RuleExample(
    .encoderJFIFBeforeExif, triggering: .coded { $0.leading = [ExamplePhoto.jfif] },
    nonTriggering: .coded { $0.segments = [ExamplePhoto.jfif] })
}
