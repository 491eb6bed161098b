import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerUnlistedRuleTests {
  private static let film: [UInt8] =
    HEIFBuilder.box("ftyp", Array("mp42".utf8)) + HEIFBuilder.box("moov", [UInt8](repeating: 0, count: 12))

  private static let other: [UInt8] =
    film + HEIFBuilder.box("mdat", [UInt8](repeating: 1, count: 5000))

  static let raising: [ExamplePhoto] = [
    .trailed(JPEGBuilder().build()),
    .trailed(film),
    .trailed(film, make: "Canon"),
    // Phones by these makers announce their films, but this one isn't announced.
    .trailed(film, make: "Google"), .trailed(film, make: "samsung"), .trailed(film, make: "Xiaomi"),
    .listing("MotionPhoto", byteCount: film.count + 1, behind: film, make: "Google"),
    .listing("MotionPhoto", byteCount: film.count, behind: film + other, make: "Google"),
    // In a HEIF's media data, but in none of its items.
    .phone { $0.unclaimed.behind = JPEGBuilder().build() },
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed(film, make: "HUAWEI"),
    .listing("MotionPhoto", byteCount: film.count, behind: film, make: "Google"),
    // Zeros before it, the maker's text after it, and a maker on no list.
    .listing("MotionPhoto", byteCount: film.count, behind: [UInt8](repeating: 0, count: 64) + film),
    .listing("MotionPhoto", byteCount: film.count, behind: film + Array("vivo{}".utf8), make: "vivo"),
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
