import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PictureWalkTests {
  struct Case: Sendable {
    var name: String
    /// The bytes after the first scan's header.
    var bytes: [UInt8]
    /// Where the walk stops, and whether that is at the picture's EOI.
    var end: Int
    var isWhole: Bool
    var markers: [UInt8] = []
    var stray = 0
    var fill = 0
  }

  static let cases = [
    Case(name: "data and EOI", bytes: [1, 2, 0xFF, 0xD9, 9], end: 4, isWhole: true),
    Case(name: "stuffing and restarts", bytes: [0xFF, 0, 0xFF, 0xD3, 7, 0xFF, 0xD9], end: 7, isWhole: true),
    Case(name: "fill bytes before EOI", bytes: [1, 0xFF, 0xFF, 0xFF, 0xD9], end: 5, isWhole: true),
    Case(
      name: "a table that holds EOI", bytes: [5, 0xFF, 0xC4, 0, 4, 0xFF, 0xD9, 0xFF, 0xD9], end: 9,
      isWhole: true,
      markers: [0xC4]),
    Case(
      name: "two scans", bytes: [5, 0xFF, 0xDA, 0, 3, 0, 6, 0xFF, 0xD9], end: 9, isWhole: true,
      markers: [0xDA]),
    Case(
      name: "fill bytes between segments are no stray ones",
      bytes: [5, 0xFF, 0xFE, 0, 2, 0xFF, 0xFF, 0xFF, 0xFE, 0, 3, 1, 0xFF, 0xD9], end: 14, isWhole: true,
      markers: [0xFE, 0xFE], fill: 2),
    Case(
      name: "stray bytes between segments", bytes: [5, 0xFF, 0xFE, 0, 2, 7, 7, 0xFF, 0, 0xFF, 0xD9], end: 11,
      isWhole: true, markers: [0xFE], stray: 4),
    Case(name: "another picture first", bytes: [1, 0xFF, 0xD8, 0xFF, 0xD9], end: 1, isWhole: false),
    Case(name: "cut in data", bytes: [1, 2, 3], end: 3, isWhole: false),
    Case(name: "cut at a marker", bytes: [1, 2, 0xFF], end: 2, isWhole: false),
    Case(
      name: "a segment that claims too much", bytes: [1, 0xFF, 0xE1, 0xFF, 0xFF, 3], end: 1, isWhole: false),
    Case(
      name: "a marker that can't stand in data", bytes: [1, 0xFF, 0xC0, 0, 3, 1, 0xFF, 0xD9], end: 8,
      isWhole: true),
    Case(
      name: "EOI in a table behind which nothing ends",
      bytes: [0xFF, 0xC4, 0, 6, 0xFF, 0xD9, 0xFF, 0xD9, 1], end: 9, isWhole: false, markers: [0xC4], stray: 1),
    Case(name: "cut in a length", bytes: [0xFF, 0xC4, 0], end: 3, isWhole: false),
    Case(name: "a length of nothing", bytes: [0xFF, 0xDA, 0, 0, 0xFF, 0xD9], end: 6, isWhole: true),
    Case(name: "nothing", bytes: [], end: 0, isWhole: false),
  ]

  @Test(arguments: cases, [1, 2, 3, 5, 64])
  func endsAlikeWhateverTheWindow(_ given: Case, windowBytes: Int) throws {
    var limits = ReadLimits()
    limits.windowBytes = windowBytes
    var window = ForwardWindow(
      at: 0, byteCount: given.bytes.count, of: MemorySource(given.bytes), limits: limits)
    var reader = CodingReader(limits: limits)
    var walk = PictureWalk(at: 0, inData: true)
    try walk.run(&window, reader: &reader)
    #expect(walk.position == given.end, "\(given.name)")
    #expect(walk.isWhole == given.isWhole, "\(given.name)")
    #expect(reader.coding.segments.map(\.marker) == given.markers, "\(given.name)")
    #expect(reader.coding.strayByteCount == given.stray, "\(given.name)")
    #expect(reader.coding.segments.map(\.fillCount).reduce(0, +) == given.fill, "\(given.name)")
  }

  @Test func withoutAScanThereIsNoPicture() throws {
    let bytes: [UInt8] = [0xFF, 0xDB, 0, 2, 0xFF, 0xD9]
    var window = ForwardWindow(
      at: 0, byteCount: bytes.count, of: MemorySource(bytes), limits: ReadLimits())
    var reader = CodingReader(limits: ReadLimits())
    var walk = PictureWalk(at: 0, inData: false)
    try walk.run(&window, reader: &reader)
    #expect(!walk.isWhole)
    #expect(reader.coding.endOfImageOffset == 4)
  }
}
