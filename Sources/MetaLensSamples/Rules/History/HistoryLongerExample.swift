import MetaLensKit

extension RuleExample {
  static let historyLonger = RuleExample(
    .historyLonger,
    triggering: .camera(
      xmp: .history((1...21).map { ("saved", "2023-05-30T15:56:01Z", "Program \($0)", "/") })),
    nonTriggering: .camera(
      xmp: .history((1...20).map { ("saved", "2023-05-30T15:56:01Z", "Program \($0)", "/") })))
}
