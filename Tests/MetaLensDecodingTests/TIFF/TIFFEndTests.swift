import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TIFFEndTests {
  typealias Builder = TIFFFileBuilder

  private static func decode(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws -> PhotoFacts {
    try PhotoDecoder(limits: limits).decode(MemorySource(bytes), depth: .structure, hashing: false)
  }

  private static let archive: [UInt8] = [0x50, 0x4B, 3, 4] + [UInt8](repeating: 7, count: 30)

  /// Returns pages, each of which has a strip after it.
  private static func pages(_ count: Int, isBig: Bool = false) -> [UInt8] {
    Builder(
      (0..<count).map { .init(Builder.picture(8, 8), next: $0 < count - 1 ? $0 + 1 : nil) }, isBig: isBig
    ).build()
  }

  /// Returns pictures of which each is the SubIFD of the one before.
  private static func nest(_ count: Int) -> [UInt8] {
    Builder(
      (0..<count).map {
        .init(Builder.picture(8, 8, subfile: 1, $0 < count - 1 ? [(0x014A, .directories([$0 + 1]))] : []))
      }
    ).build()
  }

  /// Returns a picture of more strips than are described, of one byte each; the first that isn't described begins with
  /// the given bytes.
  private static func strips(_ first: [UInt8] = archive) -> [UInt8] {
    let count = TIFFPieces.maximumPieces + 64
    let numbers = Builder([])
    let (offsets, second) = (1 << 16, 1 << 16 + 4 * count)
    let data = second + 2 * count
    var bytes = Builder([
      .init([
        (0x0100, .longs([1])), (0x0101, .longs([count])),
        (0x0111, .raw(4, count, numbers.number(offsets, 4))),
        (0x0117, .raw(3, count, numbers.number(second, 4))),
      ])
    ]).build()
    bytes += [UInt8](repeating: 0, count: offsets - bytes.count)
    for index in 0..<count { bytes += numbers.number(data + index, 4) }
    for _ in 0..<count { bytes += [1, 0] }
    bytes += [UInt8](repeating: 9, count: TIFFPieces.maximumPieces)
    return bytes + first + [UInt8](repeating: 9, count: 64 - first.count)
  }

  /// Returns pages that share one list of strips; together they have more strips than are described, and than the file
  /// has bytes.
  private static func sharedStrips() -> [UInt8] {
    let (place, count) = (1 << 13, 10_000)
    let list = Builder.Value.raw(1, count, Builder([]).number(place, 4))
    let entries: [(tag: UInt16, value: Builder.Value)] = [
      (0x0100, .longs([1])), (0x0101, .longs([count])), (0x0111, list), (0x0117, list),
    ]
    var bytes = Builder((0..<32).map { .init(entries, next: $0 < 31 ? $0 + 1 : nil) }).build()
    bytes += [UInt8](repeating: 0, count: place - bytes.count)
    return bytes + [UInt8](repeating: 1, count: count)
  }

  struct Sample: Sendable {
    var name: String
    var bytes: [UInt8]
    var limits = ReadLimits()
  }

  static let samples: [Sample] = {
    var limits = ReadLimits()
    limits.entries = 50
    return [
      Sample(name: "few pages", bytes: pages(3)), Sample(name: "pages", bytes: pages(40)),
      Sample(name: "BigTIFF", bytes: pages(40, isBig: true)), Sample(name: "a nest", bytes: nest(25)),
      Sample(name: "strips", bytes: strips()), Sample(name: "entries", bytes: pages(20), limits: limits),
    ]
  }()

  /// Checks that what isn't described is neither appended nor hides what is.
  @Test(arguments: samples) func whatIsAppendedIsFoundAfterAnyNumber(sample: Sample) throws {
    let tails: [([UInt8], [Trailer.Kind])] = [
      ([], []), (Self.archive, [.zip]), ((1...40).map { UInt8($0) }, [.unknown]),
    ]
    for (tail, kinds) in tails {
      let facts = try Self.decode(sample.bytes + tail, limits: sample.limits)
      #expect(facts.trailers?.map(\.kind) == kinds, "\(sample.name)")
      #expect(facts.isComplete && facts.container.value?.endOffset == sample.bytes.count, "\(sample.name)")
      #expect(!facts.diagnostics.contains { $0.code == .limitReached }, "\(sample.name)")
    }
  }

  @Test func aLaterPageThatIsCutOffIsMissing() throws {
    let bytes = Self.pages(40)
    for count in [bytes.count - 1, bytes.count - 60, bytes.count * 9 / 10] {
      #expect(try !Self.decode(Array(bytes.prefix(count))).isComplete)
    }
  }

  /// Checks that a file of which even the end's search has a limit says so, however many other diagnostics it has.
  @Test(arguments: [200, 1]) func whereNobodyLookedIsTold(diagnostics: Int) throws {
    var limits = ReadLimits()
    limits.walkedBytes = 0
    limits.diagnostics = diagnostics
    for bytes in [Self.pages(40), Self.strips([])] {
      let facts = try Self.decode(bytes + Self.archive, limits: limits)
      let told = facts.diagnostics.filter { $0.code == .limitReached }
      #expect(told.map(\.detail) == ["ReadLimits.walkedBytes"])
      #expect(facts.container.value?.endOffset == nil && facts.isComplete)
    }
  }

  /// Checks that what no maker puts into a file is found even where not all was followed, that other bytes aren't
  /// called appended there, and that raised limits find the end.
  @Test(
    arguments: [
      (archive, 1, [.zip], false), (archive, 10, [.zip], true), ([], 10, [], true),
      ((1...40).map { UInt8($0) }, 1, [], false), ((1...40).map { UInt8($0) }, 10, [.unknown], true),
    ] as [([UInt8], Int, [Trailer.Kind], Bool)])
  func sharedListsHideNoArchive(tail: [UInt8], factor: Int, kinds: [Trailer.Kind], isFound: Bool) throws {
    let bytes = Self.sharedStrips()
    let facts = try Self.decode(bytes + tail, limits: ReadLimits().raised(by: factor))
    #expect(facts.isComplete && facts.trailers?.map(\.kind) == kinds)
    #expect((facts.container.value?.endOffset == bytes.count) == (isFound || !kinds.isEmpty))
    #expect(facts.diagnostics.contains { $0.code == .limitReached } == !isFound)
  }

  @Test func directoriesThatAreFollowedAreBounded() throws {
    // By default 16,384.
    let facts = try Self.decode(Self.pages(16_500) + Self.archive)
    #expect(facts.diagnostics.contains { $0.code == .limitReached })
    #expect(facts.container.value?.endOffset == nil)
  }
}
