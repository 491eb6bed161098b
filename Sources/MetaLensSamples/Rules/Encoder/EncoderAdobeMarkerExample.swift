import MetaLensKit

extension RuleExample {
  static let encoderAdobeMarker = RuleExample(
    .encoderAdobeMarker,
    triggering: .coded { $0.segments = [(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])] },
    nonTriggering: .coded { $0.segments = [(0xED, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])] })
}
