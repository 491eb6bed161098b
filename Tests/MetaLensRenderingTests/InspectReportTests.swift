import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensRendering

struct InspectReportTests {
  private static func text(
    _ detail: ContainerFacts.Detail = .none, in language: Language = .english,
    _ change: (inout ContainerFacts) -> Void = { _ in }
  ) -> String {
    var container = ContainerFacts(
      parts: [
        ContainerPart("meta", offset: 10, byteCount: 100, headerCount: 12),
        ContainerPart("iprp", offset: 22, byteCount: 40, headerCount: 8, level: 1, note: "proper\u{1B}ties"),
        ContainerPart("IDAT", offset: 110, byteCount: 90, headerCount: 8, count: 3, statedByteCount: 120),
      ],
      image: ImageHeader(
        size: PixelSize(width: 64, height: 48), bitDepth: 10, coding: "hvc1", location: "ispe", offset: 30,
        orientation: 6),
      pictures: [
        EmbeddedPicture(role: .gainMap, coding: "hvc1", ranges: [120..<130], count: 2, label: "item 3")
      ],
      metadata: [
        MetadataBlock(
          .text, container: "tEXt", ranges: [50..<60], keyword: "Author",
          text: "a\u{1B}[31m" + String(repeating: "x", count: 200))
      ],
      endOffset: 190, trailers: [Trailer(kind: .unknown, offset: 190, byteCount: 10, firstBytes: [1, 2])],
      detail: detail)
    change(&container)
    var facts = PhotoFacts(format: .heic, byteCount: 200)
    facts.container = .present(container)
    return InspectReport(language: language, paint: Paint(isEnabled: false))
      .text(of: PhotoInspection(facts: facts), named: FileLabel(SystemPath("a.heic")))
  }

  @Test func laysAContainerOut() {
    let text = Self.text()
    for line in [
      "Parts", "  1      10     100  meta\n", "  2      22      40    iprp    proper\\u{1b}ties\n",
      "  3     110      90  IDAT × 3  cut: states 120 bytes\n", "  64 × 48, 10 bit, hvc1\n",
      "  stated by ispe at 30\n", "  orientation 6, by the container\n", "gainMap",
      "  unknown at 190, 10 bytes\n",
      "Author: “a\\u{1b}[31mxxx",
    ] { #expect(text.contains(line), "\(line) in\n\(text)") }
    #expect(!text.contains(String(repeating: "x", count: 81)) && !text.contains("checksum"))
  }

  @Test func tellsChecksumsWhereThereAreSome() {
    let text = Self.text {
      $0.parts[0].isChecksumValid = true
      $0.parts[2].isChecksumValid = false
    }
    for word in ["checksum", "ok\n", "unread", "broken"] { #expect(text.contains(word), "\(text)") }
  }

  @Test func tellsWhatWasEmptied() {
    let text = Self.text {
      $0.metadata = [MetadataBlock(.exif, container: "HEIF item 65", ranges: [120..<120])]
    }
    #expect(text.contains("     120      0  exif  HEIF item 65  plain    emptied\n"), "\(text)")
    #expect(!Self.text().contains("emptied"))
  }

  @Test(
    arguments: zip(
      [
        .media(
          MediaFileFacts(
            majorBrand: "heic", compatibleBrands: ["mif1"], handler: "pict", handlerName: "x",
            items: [.init(id: 49, type: "grid", isHidden: true, ranges: [1..<3], isOutside: true)],
            propertyTypes: ["ispe"], grid: .init(rows: 2, columns: 3, tile: nil))),
        .png(PNGFacts(colourType: 6, isInterlaced: true, dataChunkCount: 3, zlibHeader: 0x789C)),
        .webP(WebPFacts(flags: 8)),
        .gif(GIFFacts(version: "89a", frameCount: 2, applications: ["NETSCAPE2.0"])),
        .tiff(
          TIFFFacts(
            byteOrder: .bigEndian,
            directories: [
              .init(
                name: "SubIFD0", offset: 8, entryCount: 20, compression: 7, photometric: 32803,
                areInside: false)
            ], dng: DNGFacts(version: "1.4.0.0"))),
        .jpegXL(JPEGXLFacts(isBoxed: true, holdsJPEG: true)),
      ] as [ContainerFacts.Detail],
      [
        [
          "brand heic", "compatible with mif1", "handler pict “x”", "2 rows, 3 columns",
          "hidden, partly outside",
        ],
        ["colour type 6, interlaced", "3 IDAT", "zlib header 0x789C"], ["VP8X flags 0x08", "1 frames"],
        ["GIF89a, 2 frames", "NETSCAPE2.0"], ["big-endian", "SubIFD0", "32803", "DNGVersion 1.4.0.0"],
        ["in boxes", "unless metadata was changed (jbrd)"],
      ]))
  func tellsWhatOneKindStates(detail: ContainerFacts.Detail, words: [String]) {
    let text = Self.text(detail)
    for word in words { #expect(text.contains(word), "\(word) in\n\(text)") }
  }

  @Test(arguments: Language.allCases) func titlesAreTranslated(language: Language) {
    let text = Self.text(.webP(WebPFacts()), in: language)
    for key in [
      MessageKey.inspectParts, .inspectPictures, .inspectMetadata, .inspectContainer, .inspectTrailers,
    ] {
      #expect(text.contains("\n" + key.text(in: language) + "\n"))
    }
  }

  @Test func theNoteOfGooglesCameraIsTold() {
    var metadata = MetadataFacts()
    metadata.hdrPlus = HDRPlusNote(
      container: "APP1 XMP", offset: 77, byteCount: 9, captured: 1_685_429_761, program: "1.0.540104767")
    var facts = PhotoFacts(format: .jpeg, byteCount: 200)
    facts.metadata = .present(metadata)
    let text = InspectReport(language: .english, paint: Paint(isEnabled: false))
      .text(of: PhotoInspection(facts: facts), named: FileLabel(SystemPath("a.jpg")))
    for part in ["HDR+ captured", "2023-05-30T06:56:01+00:00", "Google HDR+ program", "1.0.540104767"] {
      #expect(text.contains(part), "\(part) in\n\(text)")
    }
    #expect(!text.contains("Google HDR+ built"))
  }

  @Test(
    arguments: [
      (true, nil, 0, nil, "named, but not there"), (true, 9, 4, nil, "4 of 9 bytes"),
      (false, 9, 9, nil, "9 bytes, named by no packet"), (true, 9, 9, true, "matches the bytes"),
      (nil, 9, 9, nil, "9 bytes"), (nil, 9, 4, nil, "4 of 9 bytes"),
      (true, 9, 9, false, "doesn't match the bytes"),
    ] as [(Bool?, Int?, Int, Bool?, String)])
  func theExtensionOfXMPIsTold(
    isNamed: Bool?, stated: Int?, count: Int, matches: Bool?, statement: String
  ) {
    var metadata = MetadataFacts()
    metadata.xmpExtensions = [
      XMPExtension(
        container: "APP1 XMP extension", offset: 77, guid: "026EEB1B", isNamed: isNamed,
        statedByteCount: stated, byteCount: count, matchesGUID: matches)
    ]
    var facts = PhotoFacts(format: .jpeg, byteCount: 200)
    facts.metadata = .present(metadata)
    let text = InspectReport(language: .english, paint: Paint(isEnabled: false))
      .text(of: PhotoInspection(facts: facts), named: FileLabel(SystemPath("a.jpg")))
    for part in ["APP1 XMP extension", "GUID 026EEB1B", statement] {
      #expect(text.contains(part), "\(part) in\n\(text)")
    }
  }

  @Test func longListsAreCut() {
    let text = Self.text {
      $0.parts = (0..<500).map { ContainerPart("free", offset: $0 * 8, byteCount: 8) }
    }
    #expect(text.contains(Message.diagnosticMore(count: "400").text(in: .english)))
  }

  /// Checks that nothing is said of a bare JPEG XL codestream's end, which it doesn't state.
  @Test func tellsWhatCantBeTold() {
    #expect(Self.text(.jpegXL(JPEGXLFacts(isBoxed: false))).contains("can't be told"))
    #expect(!Self.text(.jpegXL(JPEGXLFacts(isBoxed: true))).contains("can't be told"))
  }
}
