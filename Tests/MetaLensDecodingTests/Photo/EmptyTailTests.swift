import MetaLensBytes
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct EmptyTailTests {
  typealias Builder = TIFFFileBuilder

  /// A file of more than 9,000 bytes.
  enum Sample: CaseIterable {
    case jpeg, heif, webP
    /// A TIFF in Deflate, and one of uncompressed pixels, which may be black.
    case deflated, plain
    /// A HEIF with padding after its boxes, and one with a box of free space.
    case padded, free
    /// EXIF that ends in zeros at the end of a HEIF and of a WebP, and XMP at the end of a TIFF in Deflate.
    case heifExif, webPExif, tiffXMP
    /// A HEIF with a box of another kind at its end, and a WebP of an even area of many pixels.
    case heifBox, even

    var bytes: [UInt8] {
      switch self {
      case .jpeg: EmptyTailTests.jpeg
      case .heif: heif()
      case .padded: heif([UInt8](repeating: 0, count: 5000))
      case .free: heif(HEIFBuilder.box("free", [UInt8](repeating: 0, count: 5000)))
      case .tiffXMP: tiff(8, xmp: Array("<x:xmpmeta/>".utf8) + [UInt8](repeating: 0, count: 9000))
      case .heifBox: heif(HEIFBuilder.box("uuid", [UInt8](repeating: 7, count: 9000)))
      case .even: webP(size: PixelSize(width: 2048, height: 2048))
      case .deflated: tiff(8)
      case .plain: tiff(1)
      case .webP: webP()
      case .heifExif: heif(exif: ExamplePhoto.cameraExif() + [UInt8](repeating: 0, count: 9000))
      case .webPExif:
        WebPBuilder(exif: ExamplePhoto.cameraExif() + [UInt8](repeating: 0, count: 9000)).build()
      }
    }

    private func heif(_ extra: [UInt8] = [], exif: [UInt8] = ExamplePhoto.cameraExif()) -> [UInt8] {
      var builder = HEIFBuilder(exif: exif)
      builder.picture = [0, 0, 0, 60, 40, 1] + [UInt8](repeating: 0xAB, count: 9000)
      builder.trailer = extra
      return builder.build()
    }

    private func tiff(_ compression: Int, xmp: [UInt8]? = nil) -> [UInt8] {
      let strip = [UInt8](repeating: 5, count: 9000)
      let picture = Builder.picture(
        100, 50, compression: compression, strips: [strip], [(ExifTag.make, .ascii("Example"))])
      guard let xmp else { return Builder([.init(picture)]).build() }
      return Builder([.init(picture, next: 1), .init([(TIFFTagNumber.xmp, .undefined(xmp))])]).build()
    }

    private func webP(size: PixelSize = PixelSize(width: 64, height: 48)) -> [UInt8] {
      var builder = WebPBuilder(size: size)
      builder.chunks[0].payload += [UInt8](repeating: 0x35, count: 9000)
      return builder.build()
    }
  }

  static let jpeg = CoefficientPicture.shades(columns: 200, rows: 150) { $0 % 7 * 40 + $1 % 5 * 9 }.build()

  /// Checks files whose last bytes are overwritten by one value.
  @Test(
    arguments: [
      (.jpeg, 5000, 0, true), (.jpeg, 5000, 0xFF, true), (.jpeg, 3000, 0, false), (.jpeg, 5000, 7, false),
      (.heif, 5000, 0, true), (.heif, 5000, 0xFF, true), (.heif, 4000, 0, false), (.heif, 5000, 7, false),
      (.webP, 5000, 0, true), (.deflated, 5000, 0, true), (.plain, 5000, 0, false), (.padded, 5000, 0, false),
      (.free, 5000, 0, false), (.heifExif, 5000, 0, false), (.webPExif, 5000, 0, false),
      (.tiffXMP, 5000, 0, false), (.heifBox, 5000, 0, false), (.even, 5000, 0, false), (.even, 6000, 0, true),
    ] as [(Sample, Int, UInt8, Bool)])
  func itIsTold(of sample: Sample, count: Int, value: UInt8, isTold: Bool) throws {
    let bytes = sample.bytes
    var start = bytes.count - count
    let file = Array(bytes[..<start]) + [UInt8](repeating: value, count: count)
    while file[start - 1] == value { start -= 1 }
    for depth in AnalysisDepth.allCases {
      let facts = try PhotoDecoder().decode(MemorySource(file), depth: depth, hashing: true)
      #expect(facts.emptyTailOffset == (isTold ? start : nil))
      #expect(!isTold || !facts.isComplete)
      #expect(facts.byteCount == bytes.count && facts.sha256 == DigestStream.sha256(of: file))
    }
  }

  /// Checks a TIFF that states sides of 64 bits, whose product exceeds any number.
  @Test func aSizeMayBeALie() throws {
    let size = 0xFFFF_FFFF
    let picture = Builder.picture(
      size, size, compression: 5, strips: [[UInt8](repeating: 0, count: 9000)], [])
    let source = MemorySource(Builder([.init(picture)]).build())
    let facts = try PhotoDecoder().decode(source, depth: .structure, hashing: false)
    #expect(facts.container.value?.image?.size == PixelSize(width: size, height: size))
  }

  /// Checks that no rows are made of the zeros, which a decoder would take for codes.
  @Test func noRowIsMadeOfIt() throws {
    let half = Self.jpeg.count / 2
    func rows(_ file: [UInt8]) throws -> Int? {
      try PhotoDecoder().decode(MemorySource(file), depth: .pixels, hashing: false).picture.value?.decodedRows
    }
    let cut = try rows(Array(Self.jpeg[..<half]))
    #expect(try rows(Self.jpeg[..<half] + [UInt8](repeating: 0, count: half)) == cut)
  }

  /// Checks that a tail is found across windows, and that it may be the whole file.
  @Test func itBeginsBehindTheLastOtherByte() throws {
    var limits = ReadLimits()
    limits.windowBytes = 100
    for count in [0, 1, 99, 100, 101, 700] {
      let file = [UInt8](repeating: 1, count: count) + [UInt8](repeating: 0, count: 9000)
      #expect(try EmptyTail.start(in: MemorySource(file), limits: limits) == (count == 0 ? nil : count))
    }
  }
}
