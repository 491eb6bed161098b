import MetaLensKit

extension RuleExample {
  static let hevcEncoderForeign = RuleExample(
    .hevcEncoderForeign, triggering: .phone { $0.hevc = .x265.with { $0.sequence.display?.timing = nil } },
    nonTriggering: .phone())
}
