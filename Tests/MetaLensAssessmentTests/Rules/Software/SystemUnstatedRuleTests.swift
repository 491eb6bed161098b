import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct SystemUnstatedRuleTests {
  @Test(arguments: [
    ("Apple", "iPhone 14 Pro", "", true), ("Apple", "iPhone 14 Pro", " ", true),
    ("Apple", "iPhone 14 Pro", "17.5.1", false), ("Apple", "iPhone 14 Pro", "Camera", true),
    ("Apple", "iPad Air", "v17", true), ("Apple", "iPhone", "", false), ("Apple", "iPhone 3G", "", false),
    ("Apple", "iPhone 3GS", "", true), ("Apple", "QuickTake 150", "", false),
    ("Canon", "iPhone 14", "", false),
  ])
  func raisedFor(make: String, model: String, software: String, isRaised: Bool) throws {
    let exif = ExamplePhoto.phoneExif(make: make, software: software) {
      $0.set($0.ascii(ExifTag.model, model), in: .ifd0)
    }
    #expect(try raised(by: .systemUnstated, on: .phone(exif)).isEmpty != isRaised)
    // No other rule reports the same thing in another way.
    #expect(try raised(by: .noSoftwareInfo, on: .phone(exif)).isEmpty != (!isRaised && software.isEmpty))
  }

  @Test(arguments: [ExamplePhoto.camera(), .png()]) func onlyOfApple(photo: ExamplePhoto) throws {
    #expect(try raised(by: .systemUnstated, on: photo).isEmpty)
  }
}
