import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailInColourRuleTests {
  private static func photo(_ thumbnail: [UInt8], isColour: Bool = false) -> ExamplePhoto {
    isColour
      ? .color(make: "Canon", model: "EOS") { $0.thumbnail = thumbnail }
      : .camera { $0.thumbnail = thumbnail }
  }

  /// For a grey picture: a blue thumbnail, one coded in colour that shows grey, and one that can't be decoded.
  @Test(arguments: [
    (photo(ExamplePhoto.blue), true), (photo(ExamplePhoto.color(make: "Canon", model: "EOS").bytes), false),
    (photo(JPEGBuilder().build()), false), (photo([0xFF, 0xD8]), false), (.camera(), false),
    (photo(ExamplePhoto.blue, isColour: true), false),
  ])
  func raisedFor(photo: ExamplePhoto, isRaised: Bool) throws {
    #expect(try raised(by: .thumbnailInColour, on: photo).isEmpty != isRaised)
  }
}
