import MetaLensSamples
import Testing

@testable import MetaLensKit

@Suite struct ThumbnailMissingRuleTests {
  @Test(arguments: [("Canon", "Canon EOS 40D"), ("NIKON CORPORATION", "NIKON D90")])
  func raisedForMakersOfCameras(make: String, model: String) throws {
    let found = try findings(by: .thumbnailMissing, on: .color(make: make, model: model))
    #expect(found.map(\.detail.parameters["make"]) == [.string(make)])
  }

  @Test(arguments: [
    // A directory for one is there; phones, which DCF doesn't bind; nobody measured.
    ExamplePhoto.color(make: "Canon", model: "Canon EOS 40D", ExamplePhoto.canon),
    .color(make: "Apple", model: "iPhone 6"), .color(make: "Google", model: "Pixel 5"),
    .color(make: "Example", model: "1"), .color(make: "SIGMA", model: "SIGMA DP1"),
    // Grey.
    .coded(),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .thumbnailMissing, on: photo).isEmpty)
  }
}
