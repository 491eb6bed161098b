import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifMissingRuleTests {
  @Test func raisedWithoutExif() throws {
    #expect(try raised(by: .exifMissing, on: ExamplePhoto(exif: nil)) == [.flag(.exifMissing)])
    #expect(try raised(by: .exifMissing, on: ExamplePhoto(exif: [0, 1, 2, 3])) == [.flag(.exifMissing)])
  }

  @Test func notRaisedForACamera() throws {
    #expect(try raised(by: .exifMissing, on: .camera()).isEmpty)
  }
}
