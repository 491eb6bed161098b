import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailDirectoryDiffersRuleTests {
  /// A tag, its text in the thumbnail's directory, and the tag's name if that differs from the picture's.
  @Test(
    arguments: [
      (ExifTag.make, "NIKON CORPORATION", "Make"), (ExifTag.make, "Canyon", "Make"),
      (ExifTag.make, "Canon", nil), (ExifTag.make, "CANON", nil),
      (ExifTag.make, "  Canon ", nil), (ExifTag.make, "", nil), (ExifTag.make, "  ", nil),
      (ExifTag.model, "Canon EOS 350D", "Model"), (ExifTag.model, "Canon EOS 40D", nil),
      // A text that is cut short, and what a person doesn't see.
      (ExifTag.model, "Canon EOS 40", nil), (ExifTag.model, "Canon EOS 40D DIGITAL", nil),
      (ExifTag.model, "Canon\u{A0}EOS\u{A0}40D\u{A0}", nil), (ExifTag.model, "Canon EOS 40D\u{1}", nil),
      (ExifTag.model, "Canon EOS 40D\u{FF}\u{FF}", nil),
      (ExifTag.software, "1.0.9", "Software"), (ExifTag.software, "1.1.1", nil),
      (ExifTag.dateTime, "2023:05:30 15:56:04", "DateTime"), (ExifTag.dateTime, "2023:05:30 15:56:03", nil),
      (ExifTag.dateTime, "2023:05:30 15:55:58", "DateTime"), (ExifTag.dateTime, "2023:05:30 15:55:59", nil),
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
      tiff.thumbnail = Self.thumbnail
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

  /// Bytes of 0xFF after a text, as written, are no part of it.
  @Test func fillBytesAreNoText() throws {
    let photo = Self.photo(ExifTag.model, "Canon EOS 40D") { tiff in
      let bytes = Array("Canon EOS 40D".utf8) + [0xFF, 0xFF, 0xFF]
      tiff.set(tiff.ascii(ExifTag.model, bytes: bytes), in: .ifd1)
    }
    #expect(try raised(by: .thumbnailDirectoryDiffers, on: photo).isEmpty)
  }

  /// A directory without a thumbnail describes no other picture: none is stated, or one of no bytes.
  @Test func askedOfThumbnailsAlone() throws {
    #expect(try raised(by: .thumbnailDirectoryDiffers, on: Self.photo(ExifTag.model, "DSC-P12")).count == 1)
    let without = Self.photo(ExifTag.model, "DSC-P12") { $0.thumbnail = [] }
    let emptied = Self.photo(ExifTag.model, "DSC-P12") { tiff in
      tiff.thumbnail = []
      tiff.set(tiff.long(ExifTag.thumbnailOffset, 900), in: .ifd1)
      tiff.set(tiff.long(ExifTag.thumbnailLength, 0), in: .ifd1)
    }
    for photo in [without, emptied] {
      #expect(try raised(by: .thumbnailDirectoryDiffers, on: photo).isEmpty)
    }
    let dated = Self.photo(ExifTag.dateTime, "2022:05:30 15:56:01") { $0.thumbnail = [] }
    #expect(try raised(by: .datesAgree, on: dated).count == 1)
  }

  /// The second directory of a file like TIFF may be another picture's.
  @Test func filesLikeTIFFAreNotAsked() throws {
    let photo = ExamplePhoto.dng(originalRawFileName: "A.DNG") { tiff in
      tiff.setCamera("Canon", "Canon EOS 40D")
      tiff.set(tiff.ascii(ExifTag.model, "Canon EOS 350D"), in: .ifd1)
      tiff.thumbnail = Self.thumbnail
    }
    #expect(try raised(by: .thumbnailDirectoryDiffers, on: photo).isEmpty)
  }

  /// A picture of no pixels.
  private static let thumbnail: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]

  /// Returns a camera's photo, with Software, whose thumbnail's directory states a text, changed by a closure.
  private static func photo(
    _ tag: UInt16, _ text: String, _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.software, "1.1.1"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.artist, "Adam Anyone"), in: .ifd0)
      tiff.set(tiff.ascii(tag, text), in: .ifd1)
      tiff.thumbnail = Self.thumbnail
      change(&tiff)
    }
  }
}
