import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

struct MediaWalkLocationsTests {
  private static func iloc(_ version: UInt8, _ sizes: Int, _ rest: [UInt8]) -> [UInt8] {
    HEIFBuilder.full("iloc", MediaSample.short(sizes) + rest, version: version)
  }

  private static let maximum = [UInt8](repeating: 0xFF, count: 8)

  /// An `iloc` box, item 1's ranges in the file (nil: none stated), and whether any is outside the file.
  static let boxes: [([UInt8], [Range<Int>]?, isOutside: Bool)] = [
    (iloc(0, 0x4400, [0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]), [9..<12], false),
    (iloc(0, 0x4440, [0, 1, 0, 1, 0, 0, 0, 0, 0, 100, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]), [109..<112], false),
    (
      iloc(
        0, 0x8880,
        [0, 1, 0, 1, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 100, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 9]
          + [0, 0, 0, 0, 0, 0, 0, 3]), [109..<112], false
    ),
    (
      iloc(0, 0x4400, [0, 1, 0, 1, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 0, 3, 0, 0, 0, 9, 0, 0, 0, 3]),
      [9..<12, 9..<12], false
    ),
    // An index before the offset, and item numbers of 32 bits.
    (iloc(1, 0x4404, [0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]), [9..<12], false),
    (iloc(2, 0x4400, [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]), [9..<12], false),
    // No field at all: one extent, however many are stated.
    (iloc(0, 0x0000, [0, 1, 0, 1, 0, 0, 0xFF, 0xFF]), nil, false),
    // Locations outside the file, by a little and by more than a number holds.
    (iloc(0, 0x4400, [0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 3]), [], true),
    (iloc(0, 0x4400, [0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0xFF, 0xFF, 0xFF, 0xFF]), [], true),
    (iloc(0, 0x8880, [0, 1, 0, 1, 0, 0] + maximum + [0, 1] + maximum + maximum), [], true),
    (
      iloc(
        0, 0x8880,
        [0, 1, 0, 1, 0, 0, 0x7F] + maximum.dropLast() + [0, 1, 0x7F] + maximum.dropLast() + [0x7F]
          + maximum.dropLast()), [], true
    ),
    // Locations in `idat`, which is missing, in another item, and in another file.
    (iloc(1, 0x4400, [0, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]), [], true),
    (iloc(1, 0x4400, [0, 1, 0, 1, 0, 2, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]), [], false),
    (iloc(0, 0x4400, [0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]), [], true),
    // More extents stated than present.
    (iloc(0, 0x4400, [0, 1, 0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 9, 0, 0, 0, 3]), [9..<12], true),
    // More items stated than present.
    (
      iloc(2, 0x4400, [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]),
      [9..<12],
      false
    ),
  ]

  @Test(arguments: boxes.indices) func placesItems(_ index: Int) throws {
    let row = Self.boxes[index]
    var sample = MediaSample.single
    sample.replaced["iloc"] = row.0
    sample.replaced["idat"] = []
    let bytes = sample.build()
    let facts = try MediaSample.decode(bytes)
    let item = try #require(facts.media?.items.first)
    #expect(item.ranges == row.1 ?? [0..<bytes.count])
    #expect(item.isOutside == row.isOutside)
    #expect(facts.isComplete == !row.isOutside)
  }

  /// A version and field sizes that no standard has, and an empty box.
  static let unknown = [
    iloc(3, 0x4400, [0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]),
    iloc(0, 0x5400, [0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3]),
    HEIFBuilder.full("iloc", []), [],
  ]

  @Test(arguments: unknown) func aPictureWithoutAPlaceIsIncomplete(_ box: [UInt8]) throws {
    var sample = MediaSample.single
    sample.replaced["iloc"] = box
    let facts = try sample.decode()
    #expect(facts.media?.items.first?.ranges == [] && facts.has(.partInvalid, "item 1"))
    #expect(!facts.isComplete && facts.pictureSize != nil)
  }

  @Test func lengthZeroReachesToTheEnd() throws {
    var sample = MediaSample.single
    sample.replaced["iloc"] = Self.iloc(0, 0x4400, [0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 9, 0, 0, 0, 0])
    let bytes = sample.build()
    #expect(try MediaSample.decode(bytes).media?.items.first?.ranges == [9..<bytes.count])
  }

  /// Checks that an item without bytes remains one where extents are missing, by what the present extents state.
  @Test func anItemWithoutBytesStaysOneWhereExtentsAreMissing() throws {
    var sample = MediaSample.single
    sample.replaced["iloc"] = Self.iloc(0, 0x4400, [0, 1, 0, 1, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 0, 0])
    let bytes = sample.build()
    let item = try #require(try MediaSample.decode(bytes).media?.items.first)
    #expect(item.ranges == [9..<bytes.count] && item.isOutside && item.statesNoBytes)
  }

  @Test func readsIdat() throws {
    var sample = MediaSample.single
    sample.items[0].method = 1
    let bytes = sample.build()
    let item = try #require(try MediaSample.decode(bytes).media?.items.first)
    #expect(item.ranges.flatMap { Array(bytes[$0]) } == sample.items[0].content)
  }

  /// Checks that a small file can't give gigabytes for one item.
  @Test func anItemHasNoMoreBytesThanTheFile() throws {
    var sample = MediaSample.single
    let extents = (0..<100).flatMap { _ in [0, 0, 0, 0, 0, 0, 1, 0] as [UInt8] }
    sample.replaced["iloc"] = Self.iloc(0, 0x4400, [0, 1, 0, 1, 0, 0] + MediaSample.short(100) + extents)
    let bytes = sample.build()
    let facts = try MediaSample.decode(bytes)
    let item = try #require(facts.media?.items.first)
    #expect(item.ranges.reduce(0) { $0 + $1.count } <= bytes.count)
    #expect(item.isOutside && !facts.isComplete)
  }

  @Test func repeatedExtentsCostNoMemory() throws {
    var sample = MediaSample.single
    let extents = (0..<60_000).flatMap { _ in [0, 0, 0, 9, 0, 0, 0, 3] as [UInt8] }
    sample.replaced["iloc"] = Self.iloc(0, 0x4400, [0, 1, 0, 1, 0, 0] + MediaSample.short(60_000) + extents)
    let facts = try sample.decode()
    #expect(facts.media?.items.first?.ranges.count == ReadLimits().parts)
    #expect(facts.has(.tooManyParts, "iloc") && facts.isComplete)
  }

  /// Checks that a data reference whose flag says so means this file.
  @Test(arguments: [(1, 1, true), (0, 1, false), (1, 2, false)] as [(UInt8, UInt8, Bool)])
  func aReferenceToThisFileIsNone(flag: UInt8, reference: UInt8, isHere: Bool) throws {
    var sample = MediaSample.single
    let table = HEIFBuilder.full("dref", MediaSample.long(1) + HEIFBuilder.box("url ", [0, 0, 0, flag]))
    sample.replaced["pitm"] = HEIFBuilder.full("pitm", [0, 1]) + HEIFBuilder.box("dinf", table)
    sample.replaced["iloc"] = Self.iloc(0, 0x4400, [0, 1, 0, 1, 0, reference, 0, 1, 0, 0, 0, 9, 0, 0, 0, 3])
    let facts = try sample.decode()
    #expect(facts.media?.items.first?.ranges == (isHere ? [9..<12] : []))
    #expect(facts.isComplete == isHere && facts.has(.partInvalid, "iloc") == !isHere)
    #expect(facts.container.value?.parts.contains { $0.name == "dref" } == false)
  }
}
