import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct LensForeignRuleTests {
  private func count(_ lens: String, make: String, model: String) throws -> Int {
    let photo = ExamplePhoto.camera {
      $0.setCamera(make, model)
      $0.set($0.ascii(ExifTag.lensModel, lens), in: .exif)
    }
    return try MetaLensAssessmentTests.raised(by: .lensForeign, on: photo).count
  }

  @Test(arguments: [
    ("iPhone 14 Pro back triple camera 6.86mm f/1.78", "Apple", "iPhone 14 Pro Max"),
    ("iPhone X front TrueDepth camera 2.87mm f/2.2", "Apple", "iPhone 11"),
    ("Pixel 6 Pro back camera 6.81mm f/1.85", "Google", "Pixel 6"),
    ("iPhone 5s back camera 4.15mm f/2.2", "Canon", "Canon EOS 40D"),
  ])
  func raised(lens: String, make: String, model: String) throws {
    #expect(try count(lens, make: make, model: model) == 1)
  }

  @Test(arguments: [
    ("iPhone 15 Pro back triple camera 2.22mm f/2.2", "Apple", "iPhone 15 Pro"),
    ("iPad mini 2 back camera 3.3mm f/2.4", "Apple", "iPad mini 2"),
    ("moto g82 back camera 5.4mm f/1.8", "moto g82", "motorola"),
    ("EF24-105mm f/4L IS USM", "NIKON CORPORATION", "NIKON D90"),
    ("back camera", "Apple", "iPhone 5"), ("Lens with back focus", "Canon", "Canon EOS 40D"),
  ])
  func notRaised(lens: String, make: String, model: String) throws {
    #expect(try count(lens, make: make, model: model) == 0)
  }
}
