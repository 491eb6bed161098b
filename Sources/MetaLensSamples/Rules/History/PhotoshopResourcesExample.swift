import MetaLensKit

extension RuleExample {
  static let photoshopResources = RuleExample(
    .photoshopResources,
    triggering: .camera(photoshop: [
      (0x03F3, [UInt8](repeating: 0, count: 9)), (0x0406, [0, 8, 0, 0, 0, 1, 0]),
      (0x0408, [UInt8](repeating: 0, count: 16)),
    ]),
    nonTriggering: .camera(photoshop: [(0x0425, [UInt8](repeating: 0, count: 16))]))
}
