import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct StructureDecodingTests {
  static func facts(
    _ bytes: [UInt8], windowBytes: Int = 1 << 16, hashing: Bool = false, depth: AnalysisDepth = .structure
  ) throws -> PhotoFacts {
    var limits = ReadLimits()
    limits.windowBytes = windowBytes
    limits.stepBytes = windowBytes
    return try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: depth, hashing: hashing)
  }

  /// A progressive colour picture with comments, a restart interval, a thumbnail and trailers.
  static let photo: [UInt8] = {
    var tiff = TIFFBuilder()
    tiff.ifd0 = [tiff.ascii(ExifTag.make, "Example")]
    tiff.thumbnail = JPEGBuilder().build()
    var builder = JPEGBuilder(size: PixelSize(width: 70, height: 50), exif: tiff.build())
    builder.leading = [(0xE0, Array("JFIF\u{0}".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])]
    builder.segments = [(0xFE, [0x41, 0xFF, 0xD9])]
    builder.sampling = [0x22, 0x11, 0x11]
    builder.isSplit = true
    builder.order = [.quantization, .restart, .frame, .huffman]
    builder.restartInterval = 4000
    builder.frameMarker = 0xC2
    builder.trailer = [UInt8](repeating: 0, count: 40) + JPEGBuilder().build() + Array("end".utf8)
    return builder.build()
  }()

  @Test func everythingIsToldInOrder() throws {
    let structure = try #require(try Self.facts(Self.photo).structure.value)
    let coding = structure.coding
    #expect(
      coding.segments.map(\.marker)
        == [0xD8, 0xE0, 0xE1, 0xFE, 0xDB, 0xDD, 0xC2, 0xC4, 0xC4, 0xDA, 0xDA, 0xDA, 0xDA])
    #expect(coding.scans.map(\.components) == [[1, 2, 3], [1], [2], [3]])
    #expect(coding.scans.map(\.spectralEnd) == [0, 63, 63, 63])
    // The scans are 5 x 4 MCUs of 6 bits, 9 x 7 blocks of one bit, and twice 5 x 4 blocks of one bit.
    #expect(coding.scans.map(\.dataByteCount) == [15, 8, 3, 3])
    #expect(coding.restartInterval == 4000)
    #expect(structure.trailers.map(\.kind) == [.padding, .jpeg, .unknown])
    let end = try #require(coding.endOfImageOffset)
    #expect(Self.photo[end..<end + 2].elementsEqual([0xFF, 0xD9]))
    let range = try #require(coding.codedRange)
    #expect(Self.photo[range].starts(with: [0xFF, 0xDB]) && range.upperBound == end + 2)
    let thumbnail = try #require(structure.thumbnail)
    #expect(
      Array(Self.photo[thumbnail.offset..<thumbnail.offset + thumbnail.byteCount]) == JPEGBuilder().build())
    #expect(thumbnail.frame?.size == PixelSize(width: 16, height: 16))
    #expect(thumbnail.coding.endOfImageOffset == thumbnail.byteCount - 2)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 16, 63, 64, 65, 1000])
  func theWindowDoesNotChangeTheAnswer(windowBytes: Int) throws {
    for bytes in [Self.photo, Array(Self.photo.dropLast(60)), JPEGBuilder().build(), [0] + Self.photo] {
      let whole = try? Self.facts(bytes, hashing: true)
      let pieces = try? Self.facts(bytes, windowBytes: windowBytes, hashing: true)
      #expect(whole == pieces)
    }
  }

  @Test func cutsAndMutationsReturnOrThrow() throws {
    for count in 0..<Self.photo.count {
      _ = try? Self.facts(Array(Self.photo.prefix(count)), windowBytes: 16)
    }
    for index in Self.photo.indices {
      for value in [UInt8(0), 0xD8, 0xD9, 0xFF] {
        var bytes = Self.photo
        bytes[index] = value
        let whole = try? Self.facts(bytes)
        let pieces = try? Self.facts(bytes, windowBytes: 13)
        #expect(whole == pieces, "byte \(index) is \(value)")
      }
    }
  }

  @Test func completenessIsThatOfDepthMetadata() throws {
    for count in 0..<Self.photo.count {
      let bytes = Array(Self.photo.prefix(count))
      guard let shallow = try? Self.facts(bytes, depth: .metadata) else { continue }
      #expect(try Self.facts(bytes).isComplete == shallow.isComplete, "\(count) bytes")
    }
  }
}
