import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct MarkerWalkTests {
  static let sound = JPEGBuilder().build()

  static func decode(_ bytes: [UInt8]) throws -> PhotoFacts {
    try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
  }

  static func walk(_ bytes: [UInt8]) throws -> MarkerWalk {
    var context = ReadingContext(MemorySource(bytes))
    var header = HeaderWindow(byteCount: bytes.count, limits: context.limits)
    return try MarkerWalk(&header, &context)
  }

  /// Returns a file with the given bytes after SOI and an empty comment, which makes it a JPEG by its first three
  /// bytes.
  static func afterStart(_ bytes: [UInt8]) -> [UInt8] {
    Array(sound[..<2]) + [0xFF, 0xFE, 0, 2] + bytes + sound[2...]
  }

  @Test func listsSegmentsInFileOrder() throws {
    var builder = JPEGBuilder(exif: TIFFBuilder().build())
    builder.segments = [
      (0xE1, Array("http://ns.adobe.com/xap/1.0/".utf8) + [0, 1]), (0xFE, Array("words".utf8)),
      (0xED, [UInt8](repeating: 0x41, count: 100)),
    ]
    let structure = try Self.walk(builder.build())
    #expect(structure.segments.map(\.marker) == [0xD8, 0xE1, 0xE1, 0xFE, 0xED, 0xDB, 0xC0, 0xC4, 0xDA])
    #expect(
      structure.segments.map(\.identifier) == [
        "", "Exif", "http://ns.adobe.com/xap/1.0/", "", String(repeating: "A", count: 32), "", "", "", "",
      ])
    let last = try #require(structure.segments.last)
    #expect(structure.scanOffset == last.payloadOffset + last.payloadCount)
    #expect(structure.segments[4].payloadCount == 100)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFF, 0xFF], [], 3),
      ([0x00, 0x01, 0x02], [.bytesBetweenSegments], 0),
      ([0xFF, 0x00, 0xFF], [.bytesBetweenSegments], 1),
      ([0xFF, 0x01, 0xFF, 0xD0], [], 0),
      ([0xFF, 0xFE, 0x00, 0x00], [.segmentLengthInvalid], 0),
      ([0xFF, 0xFE, 0x00, 0x01, 0x55], [.segmentLengthInvalid, .bytesBetweenSegments], 0),
    ] as [([UInt8], [Diagnostic.Code], Int)])
  func goesOnAtTheNextMarker(_ inserted: [UInt8], _ codes: [Diagnostic.Code], _ fill: Int) throws {
    let facts = try Self.decode(Self.afterStart(inserted))
    let found = facts.diagnostics.map(\.code).filter { $0 != Diagnostic.Code.libjpegWarning }
    #expect(found == codes)
    #expect(facts.frame.value?.size == PixelSize(width: 16, height: 16))
    let walk = try Self.walk(Self.afterStart(inserted))
    #expect(walk.segments.first { $0.marker == 0xDB }?.fillCount == fill)
  }

  @Test func stopsAtItsLimits() throws {
    var limits = ReadLimits()
    limits.segments = 50
    let flood = Self.afterStart([UInt8](repeatElement([0xFF, 0x01], count: 10_000).joined()))
    #expect(throws: PhotoReadingError.self) {
      try PhotoDecoder(limits: limits).decode(MemorySource(flood), hashing: false)
    }
    limits = ReadLimits()
    limits.headerBytes = 1000
    limits.windowBytes = 100
    limits.stepBytes = 100
    let long = Self.afterStart([UInt8](repeating: 0, count: 100_000))
    #expect(throws: PhotoReadingError.self) {
      try PhotoDecoder(limits: limits).decode(MemorySource(long), hashing: false)
    }
  }

  @Test func lengthPastTheEndEndsTheWalk() throws {
    // The file is cut after the frame header, so that there are facts, and its last DHT states more than follows.
    let frame = try #require(Self.walk(Self.sound).segments.first { $0.marker == 0xC0 })
    let end = frame.payloadOffset + frame.payloadCount
    let cut = Array(Self.sound[..<end]) + [0xFF, 0xC4, 0xFF, 0xFF, 0]
    let facts = try Self.decode(cut)
    #expect(!facts.isComplete)
    #expect(try Self.walk(cut).scanOffset == nil)
    #expect(facts.diagnostics.map(\.code).first == .segmentLengthInvalid)
    #expect(facts.diagnostics.map(\.code).last == .pictureIncomplete)
    #expect(facts.frame.value?.size == PixelSize(width: 16, height: 16))
  }

  @Test func cutAnywhereItTellsSo() throws {
    let bytes = JPEGBuilder(exif: MutationTests.block(.littleEndian)).build()
    let frameEnd = try #require(Self.walk(bytes).segments.first { $0.marker == 0xC0 })
    for count in 3..<bytes.count {
      do throws(PhotoReadingError) {
        let facts = try PhotoDecoder().decode(MemorySource(Array(bytes[..<count])), hashing: false)
        #expect(!facts.isComplete, "\(count)")
        #expect(facts.diagnostics.last?.code == .pictureIncomplete)
        #expect(count >= frameEnd.payloadOffset + frameEnd.payloadCount)
      } catch {
        guard case .truncatedBeforeFrame = error else {
          Issue.record("cut at \(count): \(error)")
          continue
        }
        #expect(count < frameEnd.payloadOffset + frameEnd.payloadCount)
      }
    }
  }

  @Test func tableThatIsCutIsNoTable() throws {
    let segments = try Self.walk(Self.sound).segments
    let tables = try #require(segments.first { $0.marker == 0xC4 })
    for count in tables.offset..<tables.payloadOffset + tables.payloadCount {
      let facts = try Self.decode(Array(Self.sound[..<count]))
      let frame = try #require(facts.frame.value)
      #expect(facts.structure.value?.coding.huffmanTables.isEmpty != false, "cut at \(count)")
      #expect(frame.quantizationTables.count == 1)
    }
  }

  @Test func endOfImageInsideTheScanHeaderIsNone() throws {
    let start = try #require(Self.walk(Self.sound).scanOffset)
    let bytes = Array(Self.sound[..<(start - 2)]) + [0xFF, 0xD9]
    #expect(try Self.walk(bytes).scanOffset == start)
    #expect(try !Self.decode(bytes).isComplete)
  }
}
