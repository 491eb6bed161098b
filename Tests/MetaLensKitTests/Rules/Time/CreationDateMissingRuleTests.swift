import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct CreationDateMissingRuleTests {
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
    arguments: [(nil, nil), ("0000:00:00 00:00:00", nil), ("    :  :     :  :  ", nil)]
      as [(String?, String?)])
  func raisedFor(original: String?, digitized: String?) throws {
    #expect(
      try raised(by: .creationDateMissing, on: Self.photo(original: original, digitized: digitized))
        == [.creationDateMissing])
  }

  @Test func notRaisedForDigitizedAlone() throws {
    #expect(try raised(by: .creationDateMissing, on: Self.photo(original: nil)).isEmpty)
  }
}
