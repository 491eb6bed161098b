import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MetadataStrippedRuleTests {
  @Test(arguments: [
    ExamplePhoto(exif: nil), .png(), .webP(), .platformCopy(), .raf("", ExamplePhoto(exif: nil)),
  ])
  func raised(photo: ExamplePhoto) throws {
    #expect(
      try MetaLensAssessmentTests.raised(by: .metadataStripped, on: photo) == [.flag(.metadataStripped)])
  }

  @Test(arguments: [
    ExamplePhoto.camera(), .displayTags([0x0112]), .png(texts: [("Comment", "Hello")]),
    .coded(exif: false) { $0.segments = [(0xFE, Array("Hello".utf8))] },
    .coded(exif: false) { $0.segments = [(0xE5, Array("Maker".utf8))] },
    .coded(exif: false) { $0.trailer = Array("trailing".utf8) },
    .raf("FinePix S5Pro", ExamplePhoto(exif: nil)),
    .png { $0.leading.append(("tIME", [0x07, 0xE7, 5, 30, 15, 56, 1])) },
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .metadataStripped, on: photo).isEmpty)
  }
}
