import MetaLensKit
import MetaLensSamples

extension Fixture {
  /// Files that aren't photos, truncated photos, and EXIF blocks with false statements.
  static let broken: [Fixture] = [
    Fixture("broken/empty.jpg", proves: "no bytes at all is an error of its own", bytes: []),
    Fixture("broken/one-byte.jpg", proves: "one byte of a JPEG is no photo", bytes: [0xFF]),
    Fixture(
      "broken/text.jpg", proves: "a text named .jpg is no photo",
      bytes: Array("This is a text, and not a photo.\n".utf8)),
    Fixture(
      "broken/png-named.jpg", proves: "a PNG named .jpg is told by its bytes, not by its name", bytes: png),
    Fixture(
      "broken/cut-in-header.jpg", proves: "a file that ends within its EXIF block is an error",
      bytes: Array(ExamplePhoto.camera().bytes.prefix(150))),
    Fixture(
      "broken/cut-in-scan.jpg", proves: "a file that ends within its picture is reported, and never green",
      ExamplePhoto.camera().cut(by: 8)),
    Fixture(
      "broken/exif-cycle.jpg", proves: "an EXIF pointer back to its own directory is not followed",
      pointing(to: 8)),
    Fixture(
      "broken/exif-outside.jpg", proves: "an EXIF pointer beyond the block is not followed",
      pointing(to: 0x7FFF_FFFF)),
    Fixture(
      "broken/exif-four-billion.jpg", proves: "a text that claims 4294967295 bytes costs nothing",
      .camera { tiff in
        tiff.set(
          .init(
            ExifTag.artist, rawType: ExifType.ascii.rawValue, count: .max,
            bytes: tiff.byteOrder == .bigEndian ? [0, 0, 0, 26] : [26, 0, 0, 0]), in: .ifd0)
      }),
    Fixture(
      "broken/wrong-type.jpg", proves: "values of a type that EXIF doesn't allow are told, one by one",
      .camera { tiff in
        tiff.set(tiff.short(ExifTag.make, 7), in: .ifd0)
        tiff.set(tiff.ascii(ExifTag.orientation, "top"), in: .ifd0)
        tiff.set(tiff.long(ExifTag.dateTimeOriginal, 20_230_530), in: .exif)
        tiff.set(tiff.ascii(ExifTag.exposureTime, "1/60"), in: .exif)
      }),
  ]

  /// Returns a camera's JPEG whose EXIF pointer has the given offset.
  private static func pointing(to offset: UInt32) -> ExamplePhoto {
    .camera { tiff in
      tiff.exif = []
      tiff.makerNoteShift = nil
      tiff.set(tiff.long(ExifTag.exifPointer, offset), in: .ifd0)
    }
  }

  /// A PNG of one grey pixel (PNG, third edition).
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00,
    0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x7E, 0x9B, 0x55, 0x00,
    0x00, 0x00, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81,
    0xDA, 0x45, 0x08, 0x3B, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
