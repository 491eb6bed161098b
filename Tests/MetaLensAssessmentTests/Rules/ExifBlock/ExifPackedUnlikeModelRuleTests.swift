import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifPackedUnlikeModelRuleTests {
  private static func photo(_ make: String, _ model: String, slack: Int = 0) -> ExamplePhoto {
    .camera {
      $0.slackCount = slack
      $0.set($0.ascii(ExifTag.make, make), in: .ifd0)
      $0.set($0.ascii(ExifTag.model, model), in: .ifd0)
    }
  }

  @Test(arguments: [("samsung", "SM-G973U"), ("samsung", "SM-G950F"), ("DJI", "FC330"), ("Gopro", "HD3")])
  func raisedForModelsThatNeverPack(make: String, model: String) throws {
    let found = try findings(by: .exifPackedUnlikeModel, on: Self.photo(make, model))
    #expect(found.map(\.detail.parameters["model"]) == [.string(model)])
    #expect(found.first?.evidence.isEmpty == false)
  }

  @Test(arguments: [
    photo("samsung", "SM-G973U", slack: 2),
    // Of this model nothing is known, and of the maker's others some pack.
    photo("samsung", "SM-X"), photo("", ""),
    // No model of the maker packs, which is told by another rule.
    photo("Canon", "Canon PowerShot S3 IS"), photo("Google", "Pixel 6"),
    // It goes by the system.
    photo("Apple", "iPhone 6"),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .exifPackedUnlikeModel, on: photo).isEmpty)
  }

  @Test func aProgramsOwnLayoutIsToldByAnotherRule() throws {
    let rewritten = ExamplePhoto.camera {
      $0.directoryAlignment = 4
      $0.slackCount = 0
      $0.set($0.ascii(ExifTag.make, "DJI"), in: .ifd0)
      $0.set($0.ascii(ExifTag.model, "FC7303"), in: .ifd0)
    }
    #expect(try !raised(by: .exifRewritten, on: rewritten).isEmpty)
    #expect(try raised(by: .exifPackedUnlikeModel, on: rewritten).isEmpty)
  }
}
