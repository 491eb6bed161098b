import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct RedactionPageTests {
  private static let photo = ExamplePhoto.camera(
    xmp: "<xmp:CreateDate>SECRETDATE</xmp:CreateDate><xmp:ModifyDate>2023-05-30T15:56:01</xmp:ModifyDate>"
      + "<dc:creator>SECRETBYLINE</dc:creator><dc:rights>SECRETNOTICE</dc:rights>"
      + "<photoshop:Credit>SECRETCREDIT</photoshop:Credit><photoshop:Source>SECRETSOURCE</photoshop:Source>"
      + "<q:SecretNameDate xmlns:q=\"http://secret.example/\">2021-02-03T04:05:06</q:SecretNameDate>"
  ) { tiff in
    tiff.set(tiff.ascii(ExifTag.artist, "SECRETARTIST"), in: .ifd0)
    tiff.set(tiff.ascii(ExifTag.bodySerialNumber, "SECRETSERIAL"), in: .exif)
    tiff.set(tiff.ascii(ExifTag.gpsDateStamp, "2023:05:31"), in: .gps)
    tiff.set(tiff.rationals(ExifTag.gpsTimeStamp, [(21, 1), (22, 1), (23, 1)]), in: .gps)
  }

  @Test func thePageWithholdsWhatReportsWithhold() async throws {
    let plain = try await ExamplePage.of(Self.photo.bytes)
    let page = try await ExamplePage.of(
      Self.photo.bytes, named: SystemPath("SECRETDIR/a.jpg"), redacted: true)
    for word in [
      "SECRETDATE", "SECRETARTIST", "SECRETSERIAL", "21:22:23", "SecretNameDate", "SECRETBYLINE",
      "SECRETNOTICE", "SECRETCREDIT", "SECRETSOURCE",
    ] {
      #expect(plain.contains(word), "\(word)")
      #expect(!page.contains(word), "\(word)")
    }
    #expect(!page.uppercased().contains("SECRET"))
    #expect(plain.contains("data:image") && !page.contains("data:image"))
    #expect(plain.contains("class=\"bytes\"") && !page.contains("class=\"bytes\""))
    #expect(MarkupCheck(page).text.contains(MessageKey.pageRedacted.text(in: .english)))
    // Dates that reports show too are kept.
    #expect(page.contains("2023-05-30 15:56:01"))
  }
}
