import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailBrokenRuleTests {
  private static let sound = CoefficientPicture.shades(columns: 20, rows: 15) { 8 * $0 + $1 }.build()

  /// Zeros, noise, a JPEG without its beginning, and one that ends in its header.
  @Test(arguments: [
    [UInt8](repeating: 0, count: 200), (0..<200).map { UInt8(($0 * 37 + 11) % 251) },
    Array(sound.dropFirst(2)), Array(sound.prefix(60)),
  ])
  func raised(thumbnail: [UInt8]) throws {
    let found = try findings(by: .thumbnailBroken, on: .camera { $0.thumbnail = thumbnail })
    #expect(found.map(\.id) == [.thumbnailBroken])
    #expect(found.first?.values.number("byteCount") == thumbnail.count)
    #expect(found.first?.evidence.first?.offset != nil)
  }

  /// A sound one, none, and what has too few bytes to be one.
  @Test(arguments: [sound, [], [0, 0]])
  func notRaised(thumbnail: [UInt8]) throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .thumbnailBroken, on: .camera { $0.thumbnail = thumbnail })
        .isEmpty)
  }
}
