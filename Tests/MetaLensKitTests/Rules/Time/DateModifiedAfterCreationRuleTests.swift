import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct DateModifiedAfterCreationRuleTests {
  private static func photo(
    original: String? = "2023:05:30 15:56:01", digitized: String? = "2023:05:30 15:56:01",
    modified: String? = "2023:05:30 15:56:01"
  ) -> ExamplePhoto {
    .camera { tiff in
      for (tag, kind, text) in [
        (ExifTag.dateTimeOriginal, ExifDirectory.Kind.exif, original),
        (ExifTag.dateTimeDigitized, .exif, digitized), (ExifTag.dateTime, .ifd0, modified),
      ] {
        tiff.remove(tag, from: kind)
        if let text { tiff.set(tiff.ascii(tag, text), in: kind) }
      }
    }
  }

  @Test(arguments: [
    ("2023:05:30 15:56:04", true), ("2023:05:30 15:56:03", false), ("2022:05:30 15:56:04", false),
  ])
  func raisedFor(modified: String, expected: Bool) throws {
    #expect(
      try raised(by: .dateModifiedAfterCreation, on: Self.photo(modified: modified)).isEmpty == !expected)
  }

  @Test func offsetsFromUTCAreMinded() throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTime, "2023:05:30 16:56:01"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.offsetTime, "+10:00"), in: .exif)
      tiff.set(tiff.ascii(ExifTag.offsetTimeOriginal, "+09:00"), in: .exif)
    }
    #expect(try raised(by: .dateModifiedAfterCreation, on: photo).isEmpty)
  }
}
