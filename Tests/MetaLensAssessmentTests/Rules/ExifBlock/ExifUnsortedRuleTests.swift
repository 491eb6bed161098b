import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifUnsortedRuleTests {
  @Test func namesTheDirectory() throws {
    let photo = ExamplePhoto.camera { $0.exif.reverse() }
    let findings = try findings(by: .exifUnsorted, on: photo)
    #expect(findings.map(\.detail) == [.flag(.exifUnsorted, ["directory": "ExifIFD"])])
    #expect(findings.first?.evidence.first?.location == "APP1 Exif ExifIFD")
  }

  /// Originals are unsorted as often as other files, so nothing is called odd.
  @Test func speaksAgainstNobody() {
    let weighed = WeighedFindings(
      [Finding(Rule.exifUnsorted.exampleDetail)], depth: .pixels, isCalibrated: true)
    #expect(weighed.odd.isEmpty && !weighed.isAccused)
  }

  @Test func oneTagTwiceIsInOrder() throws {
    let photo = ExamplePhoto.camera { $0.ifd0.insert($0.ascii(ExifTag.make, "Canon"), at: 0) }
    #expect(try raised(by: .exifUnsorted, on: photo).isEmpty)
  }
}
