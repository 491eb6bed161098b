import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkUnclaimedTests {
  private static let text = Array("a text that somebody hid".utf8)

  private static func found(in bytes: [UInt8], _ depth: AnalysisDepth = .structure) throws -> [Trailer] {
    let facts = try PhotoDecoder().decode(MemorySource(bytes), depth: depth, hashing: false)
    return try #require(facts.container.value).unclaimed
  }

  private static func phone(before: [UInt8] = [], behind: [UInt8] = []) -> PhoneHEIFBuilder {
    var exif = TIFFBuilder()
    exif.ifd0 = [exif.ascii(ExifTag.make, "Example")]
    var builder = PhoneHEIFBuilder(exif: exif.build())
    builder.unclaimed = (before, behind)
    return builder
  }

  private static let cases: [(before: [UInt8], behind: [UInt8], kinds: [Trailer.Kind], texts: [Bool])] = [
    ([], [], [], []), ([1, 2], [], [.unknown], [false]), ([], text, [.unknown], [true]),
    ([UInt8](repeating: 0, count: 20), [0x50, 0x4B, 3, 4, 20, 0], [.padding, .zip], [false, false]),
    // Bytes before another file don't hide it.
    ([], [1, 2, 3] + Array("%PDF-1.4".utf8), [.unknown, .pdf], [false, false]),
  ]

  @Test(arguments: cases)
  func tellsWhatNoItemHolds(before: [UInt8], behind: [UInt8], kinds: [Trailer.Kind], texts: [Bool]) throws {
    let bytes = Self.phone(before: before, behind: behind).build()
    let found = try Self.found(in: bytes)
    #expect(found.map(\.kind) == kinds && found.map(\.isText) == texts)
    #expect(found.reduce(0) { $0 + $1.byteCount } == before.count + behind.count)
    #expect(found.allSatisfy { $0.location == "mdat" && $0.place == "mdat" })
    if !behind.isEmpty { #expect(found.last.map { $0.offset + $0.byteCount } == bytes.count) }
    #expect(try Self.found(in: bytes, .metadata).isEmpty)
  }

  /// Checks that an empty item, which by the standard reaches to the file's end, doesn't claim what is hidden there.
  @Test func anEmptyItemClaimsNothing() throws {
    var builder = Self.phone(behind: Self.text)
    builder.exif = nil
    #expect(try Self.found(in: builder.build()).map(\.byteCount) == [Self.text.count])
  }

  @Test func theSamplesOfAMovieAreNotLookedFor() throws {
    let bytes = Self.phone(behind: Self.text).build() + HEIFBuilder.box("moov", [])
    #expect(try Self.found(in: bytes).isEmpty)
  }

  @Test func aFileThatIsCutIsNotLookedThrough() throws {
    #expect(try Self.found(in: Self.phone(behind: Self.text).build().dropLast()).isEmpty)
  }

  /// Checks that reaching the limit is reported.
  @Test func thereIsALimit() throws {
    var limits = ReadLimits()
    limits.trailers = 1
    let source = MemorySource(Self.phone(before: [1], behind: [2]).build())
    let facts = try PhotoDecoder(limits: limits).decode(source, depth: .structure, hashing: false)
    #expect(facts.container.value?.unclaimed.count == 1)
    #expect(facts.diagnostics.contains { $0.location == "mdat" })
  }
}
