import MetaLensKit

extension RuleExample {
  static let formatNameDiffers = RuleExample(
    .formatNameDiffers, triggering: .camera().named("heic"), nonTriggering: .camera().named("jpeg"))
}
