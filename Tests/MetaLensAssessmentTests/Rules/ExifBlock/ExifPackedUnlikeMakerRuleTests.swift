import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifPackedUnlikeMakerRuleTests {
  private static func photo(_ make: String, _ model: String, slack: Int = 0) -> ExamplePhoto {
    .camera {
      $0.slackCount = slack
      $0.setCamera(make, model)
    }
  }

  @Test(arguments: ["OnePlus", "motorola", "DJI", "JK Imaging, Ltd."])
  func raisedWhereFewFilesAreKnownAndNoneIsPacked(make: String) throws {
    let found = try findings(by: .exifPackedUnlikeMaker, on: Self.photo(make, "Unmeasured"))
    #expect(found.map(\.detail.parameters["make"]) == [.string(make)])
    #expect(found.first?.evidence.isEmpty == false)
    let count = found.first?.detail.parameters["modelCount"]
    #expect((MakerHabits.Warnings.minimumOthers...9).contains { count == .integer($0) })
  }

  @Test(arguments: [
    // Not packed; a model with known files; too few files of the maker; a maker with some packed files.
    photo("OnePlus", "Unmeasured", slack: 2), photo("DJI", "FC330"), photo("FUJIFILM", "Unmeasured"),
    photo("samsung", "SM-X"), photo("HTC", "Unmeasured"), photo("LGE", "Unmeasured"),
    // A single model, none, no maker, and a maker whose systems differ.
    photo("Nothing", "Unmeasured"), photo("Example", "Unmeasured"), photo("", ""),
    photo("Apple", "iPhone 99"),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .exifPackedUnlikeMaker, on: photo).isEmpty)
  }
}
