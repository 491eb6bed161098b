import Testing

@testable import MetaLensAssessment

struct ApplicationSegmentTests {
  @Test(
    arguments: [
      (0xE0, "JFIF\0\u{1}\u{2}", "JFIF"), (0xE1, "Exif\0\0II", "EXIF"),
      (0xE1, "http://ns.adobe.com/xap/1.0/\0<", "XMP"),
      (0xE1, "http://ns.adobe.com/xmp/extension/\0", "extended XMP"),
      (0xE2, "MPF\0II", "MPF (multi-picture)"),
      (0xE0, "II\u{1A}\0\0\0HEAPJPGM", "CIFF (Canon)"), (0xED, "Photoshop 3.0\0", "Photoshop resources"),
      (0xE7, "\u{1A}Qualcomm Camera Attributes", "Qualcomm camera"), (0xE2, "Exif\0\0", nil), (0xE5, "", nil),
      (0xFE, "JFIF\0", nil), (0xE1, "Exif", nil),
    ] as [(UInt8, String, String?)])
  func names(marker: UInt8, payload: String, name: String?) {
    #expect(ApplicationSegment.name(marker: marker, payload: Array(payload.utf8)) == name)
  }

  @Test(arguments: [("XMP", true), ("Photoshop resources", true), ("", false), ("Ada's camera", false)])
  func knowsItsNames(text: String, isName: Bool) { #expect(ApplicationSegment.isName(text) == isName) }
}
