import MetaLensKit

extension RuleExample {
  static let vendorSegments = RuleExample(
    .vendorSegments,
    triggering: .coded(make: "Motorola", model: "XT1039") {
      $0.segments = [(0xE6, Array("MMIMETA\u{0}".utf8))]
    },
    nonTriggering: .coded { $0.segments = [(0xE6, Array("MMIMETA\u{0}".utf8))] })
}
