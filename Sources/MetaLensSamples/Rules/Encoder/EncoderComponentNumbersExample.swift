import MetaLensKit

extension RuleExample {
  static let encoderComponentNumbers = RuleExample(
    .encoderComponentNumbers,
    triggering: .coded {
      $0.sampling = [0x22, 0x11, 0x11]
      $0.componentNumbers = [82, 71, 66]
    },
    nonTriggering: .coded { $0.sampling = [0x22, 0x11, 0x11] })
}
