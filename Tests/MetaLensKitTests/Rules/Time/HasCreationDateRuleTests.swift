import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct HasCreationDateRuleTests {
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

  @Test(
    arguments: [
      ("2023:05:30 15:56:01", nil), (nil, "2023:05:30 15:56:01"),
      ("0000:00:00 00:00:00", "2023:05:30 15:56:01"),
    ] as [(String?, String?)])
  func raisedFor(original: String?, digitized: String?) throws {
    #expect(
      try raised(by: .hasCreationDate, on: Self.photo(original: original, digitized: digitized))
        == [.hasCreationDate])
  }

  @Test(
    arguments: [(nil, nil), ("0000:00:00 00:00:00", nil), ("    :  :     :  :  ", "2023:13:01 00:00:00")]
      as [(String?, String?)])
  func notRaisedFor(original: String?, digitized: String?) throws {
    #expect(
      try raised(by: .hasCreationDate, on: Self.photo(original: original, digitized: digitized)).isEmpty)
  }
}
