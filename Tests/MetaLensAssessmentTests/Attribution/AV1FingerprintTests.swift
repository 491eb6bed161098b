import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AV1FingerprintTests {
  private static func fingerprint(_ builder: AV1Builder) throws -> AV1Fingerprint {
    let photo = ExamplePhoto.avif(builder)
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .structure, hashing: false)
    return try #require(Attributions(facts).av1)
  }

  /// Returns the same coding in a picture that SVT-AV1 restores.
  private static func large(_ builder: AV1Builder) -> AV1Builder {
    builder.with {
      $0.header.size = PixelSize(width: 64, height: 64)
    }
  }

  /// A full header as libaom writes it for FFmpeg.
  private static let libaomVideo = AV1Builder.libaom.with { $0.header.hasDirectionalFilter = true }.video {
    $0.hasMaskedCompound = true
    $0.hasWarpedMotion = true
    $0.order?.hasReferenceMotion = true
  }

  /// A full header as SVT-AV1 2 and later write it.
  private static let svtVideo = libaomVideo.with {
    $0.header.hasFilterIntra = false
    $0.header.motion?.hasMaskedCompound = false
    $0.header.motion?.hasInterIntra = true
  }

  /// Codings as measured, each beside near misses.
  private static let families: [(AV1Builder, AV1EncoderFamily)] = [
    (.rav1e, .rav1e),
    (.rav1e.with { $0.header.hasRestoration = false }, .rav1e),
    (.rav1e.with { $0.header.colour.description = nil }, .rav1e),
    (
      .rav1e.with {
        $0.header.colour.isMonochrome = true
        $0.header.colour.chromaPosition = nil
        $0.header.colour.hasSeparateQuantizers = nil
      }, .rav1e
    ),
    (.rav1e.video(), .rav1e),
    (.rav1e.video { $0.screenContent = 0 }, .rav1e),
    (.rav1e.video { $0.hasWarpedMotion = true }, .unknown),
    (.rav1e.video { $0.order?.hasReferenceMotion = true }, .unknown),
    (.rav1e.video { $0.order = nil }, .unknown),
    (.rav1e.video { $0.order?.hasDistanceWeights = true }, .unknown),
    (.rav1e.video { $0.hasMaskedCompound = true }, .unknown),
    (.rav1e.video { $0.hasInterIntra = true }, .unknown),
    (.rav1e.video { $0.hasDualFilter = true }, .unknown),
    (.rav1e.video().with { $0.header.hasDisplayDelay = true }, .unknown),
    (.rav1e.with { $0.header.operatingPoints = [.init(level: 8)] }, .unknown),
    (.rav1e.with { $0.header.hasFilterIntra = true }, .unknown),
    (.rav1e.with { $0.header.hasIntraEdgeFilter = false }, .unknown),
    (.rav1e.with { $0.header.hasLargeSuperblocks = true }, .unknown),
    (.rav1e.with { $0.header.colour.hasSeparateQuantizers = false }, .unknown),

    (.libaom, .libaom),
    (.libaom.with { $0.header.hasRestoration = true }, .libaom),
    (.libaom.with { $0.header.operatingPoints = [.init(level: 31)] }, .libaom),
    (.libaom.with { $0.header.hasFilterIntra = false }, .unknown),
    (.libaom.with { $0.header.colour.hasSeparateQuantizers = true }, .unknown),
    (.libaom.with { $0.header.hasSuperresolution = true }, .unknown),
    // SVT-AV1's preset 5 states the same values.
    (.libaom.with { $0.header.hasDirectionalFilter = true }, .unknown),
    (large(.libaom.with { $0.header.hasDirectionalFilter = true }), .libaom),
    (
      large(
        .libaom.with {
          $0.header.hasDirectionalFilter = true
          $0.header.hasRestoration = true
        }), .unknown
    ),
    (
      .libaom.with {
        $0.header.hasDirectionalFilter = true
        $0.header.hasLargeSuperblocks = true
      }, .libaom
    ),
    (
      .libaom.with {
        $0.header.hasDirectionalFilter = true
        $0.header.profile = 1
        $0.header.colour.subsampling = .init(isHalfWide: false, isHalfHigh: false)
        $0.header.colour.chromaPosition = nil
      }, .libaom
    ),
    (libaomVideo, .libaom),
    (libaomVideo.with { $0.header.motion?.order?.hasDistanceWeights = true }, .unknown),
    (
      libaomVideo.with {
        $0.header.motion?.order?.hasDistanceWeights = true
        $0.header.motion?.hasDualFilter = true
      }, .libaom
    ),
    (libaomVideo.with { $0.header.motion?.order?.bitCount = 8 }, .unknown),
    (libaomVideo.with { $0.header.motion?.order = nil }, .unknown),
    (libaomVideo.with { $0.header.motion?.order?.hasReferenceMotion = false }, .unknown),
    (libaomVideo.with { $0.header.hasDisplayDelay = true }, .unknown),
    (libaomVideo.with { $0.header.motion?.hasWarpedMotion = false }, .unknown),
    (libaomVideo.with { $0.header.motion?.integerMotion = 0 }, .unknown),
    (libaomVideo.with { $0.header.motion?.screenContent = 0 }, .libaom),
    (libaomVideo.with { $0.header.timing = .init(units: 1, scale: 25) }, .unknown),
    (libaomVideo.with { $0.header.hasFrameNumbers = true }, .unknown),
    (libaomVideo.with { $0.header.operatingPoints = [.init(layers: 0x101, level: 0)] }, .unknown),
    (libaomVideo.with { $0.header.operatingPoints.append(.init(level: 0)) }, .unknown),

    (.svtAV1, .svtAV1),
    (.svtAV1.with { $0.header.hasFilterIntra = false }, .svtAV1),
    (large(.svtAV1), .unknown), (large(.svtAV1.with { $0.header.hasRestoration = true }), .svtAV1),
    (large(.svtAV1.with { $0.header.hasFilterIntra = false }), .svtAV1),
    (.svtAV1.with { $0.header.hasDirectionalFilter = false }, .unknown),
    (.svtAV1.with { $0.header.hasLargeSuperblocks = true }, .unknown),
    (
      .svtAV1.with {
        $0.header.colour.isMonochrome = true
        $0.header.colour.chromaPosition = nil
        $0.header.colour.hasSeparateQuantizers = nil
      }, .unknown
    ),
    (svtVideo, .svtAV1),
    (svtVideo.with { $0.header.hasFilterIntra = true }, .svtAV1),
    (
      svtVideo.with {
        $0.header.hasFilterIntra = true
        $0.header.motion?.hasInterIntra = false
      }, .unknown
    ),
    (svtVideo.with { $0.header.motion?.hasInterIntra = false }, .svtAV1),
    (svtVideo.with { $0.header.motion?.hasMaskedCompound = true }, .unknown),
    (
      svtVideo.with {
        $0.header.motion?.hasMaskedCompound = true
        $0.header.motion?.order?.hasDistanceWeights = true
      }, .svtAV1
    ),
    (svtVideo.with { $0.header.motion?.hasDualFilter = true }, .unknown),
    (svtVideo.with { $0.header.motion?.screenContent = 0 }, .unknown),
    (svtVideo.with { $0.header.hasIntraEdgeFilter = false }, .unknown),
    (
      libaomVideo.with {
        $0.header.motion?.order?.hasDistanceWeights = true
        $0.header.hasDisplayDelay = true
      }, .svtAV1
    ),
  ]

  @Test(arguments: families.indices) func tellsFamilies(_ index: Int) throws {
    let row = Self.families[index]
    #expect(try Self.fingerprint(row.0).family == row.1)
  }

  @Test(arguments: [
    (AV1Builder.rav1e, "profile 0, level 31, SB 64, intra 0/1, filters 1/1, UV 1, colour 1/13/6"),
    (
      libaomVideo.with {
        $0.header.hasLargeSuperblocks = true
        $0.header.colour.description = nil
      },
      "profile 0, level 0, SB 128, intra 1/1, inter 0/1/1/0/0/1, filters 1/0, UV 0, colour –"
    ),
    (
      .libaom.with {
        $0.header.colour.isMonochrome = true
        $0.header.colour.chromaPosition = nil
        $0.header.colour.hasSeparateQuantizers = nil
      }, "profile 0, level 0, SB 64, intra 1/1, filters 0/0, colour 1/13/6"
    ),
  ]) func saysHowItIsCoded(builder: AV1Builder, coding: String) throws {
    let found = try Self.fingerprint(builder)
    #expect(found.coding == coding)
    #expect(found.evidence.location == "AV1 sequence header" && found.evidence.offset != nil)
  }

  /// Headers that disagree name no encoder; without a header there is no result.
  @Test func headersMustAgree() throws {
    let other = AV1Builder.rav1e.headerUnit
    #expect(try Self.fingerprint(.rav1e.with { $0.configured = [other] }).family == .rav1e)
    #expect(try Self.fingerprint(.libaom.with { $0.configured = [other] }).family == .unknown)
    let photo = ExamplePhoto.avif(.libaom.with { $0.hasHeader = false })
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .structure, hashing: false)
    #expect(facts.mediaFile?.av1.value != nil && Attributions(facts).av1 == nil)
  }
}
