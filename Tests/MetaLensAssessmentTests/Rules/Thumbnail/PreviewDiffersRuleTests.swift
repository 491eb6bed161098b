import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PreviewDiffersRuleTests {
  /// The preview, and how it differs from the picture.
  @Test(arguments: [
    (ExamplePhoto.previewed(ExamplePhoto.otherScene), PreviewDifference.content),
    (ExamplePhoto.previewed(ExamplePhoto.patched), .part),
    (ExamplePhoto.previewed { ExamplePhoto.scene($0, $1) * 4 / 5 }, .tones),
  ])
  func raised(photo: ExamplePhoto, how: PreviewDifference) throws {
    let findings = try findings(by: .previewDiffers, on: photo)
    #expect(findings.map(\.id) == [.previewDiffers])
    #expect(findings.first?.values.text("how") == how.rawValue)
    let evidence = try #require(findings.first?.evidence.first)
    let offset = try #require(evidence.offset)
    #expect(photo.bytes[offset...].starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(evidence.location == "APP1 Exif preview")
  }

  @Test(arguments: [
    ExamplePhoto.camera(),
    ExamplePhoto.previewed(ExamplePhoto.scene),
    ExamplePhoto.previewed { ExamplePhoto.scene($0, $1) * 98 / 100 },
    ExamplePhoto.previewed { _, _ in 90 },
    ExamplePhoto.pictured(thumbnail: ExamplePhoto.otherScene),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .previewDiffers, on: photo).isEmpty)
  }

  /// A preview that shows more than the picture, one that is rotated, and one that is unclear.
  @Test func verdictsAreNamed() {
    #expect(PreviewDifference(.part(0.7)) == .more)
    #expect(PreviewDifference(.turned(.clockwise)) == nil)
    #expect(PreviewDifference(.unclear) == nil)
  }
}
