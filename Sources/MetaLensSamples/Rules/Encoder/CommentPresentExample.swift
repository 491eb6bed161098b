import MetaLensKit

extension RuleExample {
  static let commentPresent = RuleExample(
    .commentPresent, triggering: .coded { $0.segments = [(0xFE, Array("PADBYTES\u{0}".utf8))] },
    nonTriggering: .coded { $0.segments = [(0xFE, Array("Created with GIMP".utf8))] })
}
