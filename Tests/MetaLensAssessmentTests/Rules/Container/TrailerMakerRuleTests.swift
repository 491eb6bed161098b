import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerMakerRuleTests {
  private static let film: [UInt8] =
    HEIFBuilder.box("ftyp", Array("mp42".utf8)) + HEIFBuilder.box("moov", [UInt8](repeating: 0, count: 12))

  static let raising: [ExamplePhoto] = [
    .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "{}"), make: "samsung"),
    .listing("MotionPhoto", byteCount: film.count, behind: film, make: "Google"),
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "{}"), make: "Canon"),
    // Anyone can append a film; a film that isn't announced isn't the phone's.
    .trailed(film, make: "Google"), .trailed(film, make: "HUAWEI"),
    .listing("MotionPhoto", byteCount: film.count, behind: film),
    // Programs that rewrite metadata keep Google's trailer.
    .trailed(ExamplePhoto.googleTrailer, make: "Google"),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerMaker, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerMaker])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerMaker, on: Self.silent[index]).isEmpty)
  }
}
