import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DimensionsRotatedRuleTests {
  @Test func raised() throws {
    let findings = try findings(by: .dimensionsRotated, on: .sized(48, 64))
    #expect(findings.map(\.id) == [.dimensionsRotated])
    #expect(findings.first?.evidence.map(\.location).last == "SOF0")
  }

  @Test(arguments: [(64, 48), (48, 60)])
  func notRaisedFor(width: Int, height: Int) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .dimensionsRotated, on: .sized(width, height)).isEmpty)
  }

  @Test func notRaisedWithoutStatedSize() throws {
    let photo = ExamplePhoto.camera { $0.remove(ExifTag.pixelYDimension, from: .exif) }
    #expect(try MetaLensAssessmentTests.raised(by: .dimensionsRotated, on: photo).isEmpty)
  }
}
