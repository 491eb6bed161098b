import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ContainerItemsMissingRuleTests {
  @Test(arguments: [(40, 0, 1), (40, 39, 1), (40, 40, 0), (40, 60, 0), (0, 0, 0), (-5, 0, 0)])
  func raised(stated: Int, behind: Int, count: Int) throws {
    let photo = ExamplePhoto.listing(byteCount: stated, behind: [UInt8](repeating: 1, count: behind))
    #expect(try MetaLensAssessmentTests.raised(by: .containerItemsMissing, on: photo).count == count)
  }

  @Test(arguments: [("1", 1), ("0", 0)])
  func microVideo(flag: String, count: Int) throws {
    let photo = ExamplePhoto.camera(
      xmp:
        "<GCamera:MicroVideo>\(flag)</GCamera:MicroVideo><GCamera:MicroVideoOffset>90</GCamera:MicroVideoOffset>"
    )
    #expect(try MetaLensAssessmentTests.raised(by: .containerItemsMissing, on: photo).count == count)
  }

  /// The missing item may be in the missing part of the file.
  @Test func notRaisedForACutFile() throws {
    let photo = ExamplePhoto.listing(byteCount: 40, behind: []).cut(by: 8)
    #expect(try MetaLensAssessmentTests.raised(by: .containerItemsMissing, on: photo).isEmpty)
  }
}
