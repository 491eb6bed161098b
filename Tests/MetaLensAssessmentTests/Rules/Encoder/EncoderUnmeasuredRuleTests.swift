import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderUnmeasuredRuleTests {
  static let raising: [ExamplePhoto] = [
    .coded(make: "Example", model: "E1") { $0.leading = [ExamplePhoto.jfif] },
    .coded(make: "ZTE", model: "ZTE BLADE V8") { $0.leading = [ExamplePhoto.jfif] },
    .coded(make: "Example", model: "E1") { $0.huffman = JPEGBuilder.shortest },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(make: "Example", model: "E1"),
    // Enough is known about these makers: `encoderJFIFBeforeExif` and `encoderHuffmanOptimized` cover them.
    .coded { $0.leading = [ExamplePhoto.jfif] },
    .coded { $0.huffman = JPEGBuilder.shortest },
    .coded(make: "samsung", model: "") { $0.leading = [ExamplePhoto.jfif] },
    .coded(make: "FLIR Systems AB", model: "E40") { $0.leading = [ExamplePhoto.jfif] },
    .coded(exif: false) { $0.leading = [ExamplePhoto.jfif] },
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderUnmeasured, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderUnmeasured])
    #expect(try raised(by: .encoderJFIFBeforeExif, on: Self.raising[index]).isEmpty)
    #expect(try raised(by: .encoderHuffmanOptimized, on: Self.raising[index]).isEmpty)
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderUnmeasured, on: Self.silent[index]).isEmpty)
  }
}
