import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ContainerAttributionTests {
  /// Returns a HEIF with these boxes; the parentheses of `meta(...)` contain its children.
  private static func media(
    _ order: String, major: String = "heic", brands: [String] = ["mif1", "heic"], handlerName: String = "",
    properties: [String] = ["hvcC", "ispe"], tile: PixelSize? = nil, uuid: String = ""
  ) -> ContainerFacts {
    var parts: [ContainerPart] = []
    var level = 0
    for word in order.split(separator: " ") {
      parts.append(
        ContainerPart(
          String(word).filter { $0 != "(" && $0 != ")" }, offset: parts.count * 8, byteCount: 8, level: level,
          note: word == "uuid" ? uuid : ""))
      if word.hasSuffix("(") { level += 1 }
      if word.hasSuffix(")") { level -= 1 }
    }
    return ContainerFacts(
      parts: parts,
      detail: .media(
        MediaFileFacts(
          majorBrand: major, compatibleBrands: brands, handlerName: handlerName, propertyTypes: properties,
          grid: tile.map { MediaFileFacts.Grid(rows: 2, columns: 2, tile: $0) })))
  }

  private static let apple = "ftyp meta( hdlr dinf pitm iinf iref iprp idat iloc) mdat"
  private static let tile = PixelSize(width: 512, height: 512)
  private static let canonUUID = "85c0b687820f11e08111f4ce462b6a48"
  private static let sony = "ftyp meta( hdlr pitm iinf iref iprp idat iloc) free mdat"
  private static let android = "ftyp mdat meta( hdlr iinf pitm iprp iloc idat iref)"
  private static let canon = "ftyp meta( hdlr uuid dinf pitm iinf iref iprp idat iloc) mdat"

  /// Orders as in Docs/ContainerWriters.md, each beside a near miss.
  private static let mediaFiles: [(String, ContainerFacts, [ContainerWriter])] = [
    ("iPhone", media(apple, tile: tile), [.appleCamera, .imageIO]),
    (
      "iPhone, 24 million pixels", media(apple, tile: PixelSize(width: 640, height: 896)),
      [.appleCamera, .imageIO]
    ),
    ("ImageIO without a grid", media(apple), [.imageIO]),
    ("other tiles", media(apple, tile: PixelSize(width: 256, height: 256)), [.imageIO]),
    ("groups", media("ftyp meta( hdlr dinf pitm iinf iref iprp grpl idat iloc) mdat"), [.imageIO]),
    ("iloc not last", media("ftyp meta( hdlr dinf pitm iinf iref iprp iloc idat) mdat"), []),
    ("Samsung", media(android + " sefd"), [.samsungCamera, .android]),
    ("Android", media(android), [.android]),
    ("data behind", media("ftyp meta( hdlr iinf pitm iprp iloc idat iref) mdat"), []),
    ("Canon", media(canon, major: "heix", uuid: canonUUID), [.canonCamera]),
    ("Canon's order under another brand", media(canon, uuid: canonUUID), []),
    ("Samsung's box under other brands", media(android + " sefd", brands: ["mif1", "miaf"]), [.android]),
    ("another uuid", media(canon, major: "heix", uuid: String(canonUUID.reversed())), []),
    ("Sony", media(sony, brands: ["mif1", "heix", "SHIF"]), [.sonyCamera]),
    ("without Sony's brand", media(sony), []),
    ("libheif", media("ftyp meta( hdlr pitm iloc iinf iprp iref) mdat"), [.libheif]),
    (
      "its order with the size first",
      media("ftyp meta( hdlr pitm iloc iinf iprp iref) mdat", properties: ["ispe", "hvcC"]), [.libheif]
    ),
    ("later libheif", media("ftyp meta( hdlr iloc iinf pitm iprp iref) mdat"), [.libheif]),
    ("later libheif with a grid", media("ftyp meta( hdlr idat iloc iinf pitm iprp iref) mdat"), [.libheif]),
    ("later libheif, iref by exiftool", media("ftyp meta( hdlr iloc iinf pitm iref iprp) mdat"), [.libheif]),
    ("its order with a name", media("ftyp meta( hdlr iloc iinf pitm iprp) mdat", handlerName: "x"), []),
    ("its order behind the data", media("ftyp mdat meta( hdlr iloc iinf pitm iprp)"), []),
    ("libheif with a grid", media("ftyp meta( hdlr pitm iloc iinf iprp iref idat) mdat"), [.libheif]),
    ("libheif with a grid of one", media("ftyp meta( hdlr pitm idat iloc iinf iprp iref) mdat"), [.libheif]),
    ("libheif without EXIF", media("ftyp meta( hdlr pitm iloc iinf iprp) mdat"), [.libheif]),
    ("size first", media("ftyp meta( hdlr pitm iloc iinf iprp) mdat", properties: ["ispe", "hvcC"]), []),
    (
      "libavif", media("ftyp meta( hdlr pitm iloc iinf iref iprp) mdat", handlerName: "libavif"), [.libavif]
    ),
    (
      "libavif without a name",
      media("ftyp meta( hdlr pitm iloc iinf iref iprp) mdat", properties: ["ispe", "pixi", "av1C"]),
      [.libavif]
    ),
    ("iref put in front by exiftool", media("ftyp meta( hdlr pitm iloc iinf iref iprp) mdat"), [.libheif]),
    (
      "HEVC behind its size",
      media("ftyp meta( hdlr pitm iloc iinf iref iprp) mdat", properties: ["ispe", "hvcC"]), []
    ),
    (
      "FFmpeg", media("ftyp meta( hdlr pitm iloc iinf iprp) mdat", handlerName: "PictureHandler"), [.ffmpeg]
    ),
    ("another handler", media("ftyp meta( hdlr pitm iloc iinf iprp) mdat", handlerName: "x"), []),
    ("nothing but a type", media("ftyp"), []),
  ]

  @Test(arguments: mediaFiles.indices) func tellsMediaFilesByTheirBoxes(index: Int) {
    let (name, facts, writers) = Self.mediaFiles[index]
    #expect(ContainerAttribution(facts, format: .heic, exif: nil).writers == writers, "\(name)")
  }

  @Test func quotesTheOrder() {
    let found = ContainerAttribution(Self.media(Self.apple), format: .heic, exif: nil)
    #expect(found.layout == "heic: ftyp meta(hdlr dinf pitm iinf iref iprp idat iloc) mdat")
    #expect(found.evidence == Evidence(location: "ftyp", offset: 0))
  }

  private static let chunks: [(Int, Int, UInt16, [String], [ContainerWriter])] = [
    (8192, 8192, 0x789C, [], [.libpng]), (65_536, 65_536, 0x789C, [], [.pillow]),
    (32_768, 32_768, 0x78DA, [], [.imageMagick, .graphicsMagick]),
    (32_768, 32_768, 0x78DA, ["JPEG-Quality"], [.graphicsMagick]),
    (32_768, 32_768, 0x78DA, ["date:create"], [.imageMagick]),
    (16_384, 16_384, 0x7801, [], [.imageIO]), (16_384, 16_384, 0x789C, [], []),
    (4096, 4096, 0x789C, [], [.ffmpeg]), (524_288, 524_288, 0x78DA, [], [.pngcrush]),
    (8192, 9000, 0x789C, [], []), (7000, 7000, 0x789C, [], []),
  ]

  @Test(arguments: chunks.indices) func tellsPNGsByTheirData(index: Int) {
    let (first, largest, header, keywords, writers) = Self.chunks[index]
    var facts = ContainerFacts(
      parts: [ContainerPart("IHDR", offset: 8, byteCount: 25)],
      metadata: keywords.map { MetadataBlock(.text, container: "tEXt", ranges: [], keyword: $0) })
    func found(chunks count: Int) -> [ContainerWriter] {
      facts.detail = .png(
        PNGFacts(
          colourType: 2, dataChunkCount: count, firstDataByteCount: first, largestDataByteCount: largest,
          zlibHeader: header))
      return ContainerAttribution(facts, format: .png, exif: nil).writers
    }
    #expect(found(chunks: 3) == writers)
    #expect(found(chunks: 1) == (keywords == ["date:create"] ? [.imageMagick] : []))
  }

  @Test func tellsScreenshotsByTheirText() {
    var facts = ContainerFacts(
      metadata: [
        MetadataBlock(.text, container: "tEXt", ranges: [], keyword: "Software", text: "gnome-screenshot")
      ],
      detail: .png(PNGFacts(colourType: 2)))
    #expect(ContainerAttribution(facts, format: .png, exif: nil).writers == [.gnomeScreenshot])
    facts.metadata[0].text = "gnome-screenshots"
    #expect(ContainerAttribution(facts, format: .png, exif: nil).writers.isEmpty)
  }

  @Test(
    arguments: [
      (["VP8 "], nil, [ContainerWriter.libwebp]), (["VP8L"], nil, [.libwebp]), (["VP8 ", "JUNK"], nil, []),
      (["VP8X", "VP8 ", "EXIF"], 0x08, [.libwebp]),
      (["VP8X", "ICCP", "VP8 ", "EXIF", "XMP "], 0x2C, [.libwebp]),
      (["VP8X", "ICCP", "VP8 ", "EXIF", "XMP\\x00"], 0x28, [.imageMagick, .graphicsMagick]),
      (["VP8X", "ICCP", "VP8 ", "EXIF", "XMP\\x00"], 0x2C, []),
      (["VP8X", "EXIF", "VP8 "], 0x08, []), (["VP8X", "VP8 ", "C2PA"], 0x00, []),
    ] as [([String], UInt8?, [ContainerWriter])])
  func tellsWebPsByTheirChunks(names: [String], flags: UInt8?, writers: [ContainerWriter]) {
    let parts = names.map { ContainerPart($0, offset: 0, byteCount: 8) }
    let facts = ContainerFacts(parts: parts, detail: .webP(WebPFacts(flags: flags)))
    #expect(ContainerAttribution(facts, format: .webp, exif: nil).writers == writers)
  }

  @Test(
    arguments: [
      (PhotoFormat.tiff, 3080, 4, 3072, [ContainerWriter.libtiff]), (.tiff, 8, 4, 3072, []),
      (.tiff, 3080, 1, 3072, []), (.dng, 3080, 4, 3072, []),
      // The sum of the stated sizes is limited to the room that there is, and nothing is added beyond.
      (.tiff, 3080, 4, .max, []),
    ] as [(PhotoFormat, Int, Int, Int, [ContainerWriter])]) func tellsTIFFsByWhereTheirDirectoryStands(
      format: PhotoFormat, offset: Int, strips: Int, byteCount: Int, writers: [ContainerWriter]
    )
  {
    var directory = TIFFFacts.Directory(name: "IFD0", offset: offset, entryCount: 12)
    directory.pieceCount = strips
    directory.pieceByteCount = byteCount
    let facts = ContainerFacts(detail: .tiff(TIFFFacts(byteOrder: .littleEndian, directories: [directory])))
    #expect(ContainerAttribution(facts, format: format, exif: nil).writers == writers)
  }

  @Test(arguments: [
    ("Apple", true, false), ("samsung", false, true), ("NIKON CORPORATION", false, true),
    ("Appleton", false, true),
  ]) func knowsWhoseCamerasWriteSo(make: String, isWritten: Bool, isForeign: Bool) {
    let apple = ContainerAttribution(Self.media(Self.apple, tile: Self.tile), format: .heic, exif: nil)
    #expect(apple.isWritten(by: StatedMaker(make)) == isWritten)
    #expect(apple.isForeign(to: StatedMaker(make)) == isForeign)
    let android = ContainerAttribution(Self.media(Self.android), format: .heic, exif: nil)
    #expect(!android.isWritten(by: StatedMaker(make)) && !android.isForeign(to: StatedMaker(make)))
  }
}
