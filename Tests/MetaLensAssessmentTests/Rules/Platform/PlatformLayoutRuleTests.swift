import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PlatformLayoutRuleTests {
  @Test func raised() throws {
    let found = try MetaLensAssessmentTests.raised(by: .platformLayout, on: .platformCopy())
    #expect(
      found == [
        .flag(
          .platformLayout,
          ["platform": "Telegram", "features": "JFIF 1.01 72x72, progressive, IJG quality 87, 64x48"])
      ])
  }

  @Test(arguments: [
    ExamplePhoto.platformCopy(quality: 88), .platformCopy(density: 96),
    .platformCopy(exif: ExamplePhoto.cameraExif()), .camera(),
    // A model alone names a camera too.
    .platformCopy(exif: ExamplePhoto.cameraExif { $0.remove(ExifTag.make, from: .ifd0) }),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .platformLayout, on: photo).isEmpty)
  }

  @Test func everyRowHasAFileAndFourFeatures() {
    for row in PlatformProfile.all {
      #expect(row.fileCount > 0)
      #expect(!row.source.isEmpty)
      let stated = [row.isProgressive != nil, row.quality != nil, row.longestEdge != nil, row.profile != nil]
      // JFIF's version and density count as two; a family counts for its tables and their grouping.
      #expect(2 + stated.count { $0 } + (row.family == nil ? 0 : 2) >= 4)
    }
  }
}
