import MetaLensKit

extension RuleExample {
  static let makerNoteSizeDiffers = RuleExample(
    .makerNoteSizeDiffers, triggering: .olympus(width: 2272, height: 1704),
    nonTriggering: .olympus(width: 48, height: 64))
}
