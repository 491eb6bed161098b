import MetaLensKit

extension RuleExample {
  static let encoderHuffmanOptimized = RuleExample(
    .encoderHuffmanOptimized, triggering: .coded { $0.huffman = JPEGBuilder.shortest },
    nonTriggering: .coded())
}
