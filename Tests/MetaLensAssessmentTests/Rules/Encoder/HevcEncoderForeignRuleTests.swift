import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HevcEncoderForeignRuleTests {
  private static func photo(_ make: String, _ hevc: HEVCBuilder) -> ExamplePhoto {
    .phone(ExamplePhoto.phoneExif(make: make)) { $0.hevc = hevc }
  }

  /// The closest imitation of Apple's encoder for which x265 has settings.
  private static let imitation = HEVCBuilder.x265.with {
    $0.sequence.interDepth = 1
    $0.sequence.hasUnevenPartitions = false
    $0.sequence.hasStrongSmoothing = false
    $0.sequence.display = .init(
      format: 5, isFullRange: true, colour: .init(primaries: 12, transfer: 1, matrix: 6))
    $0.sequence.largestBlock = 5
    $0.sequence.pictureNumberBits = 11
  }

  /// Returns a coding by none of the known encoders that differs from Apple's in this many points.
  private static func unknown(_ count: Int) -> HEVCBuilder {
    let changes: [@Sendable (inout HEVCBuilder) -> Void] = [
      { $0.isComplete = false }, { $0.sequence.interDepth = 0 }, { $0.sequence.hasStrongSmoothing = true },
      { $0.picture.filtersAcrossSlices = true }, { $0.picture.deblocking = nil },
    ]
    return changes.prefix(count).reduce(.applePhone) { $0.with($1) }
  }

  @Test(arguments: [
    (photo("Apple", .x265), "x265", 10), (photo("Apple", imitation), "x265", 6),
    (photo("Apple", .samsung), "samsung", 5), (photo("Apple", unknown(5)), "unknown", 5),
    (photo("samsung", .x265), "x265", 10),
  ]) func raisedForOtherEncoders(photo: ExamplePhoto, encoder: String, count: Int) throws {
    let found = try #require(try raised(by: .hevcEncoderForeign, on: photo).first)
    #expect(found.parameters["encoder"] == .string(encoder))
    #expect(found.parameters["differenceCount"] == .integer(count))
  }

  /// A tile that another program coded, in the first tile's container.
  @Test func raisedForOneTile() throws {
    let photo = ExamplePhoto.phone { $0.secondTile = .x265 }
    let found = try #require(try findings(by: .hevcEncoderForeign, on: photo).first)
    #expect(found.values.json["encoder"] == .string("x265"))
    #expect(try raised(by: .hevcEncoderCamera, on: photo).isEmpty)
    let same = ExamplePhoto.phone { $0.secondTile = .applePhone }
    #expect(try raised(by: .hevcEncoderForeign, on: same).isEmpty)
  }

  /// One or two new habits of Apple's encoder, other makers, and Samsung with an unknown encoder.
  @Test(arguments: [
    photo("Apple", .applePhone), photo("Apple", .applePhone.colour(2, 2, 6)), photo("Apple", unknown(1)),
    photo("Apple", unknown(4)), photo("SONY", .x265), photo("Canon", unknown(5)),
    photo("samsung", .samsung), photo("samsung", unknown(5)), photo("", .x265), .heif { _ in }, .camera(),
  ]) func notRaisedFor(photo: ExamplePhoto) throws {
    #expect(try raised(by: .hevcEncoderForeign, on: photo).isEmpty)
  }
}
