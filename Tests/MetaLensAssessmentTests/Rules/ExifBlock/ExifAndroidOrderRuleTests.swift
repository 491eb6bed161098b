import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifAndroidOrderRuleTests {
  @Test(arguments: ["Canon", "samsung", "NIKON CORPORATION", "Google", "Apple", "motorola", "DJI"])
  func raisedForMakersOfWhichNoneDoesSo(make: String) throws {
    let found = try findings(by: .exifAndroidOrder, on: .androidOrder(make: make, model: "Unmeasured"))
    #expect(found.map(\.detail.parameters["make"]) == [.string(make)])
    #expect(found.first?.evidence.map(\.location) == ["APP1 Exif"])
  }

  /// Makers that only make cameras, with too few known files: the text states no count.
  @Test(arguments: ["SIGMA", "Hasselblad"])
  func raisedForMakersOfCamerasAlone(make: String) throws {
    let found = try findings(by: .exifAndroidOrder, on: .androidOrder(make: make, model: "Unmeasured"))
    let finding = try #require(found.first)
    #expect(finding.values.json == ["make": .string(make)])
    #expect(finding.flag.variant(finding.values) == "camera")
  }

  @Test(
    arguments: [
      // Phones that write this order themselves, an unmeasured maker, TIFF's order, and another order that isn't
      // TIFF's.
      .androidOrder(make: "Xiaomi", model: "23127PN0CG"), .androidOrder(make: "OnePlus", model: "AC2003"),
      .androidOrder(make: "POCO", model: "Unmeasured"), .androidOrder(make: "Example", model: "One"),
      .camera(), .androidOrder { $0.ifd0.sort { $0.tag < $1.tag } }, .androidOrder { $0.ifd0.reverse() },
    ] as [ExamplePhoto])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .exifAndroidOrder, on: photo).isEmpty)
  }

  /// Room after the block is a sign of a camera only if the camera laid out the block, not Android's library.
  @Test(arguments: [(0, 0), (4, 1)]) func theBlockIsNoCamerasThen(swapped: Int, count: Int) throws {
    let photo = ExamplePhoto.androidOrder {
      $0.slackCount = 2
      $0.ifd0.swapAt(0, swapped)
    }
    #expect(try raised(by: .exifBlockCamera, on: photo).count == count)
  }
}
