import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct DateDigitizedDiffersRuleTests {
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
    ("2023:05:30 15:56:04", true), ("2023:05:30 15:55:00", true), ("2023:05:30 15:56:03", false),
  ])
  func raisedFor(digitized: String, expected: Bool) throws {
    #expect(try raised(by: .dateDigitizedDiffers, on: Self.photo(digitized: digitized)).isEmpty == !expected)
  }

  @Test func notRaisedWithoutOne() throws {
    #expect(try raised(by: .dateDigitizedDiffers, on: Self.photo(digitized: nil)).isEmpty)
  }
}
