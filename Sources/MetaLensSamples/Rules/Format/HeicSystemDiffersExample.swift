import MetaLensKit

extension RuleExample {
  static let heicSystemDiffers = RuleExample(
    .heicSystemDiffers, triggering: .phone(ExamplePhoto.phoneExif(software: "15.5")),
    nonTriggering: .phone(ExamplePhoto.phoneExif(software: "15.5")) { $0.handlerNameByteCount = 2 })
}
