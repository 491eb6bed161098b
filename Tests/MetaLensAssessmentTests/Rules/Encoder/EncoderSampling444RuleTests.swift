import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderSampling444RuleTests {
  static let raising: [ExamplePhoto] = [
    .coded {
      $0.sampling = [0x11, 0x11, 0x11]
      $0.huffman = ExamplePhoto.standardHuffman(isColor: true)
    }
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded {
      $0.sampling = [0x22, 0x11, 0x11]
      $0.huffman = ExamplePhoto.standardHuffman(isColor: true)
    },
    .coded {
      $0.sampling = [0x21, 0x11, 0x11]
      $0.huffman = ExamplePhoto.standardHuffman(isColor: true)
    },
    .coded(make: "FUJIFILM", model: "X-T4") {
      $0.sampling = [0x11, 0x11, 0x11]
      $0.huffman = ExamplePhoto.standardHuffman(isColor: true)
    },
    .coded(exif: false) {
      $0.sampling = [0x11, 0x11, 0x11]
      $0.huffman = ExamplePhoto.standardHuffman(isColor: true)
    },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderSampling444, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderSampling444])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderSampling444, on: Self.silent[index]).isEmpty)
  }
}
