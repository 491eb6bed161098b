import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailDirectoryDiffersRuleTests {
  /// A tag, its text in the thumbnail's directory, and the tag's name if that differs from the picture's.
  @Test(
    arguments: [
      (ExifTag.make, "NIKON CORPORATION", "Make"), (ExifTag.make, "CANON", "Make"),
      (ExifTag.make, "Canon", nil),
      (ExifTag.make, "  Canon ", nil), (ExifTag.make, "", nil), (ExifTag.make, "  ", nil),
      (ExifTag.model, "Canon EOS 40", "Model"), (ExifTag.model, "Canon EOS 40D", nil),
      (ExifTag.software, "1.0.9", "Software"), (ExifTag.software, "1.1.1", nil),
      (ExifTag.dateTime, "2023:05:30 15:56:02", "DateTime"),
      (ExifTag.dateTime, "2017:06:20 16:18:13", "DateTime"),
      (ExifTag.dateTime, "2023:05:30 15:56:01", nil), (ExifTag.dateTime, "2023-05-30 15:56:01", nil),
      // No moment is stated.
      (ExifTag.dateTime, "0000:00:00 00:00:00", nil), (ExifTag.dateTime, "    :  :     :  :  ", nil),
      (ExifTag.dateTime, "unknown", nil),
      // Only texts that cameras write into both are compared.
      (ExifTag.artist, "Eve Example", nil),
    ] as [(UInt16, String, String?)])
  func comparesBothDirectories(tag: UInt16, text: String, expected: String?) throws {
    let found = try findings(by: .thumbnailDirectoryDiffers, on: Self.photo(tag, text))
    #expect(found.count == (expected == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.values.text("tag") == expected && $0.values.text("other") == text })
    #expect(
      found.allSatisfy { $0.evidence.map(\.location) == ["APP1 Exif IFD0", "APP1 Exif IFD1"] })
    #expect(found.allSatisfy { $0.evidence.allSatisfy { $0.tag == tag } })
  }

  /// Each tag is told by itself, and a tag that only one of the directories has isn't.
  @Test func tellsEachTag() throws {
    let photo = ExamplePhoto.camera { tiff in
      for (tag, text) in [
        (ExifTag.make, "SONY"), (ExifTag.model, "DSC-P12"), (ExifTag.software, "1.0"),
        (ExifTag.dateTime, "2003:08:27 13:09:56"),
      ] {
        tiff.set(tiff.ascii(tag, text), in: .ifd1)
      }
    }
    let found = try findings(by: .thumbnailDirectoryDiffers, on: photo)
    #expect(found.compactMap { $0.values.text("tag") } == ["Make", "Model", "DateTime"])
    #expect(found.compactMap { $0.values.text("value") }.last == "2023:05:30 15:56:01")
    #expect(try raised(by: .thumbnailDirectoryDiffers, on: .camera()).isEmpty)
  }

  /// Three dates that agree support nothing where the thumbnail's directory states another.
  @Test(arguments: [("2023:05:30 15:56:01", 1), ("2022:05:30 15:56:01", 0), ("0000:00:00 00:00:00", 1)])
  func anotherMomentContradictsDates(text: String, count: Int) throws {
    #expect(try raised(by: .datesAgree, on: Self.photo(ExifTag.dateTime, text)).count == count)
    #expect(try raised(by: .datesAgree, on: Self.photo(ExifTag.model, "DSC-P12")).count == 1)
  }

  /// The second directory of a file like TIFF may be another picture's.
  @Test func filesLikeTIFFAreNotAsked() throws {
    let photo = ExamplePhoto.dng(originalRawFileName: "A.DNG") { tiff in
      tiff.setCamera("Canon", "Canon EOS 40D")
      tiff.set(tiff.ascii(ExifTag.model, "Canon EOS 350D"), in: .ifd1)
    }
    #expect(try raised(by: .thumbnailDirectoryDiffers, on: photo).isEmpty)
  }

  /// Returns a camera's photo, with Software, whose thumbnail's directory states a text.
  private static func photo(_ tag: UInt16, _ text: String) -> ExamplePhoto {
    ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.software, "1.1.1"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.artist, "Adam Anyone"), in: .ifd0)
      tiff.set(tiff.ascii(tag, text), in: .ifd1)
    }
  }
}
