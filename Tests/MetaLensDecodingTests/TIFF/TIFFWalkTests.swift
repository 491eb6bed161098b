import MetaLensFacts
import Testing

@testable import MetaLensDecoding

/// Tests of files made to keep a reader busy or mislead it: reading each ends and reports what was found.
struct TIFFWalkTests {
  typealias Builder = TIFFFileBuilder

  private func decode(_ bytes: [UInt8]) throws -> (facts: PhotoFacts, codes: Set<Diagnostic.Code>) {
    let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    return (facts, Set(facts.diagnostics.map(\.code)))
  }

  struct Circle: Sendable {
    var name: String
    var bytes: [UInt8]
  }

  static let circles: [Circle] = [
    Circle(name: "IFD0 after itself", bytes: Builder([.init(Builder.picture(8, 8), next: 0)]).build()),
    Circle(
      name: "IFD1 before IFD0",
      bytes: Builder([
        .init(Builder.picture(8, 8), next: 1), .init(Builder.picture(8, 8, subfile: 1), next: 0),
      ]).build()),
    Circle(
      name: "SubIFD in itself",
      bytes: Builder([
        .init(Builder.picture(8, 8, [(0x014A, .directories([1]))])),
        .init(Builder.picture(8, 8, subfile: 1, [(0x014A, .directories([1]))])),
      ]).build()),
    Circle(
      name: "ExifIFD is IFD0",
      bytes: Builder([.init(Builder.picture(8, 8, [(ExifTag.exifPointer, .directories([0]))]))]).build()),
    Circle(
      name: "BigTIFF",
      bytes: Builder([.init(Builder.picture(8, 8, [(0x014A, .directories([0, 0]))]), next: 0)], isBig: true)
        .build()),
  ]

  @Test(arguments: circles)
  func circlesAreRefused(circle: Circle) throws {
    let (facts, codes) = try decode(circle.bytes)
    #expect(codes.contains(.directoryCycle), "\(circle.name)")
    #expect(facts.pictureSize == PixelSize(width: 8, height: 8))
  }

  @Test func chainsAndNestsAreBounded() throws {
    let limits = ReadLimits()
    let chain = Builder(
      (0..<200).map { .init(Builder.picture(8, 8), next: $0 < 199 ? $0 + 1 : nil) })
    #expect(try decode(chain.build()).codes.contains(.tooManyEntries))
    let nest = Builder(
      (0..<25).map {
        .init(Builder.picture(8, 8, subfile: 1, $0 < 24 ? [(0x014A, .directories([$0 + 1]))] : []))
      })
    let (facts, codes) = try decode(nest.build())
    #expect(codes.contains(.tooManyEntries))
    guard case .tiff(let tiff) = facts.container.value?.detail else {
      Issue.record("no TIFF")
      return
    }
    #expect(tiff.directories.count == limits.nesting + 1)
  }

  @Test func manyEntriesInManyDirectoriesAreBounded() throws {
    // Type and tag are 0x0303 in every entry, and each directory follows the one before it.
    let size = 2 + 12 * 65_535 + 4
    var bytes: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    for index in 1...10 {
      bytes += [0xFF, 0xFF] + [UInt8](repeating: 3, count: 12 * 65_535)
      bytes += Builder([]).number(index < 10 ? 8 + index * size : 0, 4)
    }
    let (facts, codes) = try decode(bytes)
    #expect(codes.contains(.tooManyEntries))
    let count = try #require(facts.exif.value).directories.reduce(0) { $0 + $1.entries.count }
    #expect(count <= ReadLimits().entries)
  }

  @Test(arguments: [
    Builder.Value.raw(4, 0xFFFF_FFFF, [1, 0, 0, 0, 0, 0, 0, 0]),
    .raw(12, 0xFFFF_FFFF, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
    .raw(2, Int.max, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
    .raw(16, -1, [8, 0, 0, 0, 0, 0, 0, 0]),
    .raw(5, 2, [0, 0, 0, 0, 0, 0, 0, 0x80]),
  ])
  func lengthsAndOffsetsBeyondTheFileAreTold(value: Builder.Value) throws {
    var big = Builder([.init(Builder.picture(8, 8, [(ExifTag.artist, value)]))], isBig: true)
    let (_, codes) = try decode(big.build())
    #expect(codes.contains(.valueOutOfBounds))
    // Directories with 2^64 entries and at offset 2^64.
    big.directories[0].rawNext = -1
    #expect(try decode(big.build()).codes.contains(.directoryOutOfBounds))
    var bytes = big.build()
    bytes.replaceSubrange(16..<24, with: [UInt8](repeating: 0xFF, count: 8))
    #expect(try decode(bytes).codes.contains(.directoryTruncated))
  }

  /// Checks what missing values mean for the picture.
  ///
  /// Metadata wholly beyond the end come from a program that copied a directory without its values; values cut by the
  /// end, and those that say how the picture is coded, are missing.
  @Test(arguments: [
    (ExifTag.artist, 100_000, true), (ExifTag.artist, 20, false), (TIFFTag.bitsPerSample, 100_000, false),
  ])
  func whatIsMissingFromThePicture(tag: UInt16, offset: Int, isComplete: Bool) throws {
    let value = Builder.Value.raw(tag == ExifTag.artist ? 2 : 3, 60_000, Builder([]).number(offset, 4))
    let (facts, codes) = try decode(Builder([.init(Builder.picture(8, 8, [(tag, value)]))]).build())
    #expect(codes.contains(.valueOutOfBounds))
    #expect(facts.isComplete == isComplete)
  }

  @Test func typesThatNobodyDefinesAreTold() throws {
    let classic = Builder([.init(Builder.picture(8, 8, [(0xFE00, .raw(16, 1, [0, 0, 0, 0]))]))])
    #expect(try decode(classic.build()).codes == [.typeUnknown])
    let big = Builder([.init(Builder.picture(8, 8, [(0xFE00, .raw(16, 1, [0]))]))], isBig: true)
    #expect(try decode(big.build()).codes.isEmpty)
    let doubled = Builder([.init(Builder.picture(8, 8, [(0x0103, .shorts([1]))]))])
    #expect(try decode(doubled.build()).codes == [.tagDuplicated])
    let odd = Builder([.init(Builder.picture(8, 8, [(ExifTag.orientation, .longs([1]))]))])
    #expect(try decode(odd.build()).codes == [.typeUnexpected])
  }

  @Test func anExifPointerToOtherBytesLeavesThePictureWhole() throws {
    let noise = (0..<400).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 17) }
    let bytes = Builder([
      .init(
        Builder.picture(8, 8, strips: [[3, 0] + noise], [(ExifTag.exifPointer, .data([[3, 0] + noise]))]))
    ]).build()
    let (facts, codes) = try decode(bytes)
    #expect(codes.contains(.typeUnknown))
    #expect(facts.isComplete)
  }
}
