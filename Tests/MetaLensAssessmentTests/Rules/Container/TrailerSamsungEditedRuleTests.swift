import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TrailerSamsungEditedRuleTests {
  static let raising: [ExamplePhoto] = [
    .trailed(ExamplePhoto.samsungTrailer("PhotoEditor_Re_Edit_Data", "{}"), make: "samsung"),
    .trailed(ExamplePhoto.samsungTrailer("PhotoEditor_Re_Edit_Data", "{}"), make: "Canon"),
  ]

  static let silent: [ExamplePhoto] = [
    .coded(),
    .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", "{}"), make: "samsung"),
    .trailed(ExamplePhoto.samsungTrailer("PhotoEditor_Re_Edit", "{}"), make: "samsung"),
  ]

  @Test(arguments: raising.indices) func isRaised(_ index: Int) throws {
    let found = try findings(by: .trailerSamsungEdited, on: Self.raising[index])
    #expect(found.map(\.id) == [.trailerSamsungEdited])
  }

  @Test(arguments: silent.indices) func isNotRaised(_ index: Int) throws {
    #expect(try raised(by: .trailerSamsungEdited, on: Self.silent[index]).isEmpty)
  }
}
