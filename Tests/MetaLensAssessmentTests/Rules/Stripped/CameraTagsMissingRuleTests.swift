import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct CameraTagsMissingRuleTests {
  @Test func raisedFromTwoOn() throws {
    let photo = ExamplePhoto.fullTags { tiff in
      tiff.remove(0x9000, from: .exif)
      tiff.remove(0x0128, from: .ifd0)
    }
    #expect(
      try MetaLensAssessmentTests.raised(by: .cameraTagsMissing, on: photo) == [
        .flag(.cameraTagsMissing, ["maker": "Canon", "tags": "ResolutionUnit, ExifVersion", "fileCount": 7])
      ])
  }

  @Test func notRaised() throws {
    #expect(try raised(by: .cameraTagsMissing, on: .fullTags()).isEmpty)
    #expect(try raised(by: .cameraTagsMissing, on: .fullTags { $0.remove(0x9000, from: .exif) }).isEmpty)
    // An unmeasured maker, and a photo without a model.
    #expect(try raised(by: .cameraTagsMissing, on: .made("Acme", "One")).isEmpty)
    #expect(try raised(by: .cameraTagsMissing, on: .made("Canon", nil)).isEmpty)
  }
}
