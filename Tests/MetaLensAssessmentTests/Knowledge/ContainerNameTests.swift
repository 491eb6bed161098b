import Testing

@testable import MetaLensAssessment

struct ContainerNameTests {
  /// What only the file says of its boxes and chunks is hidden; nil if nothing is.
  @Test(
    arguments: [
      ("heic: ftyp meta(hdlr dinf pitm iinf iref iprp grpl idat iloc) mdat", nil),
      ("heic: ftyp mdat meta(hdlr iinf pitm iprp iloc idat iref) sefd mpvd", nil),
      ("crx : ftyp moov mdat", nil), ("JXL  ftyp Exif xml  jbrd jxlc", nil), ("codestream", nil),
      ("jP   ftyp jp2h uuid jp2c", nil), ("SOC SIZ COD QCD SOT EOC", nil), ("VP8 ", nil), ("", nil),
      ("VP8X ICCP VP8  EXIF XMP\\x00 C2PA", nil), ("II IFD0@8 7 tags, 1 strips", nil), ("-", nil),
      ("IHDR gAMA tEXt tEXt IDAT IEND … (IDAT 32768)", nil), ("IHDR caBX iDOT IDAT (IDAT 1)", nil),
      ("Logical Screen Descriptor Global Color Table Trailer", nil),
      ("ftyp meta(hdlr uuid pitm iloc) mdat, iloc 1 4400, mdat 16", nil),
      (
        "ftyp meta(hdlr) mdat, iloc 1 4400, mdat 8 / ftyp mdat meta(hdlr) sefd, iloc 1 4400, mdat 16", nil
      ),
      ("VP8X ICCP VP8  EXIF XMP  JOHN SMIT", "VP8X ICCP VP8  EXIF XMP  ? ?"),
      ("IHDR joHn IDAT IEND (IDAT 270)", "IHDR ? IDAT IEND (IDAT 270)"),
      ("JOHN: ftyp meta(hdlr SMIT pitm) JO N mdat", "?: ftyp meta(hdlr ? pitm) ? mdat"),
      ("heic: ftyp meta(hd)( ,()) a, b) mdat", "heic: ftyp meta(? ? ?) mdat"),
      ("meta(hdlr J\\x20\\x2c\\x28) SM\\x49T mdat, iloc 1 4400", "meta(hdlr ?) ? mdat, iloc 1 4400"),
      ("ftyp JOHN mdat, Smith, iloc a b, mdat 16", "ftyp ? mdat, ?, ?, mdat 16"),
      ("IHDR 0815 IDAT (IDAT a)", "IHDR ? IDAT ??"), ("II IFD0@8 7 John, 1 strips", "??"),
      ("VP8X Smith", "VP8X ??"), ("VP8X Jo", "VP8X ?"), ("meta(hdlr pit", "meta(hdlr ?"),
    ] as [(String, String?)])
  func hidesTypesThatAFileMakesUp(layout: String, hidden: String?) {
    #expect(ContainerName.layout(layout, hiding: "?") == hidden ?? layout)
  }

  @Test(
    arguments: [
      ("iprp", nil), ("PNG eXIf", nil), ("WebP VP8 ", nil), ("PNG chunk", nil), ("IFD0", nil),
      ("HEIF item 5 EXIF IFD0", nil), ("file", nil), ("end of file", nil), ("JOHN", "?"),
      ("PNG joHn", "PNG ?"),
      ("WebP SMI\\x54", "WebP ?"),
    ] as [(String, String?)])
  func hidesThemInPlaces(place: String, hidden: String?) {
    #expect(ContainerName.place(place, hiding: "?") == hidden ?? place)
  }

  @Test(
    arguments: [
      ("meta/iprp/ipco", nil), ("moov/trak", nil), ("VP8 ", nil), ("IFD0 strips", nil), ("hvc1", nil),
      ("IFD0", nil), ("SOC", nil), ("meta/JOHN/ipco", "meta/?/ipco"), ("JO/N", "?/?"), ("J/\\x00a", "?/?"),
    ] as [(String, String?)])
  func hidesThemInPaths(path: String, hidden: String?) {
    #expect(ContainerName.path(path, hiding: "?") == hidden ?? path)
  }

  /// All that the shipped signatures say of boxes stays.
  @Test func whatCamerasWriteStays() {
    var rows: [CameraSignature] = []
    try? CameraSignatureTable.read(Array(CameraSignatureIndex.data.utf8)) { rows.append($0) }
    let layouts = Set(rows.map { $0.values[CameraFeature.container.index] })
    #expect(layouts.count > 3)
    for layout in layouts { #expect(ContainerName.layout(layout, hiding: "?") == layout) }
  }
}
