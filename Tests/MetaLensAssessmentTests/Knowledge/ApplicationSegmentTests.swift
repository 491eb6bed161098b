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

  /// What only the file says of a segment's content is hidden; a name counts behind its own marker alone.
  @Test(
    arguments: [
      ("APP0:JFIF APP1:Exif APP1:XMP APP1:XMPext APP2:ICC_PROFILE APP2:MPF APP13:Photoshop", nil),
      ("APP0:II APP2:urn:iso:std:iso: APP4:QTI APP6:MMIMETA APP11:JP APP7:HUAWEI APP12:[picture", nil),
      ("APP1 COM DQT1 DQT1 SOF2 DHT4 DRI RST0 SOS", nil), ("APP1:Exif … SOS", nil), ("", nil),
      ("APP5:Ada APP1:Exif SOS", "APP5:? APP1:Exif SOS"), ("APP5:Exif APP1:Exifx", "APP5:? APP1:?"),
      ("APP5:a:Exif APP99:Exif APP:Exif :Exif", "APP5:? ? ? ?"), ("Ada 12 DQT1", "? ? DQT1"),
    ] as [(String, String?)])
  func hidesWhatAFileMakesUp(layout: String, hidden: String?) {
    #expect(ApplicationSegment.layout(layout, hiding: "?") == hidden ?? layout)
  }
}
