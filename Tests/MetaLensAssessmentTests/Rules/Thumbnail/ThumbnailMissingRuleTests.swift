import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailMissingRuleTests {
  @Test(arguments: [
    ("Canon", "Canon EOS 40D", true), ("Apple", "iPhone 14 Pro", true), ("NIKON", "E775", true),
    ("RICOH IMAGING COMPANY, LTD.", "PENTAX K-3", true),
    // Phones of other makers, and cameras of makers that made phones too.
    ("samsung", "SM-G998B", false), ("Google", "Pixel 5", false), ("SONY", "DCR-PC100", false),
    ("Xiaomi", "Mi 9 SE", false), ("RECONYX", "HC500", false),
  ])
  func dependsOnTheMaker(make: String, model: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera { $0.setCamera(make, model) }
    let found = try findings(by: .thumbnailMissing, on: photo)
    #expect(found.map { $0.values.text("make") } == (isRaised ? [make] : []))
    #expect(found.flatMap(\.evidence).map(\.location) == (isRaised ? ["APP1 Exif IFD1"] : []))
  }

  /// A thumbnail, and an uncompressed thumbnail.
  @Test(arguments: [ExifTag.thumbnailOffset, ExifTag.thumbnailLength, ExifTag.stripOffsets])
  func notRaisedWhereOneIsStated(tag: UInt16) throws {
    let photo = ExamplePhoto.camera { $0.ifd1 = [$0.long(tag, 4)] }
    #expect(try raised(by: .thumbnailMissing, on: photo).isEmpty)
  }

  /// A thumbnail of no bytes counts as missing, unless the maker is known well enough for the more specific rule.
  @Test(
    arguments: [
      ("RICOH", 0, true), ("RICOH", 4, false), ("Canon", 0, false),
    ]
      as [(String, UInt32, Bool)])
  func dependsOnTheStatedLength(make: String, length: UInt32, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.setCamera(make, "X")
      tiff.ifd1 = [tiff.long(ExifTag.thumbnailOffset, 8), tiff.long(ExifTag.thumbnailLength, length)]
    }
    #expect(try raised(by: .thumbnailMissing, on: photo).isEmpty != isRaised)
  }

  /// Before DCF, a thumbnail wasn't required.
  @Test(arguments: [("1998:06:01 10:00:00", false), ("1999:01:01 10:00:00", true)])
  func dependsOnTheYear(date: String, isRaised: Bool) throws {
    let photo = ExamplePhoto.camera { $0.set($0.ascii(ExifTag.dateTimeOriginal, date), in: .exif) }
    #expect(try raised(by: .thumbnailMissing, on: photo).isEmpty != isRaised)
  }

  @Test(arguments: [(400, 200, false), (200, 401, false), (399, 200, true)])
  func notRaisedForAPanorama(width: Int, height: Int, isRaised: Bool) throws {
    let photo = ExamplePhoto.coded { $0.size = PixelSize(width: width, height: height) }
    #expect(try raised(by: .thumbnailMissing, on: photo).isEmpty != isRaised)
  }
}
