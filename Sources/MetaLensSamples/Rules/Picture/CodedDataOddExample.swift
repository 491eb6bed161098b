import MetaLensKit

extension RuleExample {
  static let codedDataOdd = RuleExample(
    .codedDataOdd, triggering: .camera().withBytesBeforeEnd(20), nonTriggering: .camera())
}

extension ExamplePhoto {
  /// Returns the same photo with so many bytes between its coded data and EOI.
  package func withBytesBeforeEnd(_ count: Int) -> ExamplePhoto {
    with { $0.bytes.insert(contentsOf: [UInt8](repeating: 0x55, count: count), at: bytes.count - 2) }
  }
}
