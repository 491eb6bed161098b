import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct RedactionComparisonTests {
  /// Returns a photo with a marker in every text that a comparison shows and that can tell of somebody.
  private static func marked(_ number: Int) -> [UInt8] {
    let marker = "MARKER \(number)"
    let exif = ExamplePhoto.cameraExif { tiff in
      for tag in [
        ExifTag.imageDescription, ExifTag.artist, ExifTag.copyright, ExifTag.hostComputer,
        ExifTag.cameraSerialNumber, 0xFDE8,
      ] { tiff.set(tiff.ascii(tag, marker), in: .ifd0) }
      for tag in [
        ExifTag.ownerName, ExifTag.lensSerialNumber, ExifTag.imageUniqueID, ExifTag.dateTimeDigitized,
        ExifTag.photographer, ExifTag.make,
      ] { tiff.set(tiff.ascii(tag, marker), in: .exif) }
      tiff.set(tiff.ascii(ExifTag.software, marker + " Adobe Photoshop 2025"), in: .ifd0)
      tiff.set(tiff.ascii(ExifTag.lensModel, "{" + marker), in: .exif)
      // One camera, which the comparison names.
      tiff.set(tiff.ascii(ExifTag.bodySerialNumber, "MARKER0123"), in: .exif)
      tiff.set(tiff.undefined(ExifTag.userComment, Array("ASCII\0\0\0\(marker)".utf8)), in: .exif)
      tiff.set(tiff.undefined(ExifTag.makerNote, Array(marker.utf8)), in: .exif)
      tiff.set(tiff.ascii(ExifTag.gpsSatellites, marker), in: .gps)
    }
    let metadata = ExampleMetadata().with {
      $0.xmp =
        "<xmp:CreatorTool>\(marker) Adobe Photoshop</xmp:CreatorTool><xmp:CreateDate>\(marker)</xmp:CreateDate>"
        + "<dc:title>\(marker)</dc:title><xmp:MARKER1>\(number)</xmp:MARKER1>"
        + "<m:MARKER xmlns:m=\"http://MARKER/\">\(number)</m:MARKER>"
      $0.iptc = [(2, 80, marker), (2, 120, marker)]
    }
    return ExamplePhoto(exif: exif) {
      $0.segments = metadata.segments + [(0xE4, Array("\(marker) of a segment".utf8))]
    }.bytes
  }

  /// Returns a photo whose first difference from another one's is in a segment that begins with a marker.
  private static func segment(_ number: UInt8) -> [UInt8] {
    ExamplePhoto(exif: nil) { $0.segments = [(0xE4, Array("MARKER".utf8) + [0, number])] }.bytes
  }

  /// No output of a redacted comparison contains a text that can tell of somebody; without redaction, each does.
  @Test(
    arguments: [
      (marked(1), marked(2)), (segment(1), segment(2)),
      (
        ExamplePhoto.png(texts: [("MARKER", "one")]).bytes, ExamplePhoto.png(texts: [("MARKER", "two")]).bytes
      ),
    ] as [([UInt8], [UInt8])])
  func privateTextsAreFoundNowhere(first: [UInt8], second: [UInt8]) async throws {
    for text in try await Self.printed(first, second, redacting: false) { #expect(text.contains("MARKER")) }
    for text in try await Self.printed(first, second, redacting: true) {
      #expect(!text.contains("MARKER"))
      #expect(text.contains(Redaction.placeholder))
    }
  }

  /// Returns the comparison as text, JSON and a page.
  private static func printed(
    _ first: [UInt8], _ second: [UInt8], redacting: Bool
  ) async throws -> [String] {
    let service = PhotoMetadataService()
    let (one, other) = (try service.inspection(of: first), try service.inspection(of: second))
    var comparison = try service.comparison(of: one, other, in: first, second)
    var pair = try await service.pair(.bytes(first), .bytes(second))
    if redacting { (comparison, pair) = (Redaction.redacted(comparison), Redaction.redacted(pair)) }
    let labels = ["a", "b"].map { FileLabel(SystemPath($0), redacting: redacting) }
    let contexts = labels.map { $0.outputContext(in: .english, isRedacted: redacting) }
    let compared = ComparedPhotos(comparison, of: one, other)
    let json = comparison.written((one, contexts[0]), (other, contexts[1]), pretty: true)
    return [
      CompareReport(language: .english, paint: Paint(isEnabled: false), isRedacted: redacting)
        .text(of: compared, labels[0], labels[1]),
      String(decoding: json, as: UTF8.self),
      ComparePage(
        compared: compared, pair: pair, first: labels[0], second: labels[1], exhibit: ExhibitDetails(),
        commands: [], made: "2026-01-01T00:00:00Z", language: .english, isRedacted: redacting
      ).markup,
    ]
  }

  /// The text says what “…” stands for, as the page does.
  @Test(arguments: [false, true]) func saysThatValuesAreWithheld(redacting: Bool) async throws {
    let text = try await Self.printed(Self.marked(1), Self.marked(2), redacting: redacting)[0]
    #expect(text.contains("Personal data is withheld and shown as “…”: coordinates,") == redacting)
  }

  /// An exposure in APEX tells no more than one in stops and seconds.
  @Test(arguments: [
    "ShutterSpeedValue", "ApertureValue", "BrightnessValue", "ExposureBiasValue", "MaxApertureValue",
  ])
  func valuesInAPEXStay(name: String) throws {
    let tags = [
      ExifTag.shutterSpeedValue, ExifTag.apertureValue, ExifTag.brightnessValue, ExifTag.exposureBiasValue,
      ExifTag.maxApertureValue,
    ]
    let exif = ExamplePhoto.cameraExif { tiff in
      for tag in tags { tiff.set(tiff.rational(tag, (7, 2)), in: .exif) }
    }
    let service = PhotoMetadataService()
    let (first, second) = (ExamplePhoto(exif: exif).bytes, ExamplePhoto.camera().bytes)
    let (one, other) = (try service.inspection(of: first), try service.inspection(of: second))
    let redacted = Redaction.redacted(try service.comparison(of: one, other, in: first, second))
    let value = redacted.tags.first { $0.difference.name == name }?.difference.first
    #expect(value == "7/2 (rational, 1)")
  }

  /// A chunk that only one file has is told, without the name that the file made up for it.
  @Test func typesOfPartsThatAFileMakesUpAreHidden() throws {
    let service = PhotoMetadataService()
    let first = ExamplePhoto.png { $0.leading = [("joHn", [1]), ("tIME", [7, 230, 1, 1, 1, 1, 1])] }.bytes
    let second = ExamplePhoto.png().bytes
    let (one, other) = (try service.inspection(of: first), try service.inspection(of: second))
    let comparison = try service.comparison(of: one, other, in: first, second)
    #expect(comparison.parts.map(\.name).contains("joHn"))
    let redacted = Redaction.redacted(comparison)
    #expect(redacted.parts.map(\.name) == comparison.parts.map { $0.name == "joHn" ? "…" : $0.name })
    #expect(redacted.firstDifference?.first?.name != "joHn")
  }

  /// What differs is still told, with the values that tell of nobody.
  @Test func eachKindKeepsItsPart() throws {
    let service = PhotoMetadataService()
    let (first, second) = (Self.marked(1), ExamplePhoto.camera().bytes)
    let (one, other) = (try service.inspection(of: first), try service.inspection(of: second))
    let comparison = try service.comparison(of: one, other, in: first, second)
    let redacted = Redaction.redacted(comparison)
    func tag(_ name: String) -> String? {
      redacted.tags.first { $0.difference.name == name && $0.directory != .ifd1 }?.difference.first
    }
    #expect(tag("Artist") == "… (ascii, 9)")
    #expect(tag("Software") == "Adobe Photoshop 2025 (ascii, 30)")
    #expect(tag("LensModel") == "… (ascii, 10)")
    #expect(tag("DateTimeDigitized") == "… (ascii, 9)")
    func property(_ name: String) -> String? { redacted.xmp.first { $0.name == name }?.first }
    #expect(property("xmp:CreatorTool") == "Adobe Photoshop" && property("xmp:CreateDate") == "…")
    #expect(redacted.xmp.map(\.name).contains("…") && redacted.xmp.map(\.name).contains("xmp:…"))
    #expect(redacted.iptc.map(\.name) == comparison.iptc.map(\.name))
    #expect(redacted.iptc.allSatisfy { $0.first == "…" && $0.second == nil })
    #expect(redacted.segments.map(\.name).contains("XMP") && redacted.segments.map(\.name).contains("…"))
    #expect(redacted.coding == comparison.coding && redacted.parts == comparison.parts)
  }

  /// A page of a redacted comparison shows neither picture nor where they differ, and says that they are withheld.
  @Test(arguments: [false, true]) func noPictureIsShown(redacting: Bool) async throws {
    let pictures = [(2, 1), (1, 2)].map { across, down in
      CoefficientPicture.shades(columns: 80, rows: 60) { across * $0 + down * $1 }.build()
    }
    let page = try await Self.printed(pictures[0], pictures[1], redacting: redacting)[2]
    let check = MarkupCheck(page)
    #expect(check.faults == [])
    #expect(page.contains("<img") != redacting)
    for text in [MessageKey.pageRedacted, .pagePictureWithheld].map({ $0.text(in: .english) }) {
      #expect(check.text.contains(text) == redacting)
    }
  }
}
