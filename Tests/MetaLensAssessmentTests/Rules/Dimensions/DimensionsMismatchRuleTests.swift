import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct DimensionsMismatchRuleTests {
  @Test func raised() throws {
    let findings = try findings(by: .dimensionsMismatch, on: .sized(64, 40))
    #expect(findings.map(\.id) == [.dimensionsMismatch])
    #expect(findings.first?.evidence.map(\.location).last == "SOF0")
  }

  @Test(arguments: [(64, 48), (48, 64)])
  func notRaisedFor(width: Int, height: Int) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .dimensionsMismatch, on: .sized(width, height)).isEmpty)
  }

  @Test func notRaisedWithoutStatedSize() throws {
    let photo = ExamplePhoto.camera { $0.remove(ExifTag.pixelYDimension, from: .exif) }
    #expect(try MetaLensAssessmentTests.raised(by: .dimensionsMismatch, on: photo).isEmpty)
  }
}
