import MetaLensKit

extension RuleExample {
  static let captionAdded = RuleExample(
    .captionAdded,
    triggering: .camera(iptc: [(2, 0, "\u{0}\u{4}"), (2, 25, "harbour"), (2, 120, "The harbour")]),
    nonTriggering: .camera(iptc: [(2, 0, "\u{0}\u{4}"), (2, 65, "Program"), (2, 120, " ")]))
}
