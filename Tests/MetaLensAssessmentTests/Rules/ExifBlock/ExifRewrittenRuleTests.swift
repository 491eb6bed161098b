import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifRewrittenRuleTests {
  @Test func namesThePhotoshopLayout() throws {
    let photo = ExamplePhoto.camera {
      $0.directoryAlignment = 4
      $0.slackCount = 0
    }
    #expect(
      try raised(by: .exifRewritten, on: photo) == [.flag(.exifRewritten, ["writer": "Adobe Photoshop"])])
  }

  @Test func slackBehindTheBlockNamesNobody() throws {
    let photo = ExamplePhoto.camera { $0.directoryAlignment = 4 }
    #expect(try raised(by: .exifRewritten, on: photo).isEmpty)
  }

  @Test func aPackedBlockNamesNobody() throws {
    #expect(try raised(by: .exifRewritten, on: .camera { $0.slackCount = 0 }).isEmpty)
  }
}
