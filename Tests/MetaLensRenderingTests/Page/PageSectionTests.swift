import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

/// Tests that nothing from a photo can run in its page, wherever it is in the photo.
struct PageSectionTests {
  /// Texts that would have an effect if a page took them for markup.
  private static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'><svg/onload=alert(1)>",
    "</style></title></bdi><iframe src=//x>", "javascript:alert(1)", "\u{202E}gpj.exe\u{2066}",
    "שלום\u{200F} 123", "&lt;script&gt;", "<!--", "]]>",
  ]

  /// A place for a text, and a function that makes a photo with the text there.
  struct Place: Sendable, CustomTestStringConvertible {
    var name: String
    var photo: @Sendable (String) -> ExamplePhoto
    var testDescription: String { name }
  }

  private static func exif(
    _ name: String, _ tag: UInt16, in kind: ExifDirectory.Kind = .ifd0
  ) -> Place {
    Place(name: "EXIF " + name) { text in .camera { $0.set($0.ascii(tag, text), in: kind) } }
  }

  /// Returns text escaped for an XML element.
  private static func xml(_ text: String) -> String {
    text.map { $0 == "<" ? "&lt;" : $0 == "&" ? "&amp;" : $0 == "\"" ? "&quot;" : String($0) }.joined()
  }

  private static func xmp(_ name: String) -> Place {
    Place(name: "XMP " + name) { .camera(xmp: "<\(name)>\(xml($0))</\(name)>") }
  }

  private static func credentials(_ name: String, _ change: @escaping @Sendable (String) -> CredentialBuilder)
    -> Place
  {
    Place(name: "C2PA " + name) { .credentials(change($0)) }
  }

  private static func action(_ text: String, when: String? = nil) -> CredentialManifest.Action {
    var action = CredentialManifest.Action(name: text, offset: nil)
    action.softwareAgent = .init(name: text, version: text)
    action.when = when
    action.digitalSourceType = "http://cv.iptc.org/newscodes/digitalsourcetype/" + text
    action.description = text
    return action
  }

  static let places: [Place] =
    [
      exif("Make", ExifTag.make), exif("Model", ExifTag.model), exif("Software", ExifTag.software),
      exif("ProcessingSoftware", ExifTag.processingSoftware), exif("Artist", ExifTag.artist),
      exif("Copyright", ExifTag.copyright), exif("DateTime", ExifTag.dateTime),
      exif("DateTimeOriginal", ExifTag.dateTimeOriginal, in: .exif),
      exif("DateTimeDigitized", ExifTag.dateTimeDigitized, in: .exif),
      exif("SubSecTimeOriginal", ExifTag.subSecTimeOriginal, in: .exif),
      exif("OffsetTimeOriginal", ExifTag.offsetTimeOriginal, in: .exif),
      exif("LensModel", ExifTag.lensModel, in: .exif),
      exif("BodySerialNumber", ExifTag.bodySerialNumber, in: .exif),
      exif("LensSerialNumber", ExifTag.lensSerialNumber, in: .exif),
      exif("GPSDateStamp", ExifTag.gpsDateStamp, in: .gps),
      exif("GPSLatitudeRef", ExifTag.gpsLatitudeRef, in: .gps),
      exif("ImageDescription", 0x010E), exif("DateTime of IFD1", ExifTag.dateTime, in: .ifd1),
      exif("PreviewDateTime", 0xC71B), exif("ImageUniqueID", 0xA420, in: .exif),
      Place(name: "EXIF UserComment") { text in
        .camera { $0.set($0.undefined(0x9286, Array("ASCII\0\0\0".utf8) + Array(text.utf8)), in: .exif) }
      },
      Place(name: "EXIF MakerNote") { text in
        .camera { tiff in
          tiff.makerNoteShift = nil
          tiff.set(tiff.undefined(ExifTag.makerNote, Array(text.utf8)), in: .exif)
        }
      },
      Place(name: "Nikon's maker note") { text in
        var note = TIFFBuilder(byteOrder: .littleEndian)
        for tag: UInt16 in [0x0004, 0x001D, 0x00A0, 0x0084] { note.set(note.ascii(tag, text), in: .ifd0) }
        let bytes = Array("Nikon\u{0}".utf8) + [2, 0x10, 0, 0] + note.build()
        return .camera { tiff in
          tiff.makerNoteShift = nil
          tiff.set(tiff.ascii(ExifTag.make, "NIKON CORPORATION"), in: .ifd0)
          tiff.set(tiff.undefined(ExifTag.makerNote, bytes), in: .exif)
        }
      },
      Place(name: "XMP toolkit") { .camera(xmp: "", toolkit: xml($0)) },
      Place(name: "XMP attribute") { .camera(xmp: "<rdf:Description xmp:CreateDate=\"\(xml($0))\"/>") },
      Place(name: "XMP unknown namespace") {
        .camera(xmp: "<q:SomeDate xmlns:q=\"\(xml($0))\">2020-01-02</q:SomeDate>")
      },
      Place(name: "XMP history") { text in
        .camera(
          xmp: "<xmpMM:History><rdf:Seq><rdf:li rdf:parseType=\"Resource\"><stEvt:action>\(xml(text))"
            + "</stEvt:action><stEvt:when>\(xml(text))</stEvt:when><stEvt:softwareAgent>\(xml(text))"
            + "</stEvt:softwareAgent><stEvt:changed>\(xml(text))</stEvt:changed></rdf:li></rdf:Seq></xmpMM:History>"
        )
      },
      Place(name: "comment") { text in
        var builder = JPEGBuilder(size: ExamplePhoto.size, exif: ExamplePhoto.cameraExif())
        builder.segments = [(0xFE, Array(text.utf8))]
        return ExamplePhoto(builder.build())
      },
      Place(name: "unknown APP4") { text in
        var builder = JPEGBuilder(size: ExamplePhoto.size, exif: ExamplePhoto.cameraExif())
        builder.segments = [(0xE4, Array(text.utf8))]
        return ExamplePhoto(builder.build())
      },
      Place(name: "Photoshop resource") {
        .camera(photoshop: [(0x0421, Array($0.utf8)), (0x0BB7, Array($0.utf8))])
      },
      Place(name: "Samsung's trailer") {
        .trailed(ExamplePhoto.samsungTrailer("Image_UTC_Data", $0), make: "samsung")
      },
      Place(name: "Samsung's trailer's name") {
        .trailed(ExamplePhoto.samsungTrailer($0 + "Date", "2020-01-02T03:04:05"), make: "samsung")
      },
      Place(name: "PNG text") { .png(texts: [("Software", $0), ("Creation Time", $0), ("Comment", $0)]) },
      Place(name: "PNG keyword") { .png(texts: [($0 + "date", "2020-01-02T03:04:05"), ("parameters", $0)]) },
      credentials("generator") { CredentialBuilder(generators: [.init(name: $0, version: $0)], actions: []) },
      credentials("claim generator") { CredentialBuilder(generator: $0, actions: []) },
      credentials("action") { CredentialBuilder(generators: [.init(name: "a")], actions: [action($0)]) },
      credentials("moment") {
        CredentialBuilder(generators: [.init(name: "a")], actions: [action("c2pa.edited", when: $0)])
      },
      credentials("ingredient") {
        var builder = CredentialBuilder(generators: [.init(name: "a")], actions: [action("c2pa.opened")])
        builder.ingredients = [.init(title: $0, format: $0, relationship: "parentOf", offset: nil)]
        return builder
      },
    ]
    + [
      "xmp:CreatorTool", "xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate", "photoshop:DateCreated",
      "photoshop:Credit", "exif:DateTimeOriginal", "tiff:Make", "tiff:Model", "tiff:Software",
      "aux:SerialNumber",
      "aux:Lens", "Iptc4xmpExt:DigitalSourceType", "Iptc4xmpExt:AIPromptInformation", "dc:date", "dc:creator",
      "dcterms:provenance", "xmpMM:DocumentID", "GCamera:MicroVideo", "TC260:AIGC",
    ].map(xmp)
    + [55, 60, 62, 63, 65, 70, 80, 110, 116, 120].map { number in
      Place(name: "IPTC 2:\(number)") { .camera(iptc: [(2, number, $0), (2, 55, "20200102")]) }
    }

  @Test(arguments: places) func nothingRuns(place: Place) async throws {
    for (index, text) in Self.hostile.enumerated() {
      let photo = place.photo(text)
      // The picture adds no text from the photo and takes most of the test's time, so each place is tested with pixels
      // for only two of the texts.
      let depth = index < 2 ? AnalysisDepth.pixels : .structure
      for redacted in [false, true] {
        let page = try await ExamplePage.of(photo.bytes, depth: depth, redacted: redacted)
        #expect(MarkupCheck(page).faults == [], "\(text)")
      }
    }
  }

  /// The places that a page shows do appear on it; otherwise the test above would check nothing.
  @Test(arguments: [
    "EXIF Make", "EXIF Software", "EXIF DateTimeOriginal", "EXIF Artist", "XMP xmp:CreateDate",
    "XMP xmp:CreatorTool", "XMP history", "IPTC 2:60", "C2PA moment", "PNG text", "comment",
  ])
  func whatIsShownIsShown(name: String) async throws {
    let place = try #require(Self.places.first { $0.name == name })
    let page = try await ExamplePage.of(place.photo("Adobe Photoshop <script>").bytes)
    #expect(MarkupCheck(page).text.contains("<script>"))
  }

  @Test(arguments: hostile + ["a\u{0}b\u{1B}[31m", String(repeating: "<b>", count: 3_000)])
  func theNameIsOnlyText(name: String) async throws {
    let page = try await ExamplePage.of(ExamplePhoto.camera().bytes, named: SystemPath("dir/" + name))
    #expect(MarkupCheck(page).faults == [])
  }

  @Test func aNameThatIsNoTextIsShown() async throws {
    let page = try await ExamplePage.of(
      ExamplePhoto.camera().bytes, named: SystemPath(bytes: [0x61, 0xFF, 0x3C, 0x62]))
    #expect(MarkupCheck(page).faults == [])
    #expect(page.contains("sha256sum -- $&#39;a\\377\\074b&#39;"))
  }

  /// Bytes that aren't UTF-8, NULs, and an overlong text.
  @Test(arguments: [
    [0xFF, 0xFE, 0x3C, 0x62, 0x3E], Array("GIMP\u{0}<b>\u{0}".utf8), [0xC3, 0x28, 0xA0, 0xA1],
    [UInt8](repeating: UInt8(ascii: "<"), count: 40_000),
  ])
  func oddBytesAreText(bytes: [UInt8]) async throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.software, bytes: bytes), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, bytes: bytes), in: .exif)
    }
    let page = try await ExamplePage.of(photo.bytes)
    #expect(MarkupCheck(page).faults == [])
    #expect(page.utf8.count < 200_000)
  }

  @Test func manyDatesAreBounded() async throws {
    let dates = (0..<3_000).map { "<rdf:li>20\($0 % 90 + 10)-01-02T03:04:05</rdf:li>" }.joined()
    let photo = ExamplePhoto.camera(xmp: "<dc:date><rdf:Seq>\(dates)</rdf:Seq></dc:date>")
    let page = try await ExamplePage.of(photo.bytes, depth: .metadata)
    #expect(MarkupCheck(page).faults == [])
    #expect(page.utf8.count < 400_000)
  }

  @Test(arguments: Language.allCases) func saysItInEveryLanguage(language: Language) async throws {
    let page = try await ExamplePage.of(ExamplePhoto.software("GIMP 2.4.5").bytes, in: language)
    let check = MarkupCheck(page)
    #expect(check.faults == [])
    for key in [
      MessageKey.pageHeadingFile, .pageHeadingScore, .pageHeadingDates, .pageHeadingLimits, .pageHeadingCheck,
      .pageLimitsForged, .noteLimits, .pageCheckHash, .sectionChanged,
    ] {
      #expect(check.text.contains(key.text(in: language)), "\(key)")
    }
  }

  /// Without a SHA-256 on the page there is none that another one must match.
  @Test(arguments: [true, false]) func anAbsentHashIsNotToBeMatched(hashing: Bool) async throws {
    let page = try await ExamplePage.of(ExamplePhoto.camera().bytes, hashing: hashing)
    let check = MarkupCheck(page)
    #expect(check.faults == [])
    #expect(check.text.contains(MessageKey.pageCheckHash.text(in: .english)) == hashing)
    #expect(page.contains("sha256sum") == hashing)
    #expect(check.text.contains("No SHA-256 was computed") != hashing)
    #expect(page.contains("metalens analyze --depth pixels"))
  }

  /// Of a file that couldn't be analyzed, the SHA-256 is shown, if it is known, and how to verify that.
  @Test(arguments: ["ab12", nil]) func aFailureIsTold(digest: String?) {
    var file = AnalyzedFile(label: FileLabel(SystemPath("a")), outcome: .failure(MetaLensError(.truncated)))
    file.digest = digest
    let section = PageSection(
      file: file, dossier: nil, command: PageCommand(path: SystemPath("a")), language: .english)
    let check = MarkupCheck(section.markup)
    #expect(check.faults == [])
    #expect(check.text.contains(MetaLensError(.truncated).message(in: .english)))
    #expect(section.hasCheck == (digest != nil))
    for words in ["SHA-256ab12", "sha256sum -- a", MessageKey.pageHeadingCheck.text(in: .english)] {
      #expect(check.text.contains(words) == (digest != nil), "\(words) in \(check.text)")
    }
  }
}
