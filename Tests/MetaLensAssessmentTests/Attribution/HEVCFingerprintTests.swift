import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HEVCFingerprintTests {
  private static func fingerprint(_ builder: HEVCBuilder) throws -> HEVCFingerprint {
    let photo = ExamplePhoto.phone { $0.hevc = builder }
    let facts = try PhotoDecoder().decode(MemorySource(photo.bytes), depth: .structure, hashing: false)
    return try #require(Attributions(facts).hevc)
  }

  /// Codings as measured, each beside a near miss.
  private static let families: [(HEVCBuilder, HEVCEncoderFamily, points: Int)] = [
    (.applePhone, .applePhone, 10), (.applePhone.colour(2, 2, 6), .applePhone, 10),
    (.applePhone.with { $0.sequence.hasOwnScalingList = true }, .applePhone, 10),
    (.applePhone.with { $0.picture.quantizer = 16 }, .applePhone, 10),
    (.applePhone.with { $0.sequence.largestBlock = 6 }, .appleOther, 10),
    (.applePhone.with { $0.sequence.pictureNumberBits = 10 }, .appleOther, 10),
    (.applePhone.with { $0.layers = 0x0F }, .appleOther, 10),
    (.applePhone.with { $0.picture.cbOffset = 0 }, .appleOther, 10),
    (.applePhone.with { $0.picture.crOffset = 0 }, .appleOther, 10),
    (.applePhone.with { $0.unitType = 19 }, .appleOther, 10),
    (.x265, .x265, 0),
    (.x265.with { $0.statedConstraints = nil }, .x265, 1),
    (.x265.with { $0.sequence.profile.constraints = 0x9E38_0000_0000 }, .x265, 0),
    (.x265.with { $0.sequence.profile.constraints = 0x8000_0000_0000 }, .unknown, 0),
    (.x265.with { $0.picture.quantizer = 27 }, .unknown, 0),
    (.x265.with { $0.sequence.buffer.isByLayer = false }, .unknown, 1),
    (.samsung, .samsung, 5), (.samsung.with { $0.sequence.pictureNumberBits = 6 }, .unknown, 5),
    (.samsung.with { $0.picture.mergeLevel = 2 }, .unknown, 5),
  ]

  @Test(arguments: families.indices) func tellsFamilies(_ index: Int) throws {
    let row = Self.families[index]
    let found = try Self.fingerprint(row.0)
    #expect(found.family == row.1)
    #expect(found.applePoints == row.points)
  }

  /// An iPhone's coding with one of the points changed.
  private static let almost: [HEVCBuilder] = [
    .applePhone.with { $0.sequence.profile.constraints = 0x9000_0000_0000 },
    .applePhone.with { $0.statedConstraints = 0 }, .applePhone.with { $0.isComplete = false },
    .applePhone.with { $0.sequence.interDepth = 0 },
    .applePhone.with { $0.sequence.hasUnevenPartitions = true },
    .applePhone.with { $0.sequence.hasStrongSmoothing = true },
    .applePhone.with { $0.sequence.display?.timing = .init(units: 1, scale: 25) },
    .applePhone.with { $0.sequence.buffer.isByLayer = true },
    .applePhone.with { $0.picture.filtersAcrossSlices = true },
    .applePhone.with { $0.picture.deblocking = nil },
  ]

  /// If a single point differs, the encoder is none of Apple's known ones.
  @Test(arguments: almost) func everyPointCounts(builder: HEVCBuilder) throws {
    let found = try Self.fingerprint(builder)
    #expect(found.family == .unknown && found.applePoints == HEVCFingerprint.applePointCount - 1)
  }

  @Test(
    arguments: [
      (12, 1, 6, 17, true), (12, 1, 6, 13, true), (12, 1, 6, 12, false), (12, 1, 6, nil, true),
      (2, 2, 2, 12, true), (2, 2, 2, 13, true), (2, 2, 2, 14, false), (2, 2, 2, nil, true),
      (2, 2, 6, 17, false), (2, 2, 6, nil, false), (1, 13, 6, 17, false),
    ] as [(UInt8, UInt8, UInt8, Int?, Bool)])
  func tellsTheCamerasColours(_ first: UInt8, _ second: UInt8, _ third: UInt8, system: Int?, isCamera: Bool)
    throws
  {
    let builder = HEVCBuilder.applePhone.colour(first, second, third)
    #expect(try Self.fingerprint(builder).isAppleCamera(system: system) == isCamera)
    let other = builder.with { $0.sequence.largestBlock = 6 }
    #expect(try !Self.fingerprint(other).isAppleCamera(system: system))
  }

  @Test func withoutColoursNoneIsStated() throws {
    let found = try Self.fingerprint(.applePhone.with { $0.sequence.display = nil })
    #expect(found.colour == .other && found.coding.hasSuffix("colour –"))
  }

  @Test func withoutASetNothingIsSaid() throws {
    var facts = HEVCFacts(
      offset: 0,
      configuration: .init(profile: HEVCBuilder.x265.sequence.profile, layers: 0x0F))
    #expect(HEVCFingerprint(facts) == nil)
    facts.sequence = HEVCBuilder.x265.sequence
    #expect(HEVCFingerprint(facts) == nil)
    facts.picture = HEVCBuilder.x265.picture
    #expect(HEVCFingerprint(facts)?.family == .unknown)
  }
}
