import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct DateModifiedBeforeCreationRuleTests {
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
    ("2023:05:30 15:55:58", true), ("2023:05:30 15:55:59", false), ("2024:05:30 15:56:04", false),
  ])
  func raisedFor(modified: String, expected: Bool) throws {
    #expect(
      try raised(by: .dateModifiedBeforeCreation, on: Self.photo(modified: modified)).isEmpty == !expected)
  }
}
