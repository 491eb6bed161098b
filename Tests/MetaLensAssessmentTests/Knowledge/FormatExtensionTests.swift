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

  /// Whether only raw files have an extension, and whether no developed TIFF has it.
  @Test(arguments: [
    ("nef", true, true), ("CR2", true, true), ("dng", true, true), ("3fr", true, false), ("IIQ", true, false),
    ("cr3", true, false), ("X3F", true, false), ("tif", false, false), ("raw", false, false),
    ("jpg", false, false), ("", false, false), ("nefnefnef", false, false),
  ])
  func knowsRawFilesByTheirName(name: String, isOfRaw: Bool, isNeverDeveloped: Bool) {
    #expect(FormatExtension.isRaw(name) == isOfRaw)
    #expect(FormatExtension.isNeverDeveloped(NameExtension(name)) == isNeverDeveloped)
  }
}
