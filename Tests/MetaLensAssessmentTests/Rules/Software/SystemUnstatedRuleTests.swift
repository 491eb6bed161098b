import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct SystemUnstatedRuleTests {
  @Test(arguments: [
    ("Apple", "", true), ("Apple", " ", true), ("Apple", "17.5.1", false), ("Apple", "Camera+", false),
    ("Canon", "", false),
  ])
  func raisedFor(make: String, software: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.phone(ExamplePhoto.phoneExif(make: make, software: software))
    #expect(try raised(by: .systemUnstated, on: photo).isEmpty != isRaised)
  }

  @Test(arguments: [ExamplePhoto.camera(), .png()]) func onlyOfApple(photo: ExamplePhoto) throws {
    #expect(try raised(by: .systemUnstated, on: photo).isEmpty)
  }
}
