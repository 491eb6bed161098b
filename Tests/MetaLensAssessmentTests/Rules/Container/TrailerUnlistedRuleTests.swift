import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerUnlistedRuleTests {
  private static let film: [UInt8] =
    HEIFBuilder.box("ftyp", Array("mp42".utf8)) + HEIFBuilder.box("moov", [UInt8](repeating: 0, count: 12))

  static let raising: [ExamplePhoto] = [
    .trailed(JPEGBuilder().build()),
    .trailed(film),
    .trailed(film, make: "Canon"),
    // In a HEIF's media data, and in none of its items.
    .phone { $0.unclaimed.behind = JPEGBuilder().build() },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed(film, make: "Google"),
    .trailed(Array("some text".utf8)),
    .multiPicture(),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerUnlisted, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerUnlisted])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerUnlisted, on: Self.silent[index]).isEmpty)
  }
}
