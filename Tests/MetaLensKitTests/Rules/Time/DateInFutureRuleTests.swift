import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct DateInFutureRuleTests {
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

  @Test func theInjectedClockDecides() throws {
    // 2023-05-30T15:56:01 as if UTC is 1685462161.
    let photo = Self.photo(digitized: nil, modified: nil)
    #expect(try raised(by: .dateInFuture, on: photo, now: 1_685_462_161 - 14 * 3_600).isEmpty)
    #expect(
      try raised(by: .dateInFuture, on: photo, now: 1_685_462_160 - 14 * 3_600)
        == [.time(.inFuture(tag: "DateTimeOriginal", date: "2023-05-30T15:56:01"))])
  }

  @Test func itEarnsNoPoints() {
    #expect(ScoreModel.plainSum.weights["dateInFuture"] == 0)
  }
}
