import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct EncoderFingerprintTests {
  static let adobe: (marker: UInt8, payload: [UInt8]) = (
    0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1]
  )

  static func color(_ builder: inout JPEGBuilder) {
    builder.sampling = [0x22, 0x11, 0x11]
    builder.quantization = [[UInt16](repeating: 7, count: 64), [UInt16](2..<66)]
    builder.huffman = ExamplePhoto.standardHuffman(isColor: true)
  }

  /// The layouts that `Tests/Accuracy/encoder_layouts.py` and labelled photos show.
  static let cases: [(EncoderFamily, String, @Sendable (inout JPEGBuilder) -> Void)] = [
    (.camera, "APP1:Exif DQT2 SOF0 DHT4 SOS", { _ in }),
    (.camera, "APP1:Exif DQT2 DHT4 SOF0 SOS", { $0.order = [.quantization, .huffman, .frame] }),
    (
      .libjpeg, "APP0:JFIF APP1:Exif DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1 SOS",
      {
        $0.isSplit = true
        $0.leading = [ExamplePhoto.jfif]
      }
    ),
    (
      .android, "APP1:Exif APP0:JFIF DQT1 DQT1 SOF0 DHT1 DHT1 DHT1 DHT1 SOS",
      {
        $0.isSplit = true
        $0.segments = [ExamplePhoto.jfif]
      }
    ),
    (
      .appleJPEG, "APP1:Exif SOF0 DHT1 DHT1 DHT1 DHT1 DQT1 DQT1 DRI SOS",
      {
        $0.isSplit = true
        $0.restartInterval = 900
        $0.order = [.frame, .huffman, .quantization, .restart]
      }
    ),
    (
      .imageIO, "APP0:JFIF APP1:Exif DQT2 DRI SOF0 DHT4 SOS",
      {
        $0.leading = [ExamplePhoto.jfif]
        $0.restartInterval = 900
        $0.order = [.quantization, .restart, .frame, .huffman]
      }
    ),
    (
      .camera, "APP1:Exif DQT2 DRI SOF0 DHT4 SOS",
      {
        $0.restartInterval = 900
        $0.order = [.quantization, .restart, .frame, .huffman]
      }
    ),
    (.photoshop, "APP1:Exif APP14:Adobe DQT2 SOF0 DHT4 SOS", { $0.segments = [adobe] }),
    (
      .ffmpeg, "APP1:Exif DQT1 DHT4 SOF0 SOS",
      {
        $0.quantization.removeFirst()
        $0.order = [.quantization, .huffman, .frame]
      }
    ),
    (
      .mozjpeg, "APP0:JFIF APP1:Exif DQT2 SOF2 DHT2 SOS",
      {
        $0.leading = [ExamplePhoto.jfif]
        $0.frameMarker = 0xC2
        $0.huffman = JPEGBuilder.shortest
      }
    ),
    (
      .unknown, "APP1:Exif DQT2 SOF0 DHT2 SOS", { $0.huffman = JPEGBuilder.shortest }
    ),
  ]

  @Test(arguments: cases.indices) func tellsTheFamily(_ index: Int) throws {
    let (family, layout, change) = Self.cases[index]
    let photo = ExamplePhoto.coded { builder in
      Self.color(&builder)
      change(&builder)
    }
    #expect(
      try raised(by: .encoderIdentified, on: photo)
        == [.flag(.encoderIdentified, ["family": family.rawValue, "layout": layout])])
  }

  @Test func photoshopsTablesInLibjpegsLayoutArePillows() throws {
    let pair = try #require(
      QuantizationCatalogue.shipped.pairs.first { $0.family == .photoshop && $0.setting == "10" })
    for (isSplit, family) in [(true, "pillow"), (false, "photoshop")] {
      let photo = ExamplePhoto.coded { builder in
        Self.color(&builder)
        builder.quantization = [pair.luma, pair.chroma]
        builder.isSplit = isSplit
      }
      let found = try raised(by: .encoderIdentified, on: photo).first
      #expect(found?.parameters["family"] == .string(family))
    }
  }
}
