import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CompressedTwiceRuleTests {
  @Test func raised() throws {
    #expect(
      try MetaLensAssessmentTests.raised(
        by: .compressedTwice,
        on: .compressed(steps: [8, 6, 6, 7, 6, 5, 8, 7, 7, 7], then: [8, 3, 4, 4, 4, 3, 5, 4, 4, 4])) == [
          .flag(.compressedTwice, ["firstQuality": 75])
        ])
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.compressed(steps: [], then: [8, 3, 4, 4, 4, 3, 5, 4, 4, 4]),
    ExamplePhoto.compressed(steps: [8, 6, 6, 7, 6, 5, 8, 7, 7, 7], then: [8, 3, 4, 4, 4, 3, 5, 4, 4, 4])
      .damaged(),
    ExamplePhoto.compressed(steps: [8, 3, 4, 4, 4, 3, 5, 4, 4, 4], then: [8, 3, 4, 4, 4, 3, 5, 4, 4, 4]),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .compressedTwice, on: photo).isEmpty)
  }
}
