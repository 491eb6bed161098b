import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct ExifWalkTests {
  /// Returns a block made entry by entry: `MM`, IFD0 at offset 8, and `rest` after it.
  static func block(
    _ entries: [(UInt16, UInt16, UInt32, UInt32)], stated: UInt16? = nil, next: UInt32 = 0, rest: [UInt8] = []
  ) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8] + directory(entries, stated: stated, next: next) + rest
  }

  static func directory(
    _ entries: [(UInt16, UInt16, UInt32, UInt32)], stated: UInt16? = nil, next: UInt32 = 0
  ) -> [UInt8] {
    func two(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    func four(_ value: UInt32) -> [UInt8] { two(UInt16(value >> 16)) + two(UInt16(value & 0xFFFF)) }
    return two(stated ?? UInt16(entries.count))
      + entries.flatMap { two($0.0) + two($0.1) + four($0.2) + four($0.3) } + four(next)
  }

  static func decode(_ block: [UInt8], limits: ReadLimits = ReadLimits()) -> (ExifFacts?, [Diagnostic]) {
    var log = DiagnosticLog(limit: limits.diagnostics)
    let payload = Array("Exif".utf8) + [0, 0] + block
    let group = ExifDecoding.decode(payload, payload: 0..<payload.count, limits: limits, log: &log)
    return (group.value, log.diagnostics)
  }

  @Test(arguments: [ByteOrder.littleEndian, .bigEndian])
  func readsAllDirectories(order: ByteOrder) throws {
    let (read, diagnostics) = Self.decode(MutationTests.block(order))
    let facts = try #require(read)
    #expect(diagnostics == [])
    #expect(facts.byteOrder == order)
    #expect(facts.fileOffset == 6)
    #expect(facts.container == "APP1 Exif")
    #expect(facts.directories.map(\.kind) == [.ifd0, .exif, .gps, .ifd1, .interoperability])
    let make = try #require(facts.entry(ExifTag.make, in: .ifd0))
    #expect(facts.textBytes(of: make).map(Array.init) == Array("Example".utf8))
    let orientation = try #require(facts.entry(ExifTag.orientation, in: .ifd0))
    #expect(facts.unsignedInteger(of: orientation) == 6)
    #expect(orientation.value?.lowerBound == orientation.offset + 8)
  }

  static let broken: [(String, [UInt8], [Diagnostic.Code])] = [
    ("header cut", [0x4D, 0x4D, 0, 42, 0, 0, 0], [.exifHeaderInvalid]),
    ("byte orders mixed", [0x4D, 0x49, 0, 42, 0, 0, 0, 8, 0, 0], [.exifHeaderInvalid]),
    ("version 43", [0x4D, 0x4D, 0, 43, 0, 0, 0, 8, 0, 0], [.exifHeaderInvalid]),
    ("IFD0 outside", [0x4D, 0x4D, 0, 42, 0, 0, 1, 0, 0, 0], [.directoryOutOfBounds]),
    ("IFD0 in the header", [0x4D, 0x4D, 0, 42, 0, 0, 0, 0, 0, 0], [.directoryOutOfBounds, .libexifNotRun]),
    ("65535 entries", block([(0x10F, 2, 1, 0)], stated: 65535), [.directoryTruncated]),
    ("4 billion values", block([(0x10F, 2, .max, 8)]), [.valueOutOfBounds]),
    ("4 billion doubles", block([(0x9999, 12, .max, 8)]), [.valueOutOfBounds]),
    ("value past the end", block([(0x10F, 2, 20, 20)]), [.valueOutOfBounds]),
    ("value offset 4 billion", block([(0x10F, 2, 20, .max)]), [.valueOutOfBounds]),
    ("type 99", block([(0x10F, 99, 1, 0)]), [.typeUnknown]),
    ("type 0", block([(0, 0, 0, 0)]), [.typeUnknown]),
    ("orientation as text", block([(0x112, 2, 1, 0)]), [.typeUnexpected]),
    ("make twice", block([(0x10F, 2, 1, 0), (0x10F, 2, 1, 0)]), [.tagDuplicated]),
    ("make twice, unsorted", block([(0x10F, 2, 1, 0), (0x1, 2, 1, 0), (0x10F, 2, 1, 0)]), [.tagDuplicated]),
    ("ExifIFD is IFD0", block([(0x8769, 4, 1, 8)]), [.directoryCycle, .libexifNotRun]),
    ("IFD1 is IFD0", block([(0x10F, 2, 1, 0)], next: 8), [.directoryCycle, .libexifNotRun]),
    (
      "GPS is ExifIFD", block([(0x8769, 4, 1, 38), (0x8825, 4, 1, 38)], rest: [0, 0, 0, 0, 0, 0]),
      [.directoryCycle, .libexifNotRun]
    ),
    ("pointer outside", block([(0x8769, 4, 1, 0xFFFF)]), [.directoryOutOfBounds]),
    ("pointer in the header", block([(0x8769, 4, 1, 2)]), [.directoryOutOfBounds, .libexifNotRun]),
    ("pointer of type SHORT", block([(0x8769, 3, 1, 8 << 16)]), [.typeUnexpected, .libexifNotRun]),
    (
      "pointer twice", block([(0x8769, 4, 1, 38), (0x8769, 4, 1, 38)], rest: [0, 0, 0, 0, 0, 0]),
      [.tagDuplicated, .libexifNotRun]
    ),
    (
      "pointer in IFD1",
      block([(0x10F, 2, 1, 0)], next: 26, rest: directory([(0x8825, 4, 1, 8)])), [.libexifNotRun]
    ),
    (
      "pointers in a circle of four",
      block(
        [(0x8769, 4, 1, 38), (0x8825, 4, 1, 56)],
        rest: directory([(0xA005, 4, 1, 56)]) + directory([(0x8769, 4, 1, 38)])),
      [.libexifNotRun, .directoryCycle]
    ),
    (
      "values that overlap",
      block((0..<400).map { (UInt16(0x9000 + $0), 7, 4000, 16) }), [.libexifNotRun]
    ),
  ]

  @Test(arguments: broken) func tellsWhatIsBroken(
    _ name: String, _ block: [UInt8], _ codes: [Diagnostic.Code]
  ) {
    let (facts, diagnostics) = Self.decode(block)
    #expect(Set(diagnostics.map(\.code)) == Set(codes), "\(name): \(diagnostics)")
    #expect((facts == nil) == codes.contains(.exifHeaderInvalid))
    for directory in facts?.directories ?? [] {
      for entry in directory.entries { #expect(entry.value.map { $0.upperBound <= block.count } ?? true) }
    }
  }

  @Test func keepsWithinItsLimits() {
    var limits = ReadLimits()
    limits.entries = 10
    let many = Self.block((0..<50).map { (UInt16(0x9000 + $0), 3, 1, 0) })
    let (facts, diagnostics) = Self.decode(many, limits: limits)
    #expect(facts?.directories.first?.entries.count == 10)
    #expect(diagnostics.map(\.code) == [.tooManyEntries, .libexifNotRun])
    limits = ReadLimits()
    limits.directories = 1
    let (single, told) = Self.decode(MutationTests.block(.bigEndian), limits: limits)
    #expect(single?.directories.count == 1)
    #expect(told.contains { $0.code == .tooManyEntries })
  }

  @Test func signedLongPointsToo() {
    let block = Self.block([(0x8825, 9, 1, 26)], rest: Self.directory([(0x0001, 2, 2, 0x4E00_0000)]))
    let (facts, diagnostics) = Self.decode(block)
    #expect(facts?.directory(.gps)?.entries.count == 1)
    #expect(diagnostics.map(\.code) == [.typeUnexpected])
  }

  @Test func padByteMayBeFF() throws {
    var log = DiagnosticLog(limit: 10)
    let payload = Array("Exif".utf8) + [0, 0xFF] + MutationTests.block(.bigEndian)
    let group = ExifDecoding.decode(payload, payload: 0..<payload.count, limits: ReadLimits(), log: &log)
    #expect(group.value?.directories.count == 5)
    #expect(log.diagnostics == [])
  }

  @Test func absentWithoutASegmentAndFirstOfTwo() throws {
    let none = try PhotoDecoder().decode(MemorySource(JPEGBuilder().build()), hashing: false)
    #expect(none.exif == .absent)
    var builder = JPEGBuilder(exif: MutationTests.block(.bigEndian))
    builder.segments = [(0xE1, Array("Exif".utf8) + [0, 0] + Self.block([]))]
    let two = try PhotoDecoder().decode(MemorySource(builder.build()), hashing: false)
    #expect(two.exif.value?.directories.count == 5)
    #expect(two.exif.value?.fileOffset == 12)
    #expect(two.diagnostics.map(\.code) == [.secondExifBlock])
  }
}
