import MetaLensKit

extension RuleExample {
  static let encoderSampling444 = RuleExample(
    .encoderSampling444,
    triggering: .coded {
      $0.sampling = [0x11, 0x11, 0x11]
      $0.huffman = ExamplePhoto.standardHuffman(isColor: true)
    },
    nonTriggering: .coded {
      $0.sampling = [0x21, 0x11, 0x11]
      $0.huffman = ExamplePhoto.standardHuffman(isColor: true)
    })
}
