import MetaLensKit

extension RuleExample {
  static let makerNoteDateDiffers = RuleExample(
    .makerNoteDateDiffers, triggering: .pentax(note: (2021, 5, 30)),
    nonTriggering: .pentax(note: (2023, 5, 30)))
}
