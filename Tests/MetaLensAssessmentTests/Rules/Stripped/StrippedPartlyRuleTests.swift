import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct StrippedPartlyRuleTests {
  @Test func raised() throws {
    // As exiftool leaves it with -all= -tagsfromfile @ -Orientation.
    let photo = ExamplePhoto.displayTags([0x0112, 0x011A, 0x011B, 0x0128, 0x0213])
    #expect(
      try MetaLensAssessmentTests.raised(by: .strippedPartly, on: photo) == [
        .flag(
          .strippedPartly, ["tags": "Orientation, XResolution, YResolution, ResolutionUnit, YCbCrPositioning"]
        )
      ])
  }

  @Test(arguments: [
    ExamplePhoto.displayTags([0x0112, 0x013B]), .displayTags([]), .camera(), ExamplePhoto(exif: nil),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .strippedPartly, on: photo).isEmpty)
  }

  /// A thumbnail is told, and whatever else its directory says.
  @Test(arguments: [(nil, true), ("Canon EOS 40D", false)] as [(String?, Bool)])
  func aThumbnailIsTold(model: String?, isRaised: Bool) throws {
    var tiff = TIFFBuilder(byteOrder: .bigEndian)
    tiff.set(tiff.short(0x0112, 1), in: .ifd0)
    tiff.set(tiff.short(0x0103, 6), in: .ifd1)
    if let model { tiff.set(tiff.ascii(ExifTag.model, model), in: .ifd1) }
    tiff.thumbnail = JPEGBuilder().build()
    let found = try MetaLensAssessmentTests.raised(
      by: .strippedPartly, on: ExamplePhoto(exif: tiff.build()))
    #expect(
      found == (isRaised ? [.flag(.strippedPartly, ["tags": "Orientation", "hasThumbnail": true])] : []))
    let told = found.map { $0.description(in: .english) }
    #expect(told.allSatisfy { $0.hasPrefix("Besides a thumbnail, EXIF contains only") })
  }
}
