import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct DatesAgreeRuleTests {
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

  @Test func raisedWithinTwoSeconds() throws {
    let details = try raised(by: .datesAgree, on: Self.photo(modified: "2023:05:30 15:56:03"))
    #expect(details == [.time(.agree(date: "2023-05-30T15:56:01"))])
  }

  @Test(arguments: [nil, "2023:05:30 15:56:04", "0000:00:00 00:00:00"] as [String?])
  func notRaisedFor(modified: String?) throws {
    #expect(try raised(by: .datesAgree, on: Self.photo(modified: modified)).isEmpty)
  }
}
