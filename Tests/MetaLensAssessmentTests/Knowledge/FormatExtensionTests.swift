import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct FormatExtensionTests {
  /// The name extensions that fit a format, and one of another format.
  @Test(
    arguments: [
      (.jpeg, "jpg jpeg jpe jfif mpo thm insp", "heic"), (.png, "png apng", "jpg"), (.gif, "gif", "webp"),
      (.webp, "webp", "png"), (.heic, "heic heif hif", "avif"), (.avif, "avif heif", "heic"),
      (.jpegXL, "jxl", "jpg"), (.jpeg2000, "jp2 j2k jpf jpx j2c", "jpg"),
      (.tiff, "tif tiff dng nef nrw arw srf sr2 cr2 pef orf rw2 rwl srw 3fr iiq raw", "cr3"),
      (.dng, "dng tif raw", "jpg"), (.nef, "nef nrw tif", "raf"), (.cr2, "cr2 dng", "cr3"),
      (.cr3, "cr3 raw", "cr2"),
      (.raf, "raf raw", "jpg"), (.bmp, "bmp", "png"), (.psd, "psd", "tif"),
    ] as [(PhotoFormat, String, String)])
  func knowsWhatGoesWithAFormat(format: PhotoFormat, names: String, other: String) {
    for name in names.split(separator: " ") {
      #expect(!FormatExtension.contradicts(NameExtension(String(name)), format), "\(name)")
      #expect(FormatExtension.all.contains(String(name)))
    }
    #expect(FormatExtension.contradicts(NameExtension(other), format))
    #expect(!FormatExtension.contradicts(NameExtension("xyz"), format))
    #expect(!FormatExtension.contradicts(NameExtension(""), format))
    #expect(!FormatExtension.contradicts(NameExtension(FormatExtension.usual(for: format)), format))
  }

  @Test(arguments: [
    ("nef", true), ("CR2", true), ("dng", true), ("tif", false), ("raw", false), ("3fr", false),
    ("cr3", false), ("jpg", false),
  ])
  func knowsWhatNoDevelopedTIFFIsNamed(name: String, isRaw: Bool) {
    #expect(FormatExtension.isRaw(NameExtension(name)) == isRaw)
  }
}
