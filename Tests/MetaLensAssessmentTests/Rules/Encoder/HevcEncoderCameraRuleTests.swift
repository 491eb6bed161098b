import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HevcEncoderCameraRuleTests {
  private static func photo(
    _ software: String, make: String = "Apple", _ hevc: HEVCBuilder = .applePhone
  ) -> ExamplePhoto {
    .phone(ExamplePhoto.phoneExif(make: make, software: software)) { $0.hevc = hevc }
  }

  @Test(arguments: [
    (photo("17.5.1"), true), (photo("14.0"), true), (photo("11.2.2"), false), (photo("an app"), true),
    (photo("12.0.1", .applePhone.colour(2, 2, 2)), true),
    (photo("15.5", .applePhone.colour(2, 2, 2)), false),
    (photo("17.5.1", .applePhone.colour(2, 2, 6)), false),
    (photo("17.5.1", .x265), false), (photo("17.5.1", make: "SONY"), false), (.camera(), false),
    (photo("17.5.1", .applePhone.with { $0.picture.cbOffset = 0 }), false),
  ]) func raisedFor(photo: ExamplePhoto, isRaised: Bool) throws {
    #expect(try raised(by: .hevcEncoderCamera, on: photo).isEmpty == !isRaised)
  }
}
