import MetaLensKit

extension RuleExample {
  static let paddingForeign = RuleExample(
    .paddingForeign, triggering: .trailed([UInt8](repeating: 0, count: 64)),
    nonTriggering: .coded(make: "SONY", model: "ILCE-6000") { $0.trailer = [UInt8](repeating: 0, count: 64) })
}
