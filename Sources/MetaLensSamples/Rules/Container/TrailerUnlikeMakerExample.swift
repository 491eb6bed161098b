import MetaLensKit

extension RuleExample {
  static let trailerUnlikeMaker = RuleExample(
    .trailerUnlikeMaker, triggering: .trailed([UInt8](repeating: 0, count: 64)),
    nonTriggering: .coded(make: "Example", model: "1") { $0.trailer = [UInt8](repeating: 0, count: 64) })
}
