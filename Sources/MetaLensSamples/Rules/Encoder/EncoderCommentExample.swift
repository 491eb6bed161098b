import MetaLensKit

extension RuleExample {
  static let encoderComment = RuleExample(
    .encoderComment, triggering: .coded { $0.segments = [(0xFE, Array("Created with GIMP\u{0}".utf8))] },
    nonTriggering: .coded { $0.segments = [(0xFE, Array("LEAD Technologies Inc. V1.01".utf8))] })
}
