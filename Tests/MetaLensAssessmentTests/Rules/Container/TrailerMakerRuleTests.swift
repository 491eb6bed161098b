import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerMakerRuleTests {
  static let raising: [ExamplePhoto] = [
    .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "{}"), make: "samsung")
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "{}"), make: "Canon"),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerMaker, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerMaker])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerMaker, on: Self.silent[index]).isEmpty)
  }
}
