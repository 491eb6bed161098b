import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct LibjpegHeaderTests {
  static let sound = JPEGBuilder(size: PixelSize(width: 640, height: 480)).build()

  static func decode(_ bytes: [UInt8]) throws -> PhotoFacts {
    try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
  }

  /// Returns the sound file with some bytes of its frame header replaced.
  static func withFrame(_ changes: [Int: UInt8]) throws -> [UInt8] {
    var bytes = sound
    let segments = try MarkerWalkTests.walk(sound).segments
    let start = try #require(segments.first { $0.marker == 0xC0 }).offset
    for (offset, value) in changes { bytes[start + offset] = value }
    return bytes
  }

  @Test func givesFrameAndTables() throws {
    let facts = try Self.decode(Self.sound)
    let frame = try #require(facts.frame.value)
    #expect(facts.diagnostics.isEmpty)
    #expect(frame.size == PixelSize(width: 640, height: 480))
    #expect(frame.precision == 8)
    #expect(frame.marker == 0xC0)
    #expect(Self.sound[frame.offset..<frame.offset + 2].elementsEqual([0xFF, 0xC0]))
    #expect(
      frame.components == [
        FrameComponent(id: 1, horizontalSampling: 1, verticalSampling: 1, quantizationTable: 0)
      ])
    #expect(
      frame.quantizationTables == [QuantizationTable(slot: 0, values: [UInt16](repeating: 1, count: 64))])
  }

  @Test func tablesAreInNaturalOrder() throws {
    var builder = JPEGBuilder()
    // A second table in slot 3, of 16 bits, in zigzag order as in files (T.81, B.2.4.1 and figure A.6).
    builder.segments = [(0xDB, [0x13] + (1...64).flatMap { [1, UInt8($0)] })]
    let frame = try #require(Self.decode(builder.build()).frame.value)
    #expect(frame.quantizationTables.map(\.slot) == [0, 3])
    #expect(frame.quantizationTables.last?.values[0..<4].elementsEqual([257, 258, 262, 263]) == true)
  }

  // The offsets count from the marker: 4 is the precision, 5 the height, 7 the width, 9 the components, 11 the
  // sampling.
  @Test(
    arguments: [
      ("12 bits", [4: 12], "precision"),
      ("lossless", [1: 0xC3], "SOF"),
      ("no height", [5: 0, 6: 0], "Empty"),
      ("65535 wide", [7: 0xFF, 8: 0xFF], "65500"),
      ("sampling 0", [11: 0], "sampling"),
    ] as [(String, [Int: UInt8], String)])
  func frameIsReadWhereLibjpegGivesUp(_ name: String, _ changes: [Int: UInt8], _ words: String) throws {
    let bytes = try Self.withFrame(changes)
    let facts = try Self.decode(bytes)
    let frame = try #require(facts.frame.value)
    #expect(frame.precision == Int(bytes[frame.offset + 4]))
    #expect(frame.marker == bytes[frame.offset + 1])
    #expect(frame.size.width == Int(bytes[frame.offset + 7]) << 8 | Int(bytes[frame.offset + 8]))
    let warning = try #require(facts.diagnostics.first { $0.code == .libjpegWarning })
    #expect(warning.detail.contains(words), "\(warning.detail)")
    #expect(!facts.diagnostics.contains { $0.code == .frameReadersDisagree })
  }

  @Test func warningsAreKept() throws {
    let bytes = Array(Self.sound[..<2]) + [0xFF, 0xFE, 0, 2, 1, 2, 3] + Self.sound[2...]
    let facts = try Self.decode(bytes)
    #expect(facts.diagnostics.contains { $0.code == .libjpegWarning && $0.detail.contains("3 extraneous") })
  }

  @Test(arguments: [
    (480, 8, 0x11, 0), (481, 8, 0x11, 1), (480, 12, 0x11, 1), (480, 8, 0x21, 1),
  ])
  func disagreementIsTold(height: Int, precision: Int, sampling: Int, count: Int) {
    let walked = FrameFacts(
      size: PixelSize(width: 640, height: height), precision: precision, marker: 0xC0, offset: 0,
      components: [
        FrameComponent(
          id: 1, horizontalSampling: sampling >> 4, verticalSampling: sampling & 15, quantizationTable: 0)
      ])
    var context = ReadingContext(MemorySource([]))
    let header = LibjpegHeader(reading: Self.sound, count: Self.sound.count)
    let joined = FrameReconciliation.join(walked, with: header, &context)
    #expect(joined.size.height == height)
    #expect(context.log.diagnostics.filter { $0.code == .frameReadersDisagree }.count == count)
  }
}
