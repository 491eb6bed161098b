import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderCameraRuleTests {
  private static func colored(_ first: UInt8) -> ExamplePhoto {
    .coded {
      $0.sampling = [first, 0x11, 0x11]
      $0.huffman = ExamplePhoto.standardHuffman(isColor: true)
    }
  }

  static let raising: [ExamplePhoto] = [
    .coded(),
    .coded(exif: false),
    .coded(make: "FUJIFILM", model: "FinePix A101"),
    colored(0x21),
    colored(0x22),
    .coded { $0.segments = [ExamplePhoto.jfif] },
    .coded { $0.segments = [(0xFE, Array("LEAD Technologies Inc. V1.01".utf8))] },
  ]

  static let silent: [ExamplePhoto] = [
    colored(0x11),
    .coded { $0.isSplit = true },
    .coded { $0.frameMarker = 0xC2 },
    .coded { $0.frameMarker = 0xC1 },
    .coded { $0.huffman = JPEGBuilder.shortest },
    .coded { $0.huffman = [] },
    .coded { $0.leading = [ExamplePhoto.jfif] },
    .coded { $0.segments = [(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])] },
    .coded { $0.segments = [(0xFE, Array("ACD Systems Digital Imaging".utf8))] },
    .editorTables(),
    .coded().cut(by: 40),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .encoderCamera, on: Self.raising[index])
    #expect(found.map(\.id) == [.encoderCamera])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .encoderCamera, on: Self.silent[index]).isEmpty)
  }
}
