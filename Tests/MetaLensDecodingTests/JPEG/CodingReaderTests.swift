import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct CodingReaderTests {
  /// Returns what a reader makes of consecutive segments from offset 100 on.
  static func coding(
    _ segments: [(marker: UInt8, payload: [UInt8])], limits: ReadLimits = ReadLimits()
  ) -> JPEGCoding {
    var reader = CodingReader(limits: limits)
    var bytes: [UInt8] = []
    for (marker, payload) in segments {
      let segment = JPEGSegment(marker: marker, offset: 100 + bytes.count, payloadCount: payload.count)
      bytes += [0xFF, marker, UInt8((payload.count + 2) >> 8), UInt8((payload.count + 2) & 0xFF)] + payload
      reader.add(segment, in: bytes, from: 100)
    }
    return reader.coding
  }

  static let table = [UInt8](1...64)
  static let codes: [UInt8] = [0x11, 1] + [UInt8](repeating: 0, count: 15) + [7]

  @Test func tablesKnowTheirSegment() {
    let coding = Self.coding([
      (0xDB, [0] + Self.table + [1] + Self.table), (0xDB, [2] + Self.table),
      (0xC4, Self.codes + Self.codes), (0xC4, Self.codes),
    ])
    #expect(coding.quantizationTables.map(\.slot) == [0, 1, 2])
    #expect(coding.quantizationTables.map(\.segmentOffset) == [100, 100, 234])
    #expect(coding.quantizationTables.map(\.offset) == [104, 169, 238])
    // Zigzag index 2 is the first of the second row (T.81, figure A.6).
    #expect(coding.quantizationTables.first?.values.prefix(9) == [1, 2, 6, 7, 15, 16, 28, 29, 3])
    #expect(coding.huffmanTables.map(\.segmentOffset) == [303, 303, 343])
    #expect(coding.huffmanTables.map(\.table.kind) == [.ac, .ac, .ac])
    #expect(coding.huffmanTables.first?.table.symbols == [7])
  }

  @Test func wideTablesAreRead() {
    let wide = (0..<64).flatMap { [UInt8(1), UInt8($0)] }
    let coding = Self.coding([(0xDB, [0x10] + wide)])
    #expect(coding.quantizationTables.map(\.precision) == [16])
    #expect(coding.quantizationTables.first?.values.last == 0x013F)
  }

  @Test(
    arguments: [
      (0xDB, [0, 1, 2]), (0xDB, [0x10] + table), (0xC4, [0x00] + [UInt8](repeating: 255, count: 16) + table),
      (0xC4, [0, 9]), (0xDD, [1]), (0xDA, [4, 1, 0]), (0xDA, [255]), (0xE0, Array("JFIF\u{0}".utf8)),
      (0xEE, Array("Adobe".utf8)), (0xEC, Array("Duck".utf8)),
    ] as [(UInt8, [UInt8])])
  func whatIsCutIsLeftOut(marker: UInt8, payload: [UInt8]) {
    var expected = JPEGCoding()
    expected.segments = [JPEGSegment(marker: marker, offset: 100, payloadCount: payload.count)]
    #expect(Self.coding([(marker, payload)]) == expected)
  }

  @Test func headersAreRead() {
    let coding = Self.coding([
      (0xE0, Array("JFIF\u{0}".utf8) + [1, 2, 1, 0, 72, 1, 44, 0, 0]),
      (0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1]),
      (0xEC, Array("Ducky".utf8) + [0, 1, 0, 4, 0, 0, 0, 60, 0, 0]), (0xDD, [1, 4]), (0xDD, [0, 9]),
      (0xFE, Array("Hello".utf8)), (0xDA, [2, 1, 0, 3, 0x11, 1, 63, 0]),
    ])
    #expect(coding.jfif == JFIFHeader(offset: 100, major: 1, minor: 2, units: 1, xDensity: 72, yDensity: 300))
    #expect(coding.adobe.map { [$0.version, $0.transform] } == [100, 1])
    #expect(coding.ducky?.quality == 60)
    #expect(coding.restartInterval == 260)
    #expect(coding.comments.map(\.bytes) == [Array("Hello".utf8)])
    #expect(coding.scans.first?.components == [1, 3])
    #expect(coding.scans.first?.spectralStart == 1)
  }

  @Test func limitsHold() {
    var limits = ReadLimits()
    limits.tables = 3
    limits.segments = 5
    let many = Self.coding([(UInt8, [UInt8])](repeating: (0xDB, [0] + Self.table), count: 9), limits: limits)
    #expect(many.quantizationTables.count == 3)
    #expect(many.segments.count == 5)
    let long = Self.coding(
      [(UInt8, [UInt8])](repeating: (0xFE, [UInt8](repeating: 1, count: 999)), count: 40))
    #expect(long.comments.count == 16)
    #expect(long.comments.allSatisfy { $0.bytes.count == 256 && $0.byteCount == 999 })
  }
}
