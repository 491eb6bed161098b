import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteMissingRuleTests {
  @Test(arguments: [
    ("Canon", "Canon EOS 40D", true), ("Apple", "iPhone 14 Pro", true), ("Apple", "iPhone 3GS", false),
    ("Google", "Pixel 8", false), ("SONY", "CYBERSHOT", false), ("NIKON CORPORATION", "NIKON D70", true),
  ])
  func dependsOnTheMaker(make: String, model: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
      $0.set($0.ascii(ExifTag.model, model), in: .ifd0)
    }
    #expect(try raised(by: .makerNoteMissing, on: photo).isEmpty != isRaised)
  }

  @Test func notRaisedForAnyNote() throws {
    let photo = ExamplePhoto.camera {
      $0.makerNoteShift = nil
      $0.set($0.undefined(ExifTag.makerNote, [1, 2]), in: .exif)
    }
    #expect(try raised(by: .makerNoteMissing, on: photo).isEmpty)
  }
}
