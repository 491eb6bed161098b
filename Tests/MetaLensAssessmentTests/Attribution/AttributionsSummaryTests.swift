import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding
@testable import MetaLensAssessment

/// A reader that agrees with every walk, but returns the values of another block of the same form.
private struct StandIn: ExifReader {
  let facts: ExifFacts

  private func entries(_ kind: ExifDirectory.Kind) -> [ExifEntry] {
    facts.directory(kind)?.entries.filter { !LibexifLimit.isFollowed($0.tag) } ?? []
  }

  func entryCount(_ kind: ExifDirectory.Kind) -> Int { entries(kind).count }

  func entry(_ index: Int, _ kind: ExifDirectory.Kind) -> Libexif.Entry? {
    guard entries(kind).indices.contains(index) else { return nil }
    let entry = entries(kind)[index]
    return Libexif.Entry(
      tag: entry.tag, format: entry.rawType, components: UInt(entry.count), size: entry.value?.count ?? 0)
  }

  func matches(_ index: Int, _ kind: ExifDirectory.Kind, _ walked: ExifEntry, in block: [UInt8]) -> Bool {
    entry(index, kind)?.tag == walked.tag
  }

  func appendValue(_ index: Int, _ kind: ExifDirectory.Kind, to bytes: inout [UInt8]) {
    bytes += facts.rawValue(of: entries(kind)[index]) ?? []
  }
}

/// A reader that agrees with nothing.
private struct Stranger: ExifReader {
  func entryCount(_ kind: ExifDirectory.Kind) -> Int { 0 }
  func entry(_ index: Int, _ kind: ExifDirectory.Kind) -> Libexif.Entry? { nil }
  func matches(_ index: Int, _ kind: ExifDirectory.Kind, _ walked: ExifEntry, in block: [UInt8]) -> Bool {
    false
  }
  func appendValue(_ index: Int, _ kind: ExifDirectory.Kind, to bytes: inout [UInt8]) {}
}

struct AttributionsSummaryTests {
  /// Returns a block with everything that a summary needs; all values contain the digit.
  private static func block(_ digit: UInt16) -> [UInt8] {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    let long = UInt32(digit)
    tiff.ifd0 = [
      tiff.ascii(ExifTag.make, "Maker \(digit)"), tiff.ascii(ExifTag.model, "Model \(digit)"),
      tiff.short(ExifTag.orientation, digit), tiff.ascii(ExifTag.software, "Firmware \(digit)"),
      tiff.ascii(ExifTag.dateTime, "2023:05:3\(digit - 5) 15:56:0\(digit)"),
      tiff.ascii(ExifTag.artist, "Artist \(digit)"), tiff.ascii(ExifTag.copyright, "Owner \(digit)"),
    ]
    tiff.exif = [
      tiff.rational(ExifTag.exposureTime, (1, 10 * long)), tiff.rational(ExifTag.fNumber, (long, 1)),
      tiff.short(ExifTag.photographicSensitivity, 100 * digit),
      tiff.ascii(ExifTag.dateTimeOriginal, "2023:05:0\(digit) 15:56:01"),
      tiff.ascii(ExifTag.dateTimeDigitized, "2023:05:0\(digit) 15:56:01"),
      tiff.ascii(ExifTag.offsetTimeOriginal, "+0\(digit):00"), tiff.short(ExifTag.flash, digit),
      tiff.rational(ExifTag.focalLength, (long, 1)), tiff.ascii(ExifTag.subSecTimeOriginal, "\(digit)"),
      tiff.ascii(ExifTag.bodySerialNumber, "Body \(digit)"), tiff.ascii(ExifTag.lensModel, "Lens \(digit)"),
      tiff.ascii(ExifTag.lensSerialNumber, "Glass \(digit)"),
    ]
    tiff.gps = [
      tiff.ascii(ExifTag.gpsLatitudeRef, digit == 5 ? "N" : "S"),
      tiff.rational(ExifTag.gpsLatitude, (long, 1), (0, 1), (0, 1)),
      tiff.ascii(ExifTag.gpsLongitudeRef, digit == 5 ? "E" : "W"),
      tiff.rational(ExifTag.gpsLongitude, (long, 1), (0, 1), (0, 1)),
      tiff.byte(ExifTag.gpsAltitudeRef, UInt8(digit - 5)), tiff.rational(ExifTag.gpsAltitude, (long, 1)),
      tiff.rational(ExifTag.gpsTimeStamp, (long, 1), (0, 1), (0, 1)),
      tiff.ascii(ExifTag.gpsDateStamp, "2023:05:0\(digit)"),
    ]
    return tiff.build()
  }

  private static func facts<Reader: ExifReader>(
    _ digit: UInt16, _ reader: Reader?
  ) -> (facts: PhotoFacts, diagnostics: [Diagnostic]) {
    var log = DiagnosticLog(limit: 100)
    var facts = PhotoFacts(format: .jpeg, byteCount: 0)
    facts.exif = ExifDecoding.decode(
      LocatedBytes(block(digit), container: "test", fileOffset: 0), limits: ReadLimits(), log: &log
    ) { reader }
    return (facts, log.diagnostics)
  }

  private static func walked(_ digit: UInt16) throws -> ExifFacts {
    let exif = facts(digit, Stranger?.none).facts.exif
    return try #require(exif.value)
  }

  @Test func summaryIsMadeOfTheReadersValues() throws {
    let (facts, diagnostics) = try Self.facts(5, StandIn(facts: Self.walked(6)))
    #expect(diagnostics.isEmpty)
    let summary = Attributions(facts).summary
    #expect(summary.make == "Maker 6" && summary.model == "Model 6" && summary.lens == "Lens 6")
    #expect(summary.creationDate?.iso8601 == "2023-05-06T15:56:01.6+06:00")
    #expect(summary.modifyDate?.iso8601 == "2023-05-31T15:56:06")
    #expect(summary.orientation == 6 && summary.altitude == -6)
    // None of the walk's values are left in it.
    #expect(summary == Attributions(Self.facts(6, Stranger?.none).facts).summary)
    let exif = try #require(facts.exif.value)
    for directory in exif.directories {
      for entry in directory.entries {
        #expect((entry.reader == .libexif) == ExifTag.feedsSummary(entry.tag, in: directory.kind))
      }
    }
  }

  @Test func walkStandsInWhereReadersDifferOrNoneWasRun() throws {
    let (differing, diagnostics) = Self.facts(5, Stranger())
    #expect(diagnostics.contains { $0.code == .readersDisagree })
    let (alone, notes) = Self.facts(5, Stranger?.none)
    #expect(notes.map(\.code) == [.libexifNotRun])
    for facts in [differing, alone] {
      #expect(Attributions(facts).summary.make == "Maker 5")
      let exif = try #require(facts.exif.value)
      #expect(exif.directories.allSatisfy { $0.entries.allSatisfy { $0.reader == .walk } })
    }
  }

  @Test func libexifIsTheReaderOfAPhoto() throws {
    let facts = try PhotoDecoder(limits: ReadLimits()).decode(
      MemorySource(ExamplePhoto.camera { _ in }.bytes), hashing: false)
    let exif = try #require(facts.exif.value)
    #expect(exif.entry(ExifTag.make, in: .ifd0)?.reader == .libexif)
    #expect(exif.entry(ExifTag.dateTimeOriginal, in: .exif)?.reader == .libexif)
    #expect(exif.entry(ExifTag.exifPointer, in: .ifd0)?.reader == .walk)
  }
}
