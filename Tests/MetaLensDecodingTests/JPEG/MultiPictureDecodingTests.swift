import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct MultiPictureDecodingTests {
  /// Returns a payload with an index of entries, each of a size and an offset.
  static func payload(_ entries: [(Int, Int)], stated: Int? = nil, little: Bool = false) -> [UInt8] {
    let order = little ? ByteOrder.littleEndian : .bigEndian
    func long(_ value: Int) -> [UInt8] { UInt32(truncatingIfNeeded: value).bytes(order) }
    func short(_ value: UInt16) -> [UInt8] { value.bytes(order) }
    var out = Array("MPF\u{0}".utf8) + Array((little ? "II" : "MM").utf8)
    out += short(42) + long(8)
    out += short(2)
    out += short(0xB001) + short(4) + long(1) + long(stated ?? entries.count)
    out += short(0xB002) + short(7) + long(16 * entries.count) + long(38)
    out += long(0)
    for (index, entry) in entries.enumerated() {
      out += long(index == 0 ? 0x03_0000 : 0x05_0000)
      out += long(entry.0) + long(entry.1) + [0, 0, 0, 0]
    }
    return out
  }

  /// Returns what is read of the payload in a file of 300 bytes with SOI at 0 and 200 and the segment at 20.
  static func read(_ payload: [UInt8]) throws -> MultiPicture? {
    var bytes = [UInt8](repeating: 0, count: 300)
    for place in [0, 200] { bytes.replaceSubrange(place..<place + 2, with: [0xFF, 0xD8]) }
    bytes.replaceSubrange(24..<24 + payload.count, with: payload)
    var context = ReadingContext(MemorySource(bytes))
    return try MultiPictureDecoding.decode(
      JPEGSegment(marker: 0xE2, offset: 20, payloadCount: payload.count), &context)
  }

  /// Checks the pictures at the stated offsets, which count from the TIFF header at 28.
  @Test(
    arguments: [
      ([(200, 0), (100, 172)], [true, true]), ([(200, 0), (101, 172)], [true, false]),
      ([(200, 0), (100, 171)], [true, false]), ([(301, 0)], [false]), ([(3, 0)], [false]),
      // The first picture is the file's own, whatever offset it states.
      ([(200, 77), (50, 172)], [true, true]), ([(200, 0), (0xFFFF_FFFF, 0xFFFF_FFFF)], [true, false]),
    ] as [([(Int, Int)], [Bool])], [false, true])
  func picturesAreLookedAt(_ given: ([(Int, Int)], [Bool]), little: Bool) throws {
    let found = try #require(try Self.read(Self.payload(given.0, little: little)))
    #expect(found.entries.map(\.isPicture) == given.1)
    #expect(found.isIntact == given.1.allSatisfy(\.self))
    #expect(found.entries.first?.type == 0x03_0000)
  }

  /// Checks that a size beyond the file's end is only a wrong size if a maker's trailer follows a whole picture.
  @Test(arguments: [(0, false), (1, true)]) func aTrailerHidesNoEnd(missing: Int, isCut: Bool) throws {
    let picture = TrailerDecodingTests.picture.dropLast(2 * missing)
    let payload = Self.payload([(200, 0), (100_000, 172)])
    var bytes = [UInt8](repeating: 0, count: 200)
    bytes.replaceSubrange(0..<2, with: [0xFF, 0xD8])
    bytes.replaceSubrange(24..<24 + payload.count, with: payload)
    var context = ReadingContext(MemorySource(bytes + picture + Array("a maker's trailer".utf8)))
    let found = try MultiPictureDecoding.decode(
      JPEGSegment(marker: 0xE2, offset: 20, payloadCount: payload.count), &context)
    #expect(found?.entries.map(\.isCut) == [false, isCut])
  }

  /// Checks that a picture whose SOI is in the file and whose EOI isn't is reported as cut.
  ///
  /// One that ends with its EOI only has a wrong size stated.
  @Test(arguments: [(101, 172, true), (101, 173, false), (100, 172, false), (500, 900, false)])
  func whatIsCut(size: Int, offset: Int, isCut: Bool) throws {
    let found = try #require(try Self.read(Self.payload([(200, 0), (size, offset)])))
    #expect(found.entries.map(\.isCut) == [false, isCut])
  }

  /// Checks that padding may follow EOI, but that unwritten bytes may not replace it, nor may a page of padding be the
  /// end.
  @Test(
    arguments: [
      ([0xFF, 0xD9], true), ([0xFF, 0xD9, 0, 0, 0], true), ([0xFF, 0xD9, 0xFF, 0xFF], true),
      ([0xFF, 0xD9, 0, 7], false), ([0xD9], false), ([0, 0], false), ([0xFF, 0xFF], false),
      ([0xFF, 0xD8, 0], false),
      ([0xFF, 0xD9] + [UInt8](repeating: 0, count: 4096), true),
      ([0xFF, 0xD9] + [UInt8](repeating: 0, count: 4097), false),
      ([0, 9] + [UInt8](repeating: 0, count: 4096), nil),
      ([0, 9] + [UInt8](repeating: 0xFF, count: 4096), nil),
      ([0xFF, 0xD9] + [UInt8](repeating: 0, count: 20_000), false),
    ] as [([UInt8], Bool?)]) func theEndIsLookedFor(end: [UInt8], isEnded: Bool?) throws
  {
    let picture = [0xFF, 0xD8] + [UInt8](repeating: 1, count: 50) + end
    let payload = Self.payload([(200, 0), (picture.count, 172)])
    var bytes = [UInt8](repeating: 0, count: 200) + picture
    bytes.replaceSubrange(0..<2, with: [0xFF, 0xD8])
    bytes.replaceSubrange(24..<24 + payload.count, with: payload)
    var context = ReadingContext(MemorySource(bytes))
    let segment = JPEGSegment(marker: 0xE2, offset: 20, payloadCount: payload.count)
    let found = try #require(try MultiPictureDecoding.decode(segment, &context))
    #expect(
      found.isIntact == (isEnded != nil) && found.isWhole == (isEnded ?? false) && found.entries[0].isEnded)
  }

  @Test func aCountThatIsNotThereIsNotIntact() throws {
    let more = try #require(try Self.read(Self.payload([(200, 0)], stated: 4_000_000_000)))
    #expect(more.entries.count == 1)
    #expect(!more.isIntact)
  }

  @Test(arguments: 0..<60) func whatIsCutDoesNoHarm(count: Int) throws {
    let whole = Self.payload([(200, 0), (100, 172)])
    let cut = try Self.read(Array(whole.prefix(count)))
    #expect(cut?.isIntact != true)
  }
}
