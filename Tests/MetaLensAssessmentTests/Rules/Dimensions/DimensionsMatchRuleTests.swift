import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DimensionsMatchRuleTests {
  @Test func raised() throws {
    let findings = try findings(by: .dimensionsMatch, on: .sized(64, 48))
    #expect(findings.map(\.id) == [.dimensionsMatch])
    #expect(findings.first?.evidence.map(\.location).last == "SOF0")
  }

  @Test(arguments: [(48, 64), (64, 47)])
  func notRaisedFor(width: Int, height: Int) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .dimensionsMatch, on: .sized(width, height)).isEmpty)
  }

  @Test func notRaisedWithoutStatedSize() throws {
    let photo = ExamplePhoto.camera { $0.remove(ExifTag.pixelYDimension, from: .exif) }
    #expect(try MetaLensAssessmentTests.raised(by: .dimensionsMatch, on: photo).isEmpty)
  }
}
