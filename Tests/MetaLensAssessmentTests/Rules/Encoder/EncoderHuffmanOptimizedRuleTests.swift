import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderHuffmanOptimizedRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded { $0.huffman = JPEGBuilder.shortest },
    .coded(make: "samsung", model: "SM-G991B") { $0.huffman = JPEGBuilder.shortest },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .coded(make: "samsung", model: "SM-J327T1") { $0.huffman = JPEGBuilder.shortest },
    .coded(exif: false) { $0.huffman = JPEGBuilder.shortest },
    // The standard has no codes for progressive coding.
    .coded {
      $0.huffman = JPEGBuilder.shortest
      $0.frameMarker = 0xC2
    },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderHuffmanOptimized, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderHuffmanOptimized])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderHuffmanOptimized, on: Self.silent[index]).isEmpty)
  }
}
