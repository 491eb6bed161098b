import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ExifPackedUnlikeModelRuleTests {
  private static func photo(_ make: String, _ model: String, slack: Int = 0) -> ExamplePhoto {
    .camera {
      $0.slackCount = slack
      $0.setCamera(make, model)
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
    // Nothing is known about this model, and some of the maker's others pack.
    photo("samsung", "SM-X"), photo("", ""),
    // No model of the maker packs, which another rule reports.
    photo("Canon", "Canon PowerShot S3 IS"), photo("Google", "Pixel 6"),
    // This depends on the system.
    photo("Apple", "iPhone 6"),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .exifPackedUnlikeModel, on: photo).isEmpty)
  }

  @Test func aProgramsOwnLayoutIsToldByAnotherRule() throws {
    // exiftool's block with its own values for mandatory tags.
    var tiff = TIFFBuilder()
    tiff.ifd0 = [
      tiff.ascii(ExifTag.make, "DJI"), tiff.ascii(ExifTag.model, "FC330"), tiff.short(0x0112, 1),
      tiff.rational(0x011A, (72, 1)), tiff.rational(0x011B, (72, 1)), tiff.short(0x0128, 2),
      tiff.short(0x0213, 1),
    ]
    tiff.exif = [
      tiff.undefined(0x9000, Array("0232".utf8)), tiff.ascii(ExifTag.dateTimeOriginal, "2024:03:15 10:20:30"),
      tiff.undefined(0x9101, [1, 2, 3, 0]), tiff.undefined(0xA000, Array("0100".utf8)),
      tiff.short(0xA001, 0xFFFF),
    ]
    let rewritten = ExamplePhoto(exif: tiff.build())
    #expect(try !raised(by: .exifRewritten, on: rewritten).isEmpty)
    #expect(try raised(by: .exifPackedUnlikeModel, on: rewritten).isEmpty)
  }
}
