import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct PhotoInspectionContainerTests {
  /// Returns facts with something of every kind.
  static func facts(_ detail: ContainerFacts.Detail = .none) -> PhotoFacts {
    var container = ContainerFacts(
      parts: [
        ContainerPart("meta", offset: 10, byteCount: 100, headerCount: 12),
        ContainerPart("iprp", offset: 22, byteCount: 40, headerCount: 8, level: 1, note: "properties"),
        ContainerPart(
          "IDAT", offset: 110, byteCount: 90, headerCount: 8, count: 3, statedByteCount: 120,
          isChecksumValid: false),
      ],
      image: ImageHeader(
        size: PixelSize(width: 64, height: 48), bitDepth: 10, coding: "hvc1", location: "ispe", offset: 30,
        orientation: 6),
      pictures: [
        EmbeddedPicture(role: .thumbnail, coding: "JPEG", ranges: [120..<130], label: "item 3"),
        EmbeddedPicture(role: .preview, coding: "JPEG", ranges: [120..<140]),
        EmbeddedPicture(role: .preview, coding: "JPEG", ranges: [120..<150]),
        EmbeddedPicture(role: .preview, coding: "JPEG", ranges: [120..<150, 160..<190]),
      ],
      metadata: [
        MetadataBlock(.xmp, container: "item 5", ranges: [30..<35, 40..<45], packing: .deflate),
        MetadataBlock(.text, container: "tEXt", ranges: [50..<60], keyword: "Author", text: "a\u{1B}[31m"),
      ],
      endOffset: 190, trailers: [Trailer(kind: .unknown, offset: 190, byteCount: 10, firstBytes: [1, 2])],
      detail: detail)
    container.pictureRanges = [120..<190]
    var facts = PhotoFacts(format: .heic, byteCount: 200)
    facts.container = .present(container)
    facts.exif = .absent
    return facts
  }

  static let details: [ContainerFacts.Detail] = [
    .none,
    .media(
      MediaFileFacts(
        majorBrand: "heic", compatibleBrands: ["mif1"], handler: "pict",
        items: [.init(id: 49, type: "grid", isHidden: true, ranges: [1..<3], isOutside: true)],
        propertyTypes: ["ispe"], grid: .init(rows: 2, columns: 3, tile: nil))),
    .png(PNGFacts(colourType: 6, isInterlaced: true, dataChunkCount: 3, zlibHeader: 0x789C)),
    .webP(WebPFacts(flags: 8)), .gif(GIFFacts(version: "89a", frameCount: 2, applications: ["NETSCAPE2.0"])),
    .tiff(
      TIFFFacts(
        byteOrder: .bigEndian, isBigTIFF: true,
        directories: [
          .init(
            name: "SubIFD0", offset: 8, entryCount: 20, compression: 7, photometric: 32803, areInside: false)
        ], dng: DNGFacts(version: "1.4.0.0"))),
    .jpegXL(JPEGXLFacts(isBoxed: true, holdsJPEG: true)),
  ]

  @Test func jsonTellsHowItIsBuilt() {
    var inspection = PhotoInspection(facts: Self.facts())
    inspection.blocks[1] = .init(name: nil, sha256: "00", firstBytes: [1, 2])
    let json = inspection.json
    let container = json["container"]
    #expect(container?["parts"]?.arrayValue?.map { $0["name"]?.stringValue } == ["meta", "iprp", "IDAT"])
    let last = container?["parts"]?.arrayValue?.last
    #expect(last?["number"] == .integer(3) && last?["statedBytes"] == .integer(120))
    #expect(last?["checksumValid"] == .bool(false))
    #expect(container?["image"]?["orientation"] == .integer(6))
    #expect(container?["metadata"]?.arrayValue?.first?["packing"]?.stringValue == "deflate")
    #expect(container?["metadata"]?.arrayValue?.first?["sha256"] == .null)
    #expect(container?["metadata"]?.arrayValue?.last?["firstBytes"]?.stringValue == "01 02")
    #expect(json["trailers"]?.arrayValue?.count == 1)
    // What only a JPEG has is present but empty.
    #expect(
      json["segments"] == .array([]) && json["frame"] == .null && json["huffman"]?.stringValue == "absent")
    #expect(PhotoInspection(facts: PhotoFacts(format: .jpeg, byteCount: 1)).json["container"] == .null)
  }

  /// Checks that the ranges of a picture in any number of chunks don't push the metadata out of what is written.
  @Test(arguments: [10_000, 10_001, 160_000]) func rangesLeaveRoomForMetadata(count: Int) throws {
    var facts = Self.facts()
    var container = try #require(facts.container.value)
    container.pictureRanges = (0..<count).map { $0 * 20 + 1_000_000..<$0 * 20 + 1_000_010 }
    facts.container = .present(container)
    var metadata = MetadataFacts()
    metadata.texts = [
      MetadataText(container: "tEXt", keyword: "parameters", text: "a prompt", offset: 50, byteCount: 8)
    ]
    facts.metadata = .present(metadata)
    let inspection = PhotoInspection(facts: facts)
    let context = OutputContext(path: "a", language: .english)
    let bytes = inspection.written(for: context, pretty: false)
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    #expect(json["container"]?["pictureRanges"]?.arrayValue?.count == 10_000)
    #expect(json["metadata"]?["texts"]?.arrayValue?.count == 1)
    #expect(json["leftOut"]?["elements"]?.integerValue == (count > 10_000 ? count - 10_000 : nil))
    #expect(inspection.json["container"]?["pictureRanges"]?.arrayValue?.count == count)
    let raised = OutputContext(path: "a", language: .english, maximumBytes: 100 * context.maximumBytes)
    #expect(inspection.written(for: raised, pretty: false).count > 25 * count)
  }

  @Test(arguments: zip(details, [nil, "media", "png", "webp", "gif", "tiff", "jxl"]))
  func jsonTellsWhatOneKindHas(detail: ContainerFacts.Detail, kind: String?) {
    let json = PhotoInspection(facts: Self.facts(detail)).json
    #expect(json["container"]?["detail"]?["kind"]?.stringValue == kind)
  }

  @Test(
    arguments: [
      (.thumbnail, [120..<130]), (.preview, [120..<150]), (.trailer, [190..<200]), (.segment(2), [30..<62]),
      (.segment(3), [118..<200]), (.segment(4), nil), (.segment(0), nil), (.exif, nil),
      (.xmp, [30..<35, 40..<45]), (.icc, nil),
    ] as [(PhotoPart, [Range<Int>]?)])
  func partsAreFound(part: PhotoPart, expected: [Range<Int>]?) {
    #expect(PhotoInspection(facts: Self.facts()).ranges(of: part) == expected)
  }

  /// Without a thumbnail in the container, the EXIF block's thumbnail is used, by its place in the file.
  @Test func theExifThumbnailIsTheNext() throws {
    var tiff = TIFFBuilder(byteOrder: .bigEndian)
    // Without an entry in IFD0, the builder's first directory would be the thumbnail's.
    tiff.set(tiff.ascii(ExifTag.make, "Canon"), in: .ifd0)
    tiff.thumbnail = [1, 2, 3, 4, 5, 6]
    var exif = try #require(Self.decoded(tiff.build()))
    let start = try #require(exif.thumbnailRange).lowerBound
    exif.pieces = [.init(start: 0, fileOffset: 100)]
    var facts = Self.facts()
    var container = try #require(facts.container.value)
    container.pictures = []
    facts.container = .present(container)
    facts.exif = .present(exif)
    #expect(PhotoInspection(facts: facts).range(of: .thumbnail) == start + 100..<start + 106)
    exif.pieces = [.init(start: 0, fileOffset: 100), .init(start: start + 2, fileOffset: 150)]
    facts.exif = .present(exif)
    #expect(PhotoInspection(facts: facts).range(of: .thumbnail) == nil)
  }

  @Test func whatStandsInPiecesIsNoOneRange() {
    #expect(PhotoInspection(facts: Self.facts()).range(of: .xmp) == nil)
  }

  private static func decoded(_ block: [UInt8]) -> ExifFacts? {
    try? PhotoDecoder().decode(
      MemorySource(JPEGBuilder(exif: block).build()), depth: .metadata, hashing: false
    ).exif.value
  }
}
