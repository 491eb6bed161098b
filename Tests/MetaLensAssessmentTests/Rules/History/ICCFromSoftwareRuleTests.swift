import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ICCFromSoftwareRuleTests {
  @Test(arguments: [("lcms", "Little CMS"), ("appl", "Apple")])
  func raisedFor(creator: String, program: String) throws {
    let photo = ExamplePhoto.camera(icc: ExampleMetadata.profile(creator: creator))
    #expect(
      try raised(by: .iccFromSoftware, on: photo).map { $0.parameters["program"]?.stringValue } == [program])
  }

  @Test(arguments: ["GOOG", "HP", "SEC", "ADBE", ""])
  func notRaisedFor(creator: String) throws {
    let photo = ExamplePhoto.camera(icc: ExampleMetadata.profile(creator: creator))
    #expect(try raised(by: .iccFromSoftware, on: photo).isEmpty)
  }

  /// A maker's own profile may name Apple as its creator, but not as the holder of its rights.
  @Test(arguments: [
    ("Copyright Xiaomi Communications Co., Ltd. 2022", false), ("Copyright Apple Inc., 2022", true),
  ]) func theCopyrightTellsWhose(copyright: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera(
      icc: ExampleMetadata.profile(creator: "appl", copyright: copyright))
    #expect(try raised(by: .iccFromSoftware, on: photo).isEmpty == !isRaised)
  }

  @Test func notRaisedForApplesOwnNorWithoutCamera() throws {
    for (make, creator) in [("Apple", "appl"), (nil, "lcms")] {
      let photo = ExamplePhoto.camera(icc: ExampleMetadata.profile(creator: creator)) { tiff in
        tiff.remove(ExifTag.make, from: .ifd0)
        if let make { tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0) }
      }
      #expect(try raised(by: .iccFromSoftware, on: photo).isEmpty)
    }
  }
}
