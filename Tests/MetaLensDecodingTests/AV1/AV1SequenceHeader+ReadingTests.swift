import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct AV1SequenceHeaderReadingTests {
  /// Headers as encoders write them, and some that no encoder we know of writes.
  static let builders: [AV1Builder] = [
    .libaom, .rav1e, .svtAV1, .libaom.video(),
    .libaom.with { $0.header.colour.description = nil },
    .rav1e.video {
      $0.order = nil
      $0.screenContent = 0
    },
    .libaom.video {
      $0.hasInterIntra = true
      $0.hasMaskedCompound = true
      $0.hasWarpedMotion = true
      $0.hasDualFilter = true
      $0.order = .init(hasDistanceWeights: true, hasReferenceMotion: true, bitCount: 8)
      $0.screenContent = 1
      $0.integerMotion = 0
    },
    .svtAV1.video { $0.integerMotion = 1 }.with {
      $0.header.timing = .init(units: 1001, scale: 0xFFFF_FFFF, ticks: 0xFFFF_FFFF)
      $0.header.hasDecoderModel = true
      $0.header.hasDisplayDelay = true
      $0.header.operatingPoints = [
        .init(layers: 0xFFF, level: 31, isHighTier: true), .init(layers: 1, level: 8), .init(level: 7),
      ]
      $0.header.hasFrameNumbers = true
      $0.delayBits = 32
    },
    .libaom.video().with { $0.header.timing = .init(units: 1, scale: 25) },
    .libaom.with {
      $0.header.profile = 1
      $0.header.colour.bitDepth = 10
      $0.header.colour.description = .init(primaries: 1, transfer: 13, matrix: 0)
      $0.header.colour.subsampling = .init(isHalfWide: false, isHalfHigh: false)
      $0.header.colour.chromaPosition = nil
      $0.header.hasLargeSuperblocks = true
      $0.header.hasFilmGrain = true
    },
    .libaom.with {
      $0.header.profile = 2
      $0.header.colour.bitDepth = 12
      $0.header.colour.chromaPosition = 2
      $0.header.size = PixelSize(width: 65_536, height: 1)
      $0.header.widthBits = 16
      $0.header.heightBits = 1
    },
    .libaom.with {
      $0.header.profile = 2
      $0.header.colour.bitDepth = 12
      $0.header.colour.subsampling = .init(isHalfWide: false, isHalfHigh: false)
      $0.header.colour.chromaPosition = nil
    },
    .libaom.with {
      $0.header.profile = 2
      $0.header.colour.bitDepth = 10
      $0.header.colour.subsampling = .init(isHalfWide: true, isHalfHigh: false)
      $0.header.colour.chromaPosition = nil
      $0.header.hasSuperresolution = true
    },
    .libaom.with {
      $0.header.colour.isMonochrome = true
      $0.header.colour.isFullRange = false
      $0.header.colour.chromaPosition = nil
      $0.header.colour.hasSeparateQuantizers = nil
    },
  ]

  @Test(arguments: builders.indices) func readsWhatWasWritten(_ index: Int) {
    let builder = Self.builders[index]
    #expect(AV1SequenceHeader(payload: builder.payload) == builder.header)
  }

  /// Checks that a cut header is not read, nor any byte beyond its end; the last byte may hold only the stop bit.
  @Test(arguments: builders.indices) func cutHeadersAreNone(_ index: Int) {
    let payload = Self.builders[index].payload
    for count in 0..<payload.count - 1 { #expect(AV1SequenceHeader(payload: payload[..<count]) == nil) }
  }

  /// Checks that turning any single bit gives a header or nil, and never traps.
  @Test(arguments: builders.indices) func brokenHeadersAreRead(_ index: Int) {
    let builder = Self.builders[index]
    for bit in 0..<builder.payload.count * 8 {
      var broken = builder.payload
      broken[bit / 8] ^= 1 << UInt8(bit % 8)
      let found = AV1SequenceHeader(payload: broken)
      #expect(found?.operatingPoints.isEmpty != true)
      #expect(found?.size.width ?? 1 >= 1 && found?.size.height ?? 1 >= 1)
    }
  }

  @Test(arguments: [UInt8(0), 1, 0x55, 0x80, 0xAA, 0xFF]) func monotoneHeadersEnd(byte: UInt8) {
    for count in [0, 1, 2, 3, 40, 8192] {
      let found = AV1SequenceHeader(payload: [UInt8](repeating: byte, count: count))
      #expect(found?.operatingPoints.count ?? 1 <= 32)
      // Profiles 4 to 7 don't exist.
      if byte >= 0x80 { #expect(found == nil) }
    }
  }

  @Test(arguments: [
    (AV1Subsampling(isHalfWide: true, isHalfHigh: true), "4:2:0"),
    (AV1Subsampling(isHalfWide: true, isHalfHigh: false), "4:2:2"),
    (AV1Subsampling(isHalfWide: false, isHalfHigh: false), "4:4:4"),
    (AV1Subsampling(isHalfWide: false, isHalfHigh: true), "4:4:0"),
  ]) func samplingHasAName(subsampling: AV1Subsampling, name: String) {
    #expect(subsampling.name == name)
  }
}
