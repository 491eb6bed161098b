import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct UnpackingTests {
  /// Returns a context for a file of `fileBytes` bytes whose blocks may have `blockBytes` bytes.
  private static func context(
    _ blockBytes: Int, unpackedBytes: Int = 1 << 26, fileBytes: Int = 1 << 20
  ) -> ReadingContext {
    var limits = ReadLimits()
    limits.blockBytes = blockBytes
    limits.unpackedBytes = unpackedBytes
    return ReadingContext(MemorySource([UInt8](repeating: 0, count: fileBytes)), limits: limits)
  }

  /// Checks that a thousand bytes are unpacked only within a limit of at least that many.
  @Test(arguments: [(1000, true), (1001, true), (999, false), (1, false)])
  func theBoundHolds(blockBytes: Int, isWhole: Bool) {
    var context = Self.context(blockBytes)
    let bytes = Unpacking.inflate(ZlibTests.packed[...], at: "here", offset: 7, &context)
    #expect(context.log.diagnostics.map(\.detail) == (isWhole ? [] : ["more than \(blockBytes) bytes"]))
    #expect(context.log.diagnostics.allSatisfy { $0.code == .unpackingFailed && $0.location == "here" })
    #expect(context.log.diagnostics.allSatisfy { $0.offset == 7 })
    #expect(bytes == [UInt8](repeating: 65, count: min(1000, blockBytes)))
  }

  /// Checks that each stream is charged for its output and for being begun.
  @Test func theFileIsBoundedToo() {
    var context = Self.context(1000, unpackedBytes: 4 * (1000 + ReadingBudget.streamCost))
    let results = (0..<10).map { _ in
      Unpacking.inflate(ZlibTests.packed[...], at: "", offset: 0, &context)?.count
    }
    #expect(results == Array(repeating: 1000, count: 4) + Array(repeating: nil, count: 6))
    #expect(context.log.diagnostics.map(\.detail) == Array(repeating: Unpacking.spent, count: 6))
    let diagnostics = context.budget.diagnostics
    #expect(diagnostics.map(\.code) == [.limitReached])
    #expect(diagnostics.first?.detail == "ReadLimits.unpackedBytes")
  }

  @Test(arguments: [0, 1, 500, 1000, 5000]) func theFirstBytesAreKept(maximum: Int) {
    var context = Self.context(1 << 20)
    let bytes = Unpacking.inflate(ZlibTests.packed[...], keeping: maximum, at: "", offset: 0, &context)
    #expect(context.log.diagnostics.isEmpty)
    #expect(bytes?.count == min(1000, maximum))
  }

  @Test(arguments: [0, 1, 999, 1000, 5000]) func gzipIsUnpacked(maximum: Int) {
    var context = Self.context(1 << 20)
    let bytes = Unpacking.gunzip(ZlibTests.gzip[...], maximum: maximum, &context)
    #expect(bytes == (maximum < 1000 ? nil : [UInt8](repeating: 65, count: 1000)))
    #expect(context.log.diagnostics.isEmpty)
  }

  /// Checks that a gzip stream that is cut or damaged, or is none, gives nothing and reports nothing.
  @Test func brokenGzipGivesNothing() {
    var streams = ZlibTests.gzip.indices.map { Array(ZlibTests.gzip[..<$0]) } + [ZlibTests.packed]
    // The distances of matches, and both checks.
    for index in [10, 13, 19, 21, 24, 25, 28] {
      var changed = ZlibTests.gzip
      changed[index] ^= 0x10
      streams.append(changed)
    }
    for stream in streams {
      var context = Self.context(1 << 20)
      let bytes = Unpacking.gunzip(stream[...], maximum: 5000, &context)
      #expect(bytes == nil)
      #expect(context.log.diagnostics.isEmpty)
    }
  }

  /// Checks that a gzip stream is charged for its output and for being begun.
  @Test func gzipIsBoundedByTheFile() {
    var context = Self.context(1000, unpackedBytes: 1000 + 2 * ReadingBudget.streamCost)
    let counts = (0..<3).map { _ in Unpacking.gunzip(ZlibTests.gzip[...], maximum: 5000, &context)?.count }
    #expect(counts == [1000, nil, nil])
  }

  @Test func everyPrefixEndsEarly() {
    for count in 0..<ZlibTests.packed.count {
      var context = Self.context(1 << 20)
      _ = Unpacking.inflate(ZlibTests.packed[..<count], at: "", offset: 0, &context)
      #expect(context.log.diagnostics.map(\.detail) == ["ends early"], "\(count)")
    }
  }

  /// Checks that a stream that holds more than a block's limit is unpacked only up to that limit.
  @Test func aBombCostsItsBound() {
    let bomb = PNGBuilder.stored([UInt8](repeating: 0, count: 3_000_000))
    var context = Self.context(1 << 16)
    let bytes = Unpacking.inflate(bomb[...], at: "", offset: 0, &context)
    #expect(context.log.diagnostics.count == 1)
    #expect(bytes?.count == 1 << 16)
    let left = context.budget.left(.unpackedBytes)
    #expect(left > (1 << 26) - (1 << 18))
  }
}
