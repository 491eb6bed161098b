import MetaLensKit

extension RuleExample {
  static let makerNoteCodedSizeDiffers = RuleExample(
    .makerNoteCodedSizeDiffers, triggering: .nikonCoded(3_204_785), nonTriggering: .nikonCoded(38))
}
