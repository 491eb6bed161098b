import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct RAFReadingTests {
  static let exif = MutationTests.block(.littleEndian)
  static let jpeg = JPEGBuilder(size: PixelSize(width: 160, height: 120), exif: exif).build()

  /// Returns a record of the CFA header.
  static func record(_ tag: Int, _ value: [UInt8]) -> [UInt8] {
    [UInt8(tag >> 8), UInt8(tag & 255), UInt8(value.count >> 8), UInt8(value.count & 255)] + value
  }
  static let full = record(0x0100, [0x10, 0x00, 0x18, 0x00])
  static let cropped = record(0x0111, [0x0F, 0xC0, 0x17, 0x80])
  static let records = PNGBuilder.long(3) + record(0x0110, [0, 1, 0, 2]) + full + cropped

  /// Returns a file of a 148-byte header and the three parts, with the given numbers replacing those at `places`.
  static func file(
    jpeg: [UInt8] = jpeg, records: [UInt8] = records, places: [Int: Int] = [:]
  ) -> [UInt8] {
    var out = Array("FUJIFILMCCD-RAW 0201FF392201X-Example".utf8)
    out += [UInt8](repeating: 0, count: 148 - out.count)
    let data = [UInt8](repeating: 0xAB, count: 64)
    var next = 148
    var values: [Int: Int] = [:]
    for (field, piece) in [(84, jpeg), (92, records), (100, data)] {
      values[field] = next
      values[field + 4] = piece.count
      next += piece.count
    }
    for (field, value) in values.merging(places, uniquingKeysWith: { $1 }) {
      out.replaceSubrange(field..<field + 4, with: PNGBuilder.long(value))
    }
    return out + jpeg + records + data
  }

  static func decode(_ bytes: [UInt8]) throws -> PhotoFacts {
    try PhotoDecoder().decode(MemorySource(bytes), depth: .structure, hashing: false)
  }
  /// Returns the codes of the diagnostics, without the one that says the file is incomplete.
  static func codes(_ facts: PhotoFacts) -> [String] {
    facts.diagnostics.map(\.code.rawValue).filter { $0 != "pictureIncomplete" }
  }

  @Test func readsHeaderPreviewAndRecords() throws {
    let bytes = Self.file()
    let facts = try Self.decode(bytes + [9, 9, 9])
    let container = try #require(facts.container.value)
    #expect(facts.format == .raf)
    #expect(facts.isComplete)
    #expect(facts.diagnostics == [])
    #expect(container.parts.map(\.name) == ["RAF header", "JPEG", "CFA header", "CFA data"])
    #expect(container.parts.first?.note == "X-Example")
    #expect(container.endOffset == bytes.count)
    #expect(container.trailers?.map(\.byteCount) == [3])
    let image = try #require(container.image)
    #expect(image.size == PixelSize(width: 0x1780, height: 0x0FC0))
    #expect(image.isSensorData)
    #expect(image.location == "CFA header tag 0x0111")
    #expect(container.pictures.map(\.size) == [PixelSize(width: 160, height: 120)])
    #expect(container.pictures.first?.ranges == [148..<148 + Self.jpeg.count])
    #expect(container.metadata.map(\.kind) == [.exif])
    let exif = try #require(facts.exif.value)
    #expect(exif.container == "RAF JPEG Exif")
    #expect(Array(bytes[exif.fileOffset..<exif.fileOffset + exif.bytes.count]) == Self.exif)
  }

  /// Checks that all packets in the JPEG, whatever their identifier, and Photoshop's resources are read, as converters
  /// add them.
  @Test func readsWhatTheJPEGHoldsBesides() throws {
    var builder = JPEGBuilder(size: PixelSize(width: 160, height: 120), exif: Self.exif)
    let packet = Array("<x:xmpmeta/>".utf8)
    builder.segments = [
      (0xE1, Array("http://ns.adobe.com/xap/1.0/".utf8) + [0] + packet),
      (0xE1, Array("http://ns.adobe.com/xap/1.1/".utf8) + [0] + packet),
      (0xED, Array("Photoshop 3.0".utf8) + [0, 1, 2]), (0xE1, Array("http".utf8)), (0xFE, [1]),
    ]
    let bytes = Self.file(jpeg: builder.build())
    let facts = try Self.decode(bytes)
    let blocks = try #require(facts.container.value).metadata
    #expect(blocks.map(\.kind) == [.xmp, .xmp, .photoshop, .exif])
    #expect(blocks.prefix(2).allSatisfy { $0.ranges.map { Array(bytes[$0]) } == [packet] })
    #expect(blocks[2].ranges.map { Array(bytes[$0]) } == [[1, 2]])
  }

  /// Checks records of the CFA header, the width they state, and the diagnostics.
  @Test(
    arguments: [
      (PNGBuilder.long(1) + full, 0x1800, []), (PNGBuilder.long(2) + cropped + full, 0x1780, []),
      (PNGBuilder.long(1) + record(0x0111, [0, 1]), nil, []), (PNGBuilder.long(0), nil, []),
      (PNGBuilder.long(1) + record(0x0111, [0, 0, 0, 0]), nil, []),
      (PNGBuilder.long(256) + full, nil, ["partInvalid"]), ([0, 0], nil, ["partInvalid"]),
      (PNGBuilder.long(255) + full, 0x1800, ["partTruncated"]),
      (PNGBuilder.long(2) + full + [0, 1, 0xFF, 0xFF, 0], 0x1800, ["partTruncated"]),
    ] as [([UInt8], Int?, [String])])
  func readsRecords(_ records: [UInt8], _ width: Int?, _ expected: [String]) throws {
    let facts = try Self.decode(Self.file(records: records))
    #expect(facts.container.value?.image?.size.width == width)
    #expect(Self.codes(facts) == expected)
    #expect(facts.isComplete)
  }

  /// Checks false numbers in the header, whether the file is then whole, and the diagnostics.
  @Test(
    arguments: [
      // The JPEG has no place, starts in the header, starts after the file's end, or is longer than the file.
      ([84: 0], true, []), ([88: 0], true, []), ([84: 20], false, ["offsetOutOfBounds"]),
      ([84: 0xFFFF_FFFF], false, ["offsetOutOfBounds"]), ([88: 0xFFFF_FFFF], false, ["partTruncated"]),
      // The JPEG starts in the sensor's data.
      ([84: 149], true, ["partInvalid"]),
      ([92: 107], false, ["offsetOutOfBounds"]), ([96: 0xFFFF_FFFF], false, ["partTruncated"]),
      ([100: 0xFFFF_FFF0, 104: 0xFFFF_FFF0], false, ["offsetOutOfBounds"]),
      ([104: 65], false, ["partTruncated"]),
      // A second set of the sensor's data.
      ([120: 200, 124: 8, 128: 208, 132: 8], true, []),
      ([128: 0x7FFF_FFFF, 132: 1], false, ["offsetOutOfBounds"]),
    ] as [([Int: Int], Bool, [String])])
  func placesAreChecked(_ places: [Int: Int], _ isWhole: Bool, _ expected: [String]) throws {
    let facts = try Self.decode(Self.file(places: places))
    #expect(facts.isComplete == isWhole)
    #expect(Self.codes(facts) == expected)
    #expect((facts.container.value?.endOffset != nil) == isWhole)
  }

  @Test(
    arguments: [
      [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE1, 0, 1, 0, 0], [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0x45],
      [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 50_000), [0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0, 0],
      [0xFF, 0xD8, 0xFF, 0xC0, 0, 4, 8, 0], [0xFF, 0xD8, 0, 0, 0, 0],
    ] as [[UInt8]])
  func aBrokenPreviewIsOneWithoutASize(_ jpeg: [UInt8]) throws {
    let facts = try Self.decode(Self.file(jpeg: jpeg))
    #expect(facts.container.value?.pictures.map(\.size) == [nil])
    #expect(facts.container.value?.image != nil)
    #expect(facts.exif.value == nil)
  }

  @Test func noPrefixIsComplete() throws {
    let whole = Self.file()
    for count in 16..<whole.count {
      for depth in [AnalysisDepth.metadata, .structure] {
        let source = MemorySource(Array(whole.prefix(count)))
        guard let facts = try? PhotoDecoder().decode(source, depth: depth, hashing: false) else { continue }
        #expect(!facts.isComplete, "\(count) bytes")
      }
    }
    #expect(throws: PhotoReadingError.self) { try Self.decode(Array(whole.prefix(87))) }
  }

  @Test func readsOnlyWhatItNeeds() throws {
    let jpeg = Self.jpeg + [UInt8](repeating: 0xAB, count: 1 << 20)
    let source = CountingSource(Self.file(jpeg: jpeg) + [UInt8](repeating: 0, count: 1 << 20))
    #expect(try PhotoDecoder().decode(source, hashing: false).isComplete)
    #expect(source.readCount < 40_000)
  }
}
