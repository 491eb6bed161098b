import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TIFFPiecesTests {
  typealias Builder = TIFFFileBuilder

  private func row(_ bytes: [UInt8]) throws -> (TIFFFacts.Directory, PhotoFacts) {
    let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    guard case .tiff(let tiff) = facts.container.value?.detail else { throw Missing() }
    return (tiff.directories[0], facts)
  }
  private struct Missing: Error {}

  struct Sample: Sendable {
    var offsets: Builder.Value
    var counts: Builder.Value?
    var pieceCount: Int
    var isInside: Bool
  }

  static let samples: [Sample] = [
    Sample(offsets: .longs([8]), counts: .longs([4]), pieceCount: 1, isInside: true),
    Sample(offsets: .shorts([8, 12]), counts: .shorts([4, 4]), pieceCount: 2, isInside: true),
    // Tiles that a sparse file doesn't write.
    Sample(offsets: .longs([8, 0]), counts: .longs([4, 0]), pieceCount: 2, isInside: true),
    Sample(offsets: .longs([8]), counts: nil, pieceCount: 1, isInside: true),
    Sample(offsets: .longs([100_000]), counts: nil, pieceCount: 1, isInside: false),
    Sample(offsets: .longs([8, 9]), counts: .longs([4]), pieceCount: 2, isInside: false),
    Sample(offsets: .longs([0xFFFF_FFFF]), counts: .longs([0xFFFF_FFFF]), pieceCount: 1, isInside: false),
    Sample(
      offsets: .raw(4, 1 << 30, [8, 0, 0, 0]), counts: .raw(4, 1 << 30, [8, 0, 0, 0]), pieceCount: 1 << 30,
      isInside: false),
    Sample(offsets: .ascii("abc"), counts: .longs([4]), pieceCount: 4, isInside: false),
  ]

  @Test(arguments: samples)
  func piecesAreCountedAndPlaced(sample: Sample) throws {
    for (offsets, counts) in [(UInt16(0x0111), UInt16(0x0117)), (0x0144, 0x0145)] {
      var entries: [(tag: UInt16, value: Builder.Value)] = [
        (0x0100, .longs([8])), (0x0101, .longs([8])), (offsets, sample.offsets),
      ]
      if let value = sample.counts { entries.append((counts, value)) }
      let (row, facts) = try row(Builder([.init(entries)]).build())
      #expect(row.pieceCount == sample.pieceCount)
      #expect(row.areInside == sample.isInside)
      #expect(facts.isComplete == sample.isInside)
    }
  }

  @Test func sharedListsCostNoMoreThanTheBudget() throws {
    // 30 directories that all point to the same 262,144 strips.
    let count = 1 << 18
    let listStart = 1 << 16
    let numbers = Builder([])
    let entries: [(tag: UInt16, value: Builder.Value)] = [
      (0x0100, .longs([8])), (0x0101, .longs([8])),
      (0x0111, .raw(4, count, numbers.number(listStart, 4))),
      (0x0117, .raw(4, count, numbers.number(listStart, 4))),
    ]
    var bytes = Builder((0..<30).map { .init(entries, next: $0 < 29 ? $0 + 1 : nil) }).build()
    bytes += [UInt8](repeating: 0, count: listStart - bytes.count)
    // Each strip has 0x08080808 bytes at 0x08080808, so none lies in the file.
    bytes += [UInt8](repeating: 8, count: 4 * count)
    let (row, facts) = try row(bytes)
    #expect(row.pieceCount == count)
    #expect(!facts.isComplete)
    #expect(facts.container.value?.pictures.allSatisfy { $0.ranges.count <= 1024 } == true)
    #expect(facts.container.value?.parts.allSatisfy { $0.offset + $0.byteCount <= bytes.count } == true)
  }

  /// Checks that more strips than are examined are no damage.
  @Test func theBudgetAccusesNobody() throws {
    let count = TIFFPieces.maximumPieces + 10
    let numbers = Builder([])
    let entries: [(tag: UInt16, value: Builder.Value)] = [
      (0x0100, .longs([8])), (0x0101, .longs([8])), (0x0111, .raw(4, count, numbers.number(1 << 16, 4))),
      (0x0117, .raw(4, count, numbers.number((1 << 16) + 4 * count, 4))),
    ]
    var bytes = Builder([.init(entries)]).build()
    bytes += [UInt8](repeating: 0, count: (1 << 16) - bytes.count)
    for value in [8, 1] {
      for _ in 0..<count { bytes += numbers.number(value, 4) }
    }
    let (row, facts) = try row(bytes)
    #expect(row.areInside && facts.isComplete)
    #expect(facts.diagnostics.contains { $0.code == .tooManyEntries && $0.location == "TIFF IFD0" })
    #expect(facts.container.value?.pictureRanges.isEmpty == true)
  }

  @Test func aJPEGByItsOwnTagsIsAPicture() throws {
    let bytes = Builder([
      .init(Builder.picture(8, 8), next: 1),
      .init([(ExifTag.thumbnailOffset, .longs([8])), (ExifTag.thumbnailLength, .longs([20]))]),
    ]).build()
    let (_, facts) = try row(bytes)
    let picture = try #require(facts.container.value?.pictures.first)
    #expect(picture.role == .thumbnail)
    #expect(picture.coding == "JPEG")
    #expect(picture.ranges == [8..<28])
  }
}
