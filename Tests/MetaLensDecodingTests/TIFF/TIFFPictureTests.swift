import MetaLensDecoding
import MetaLensFacts
import Testing

struct TIFFPictureTests {
  typealias Builder = TIFFFileBuilder

  @Test(arguments: [
    (1, 160, 2, EmbeddedPicture.Role.thumbnail), (1, 1600, 2, .preview), (0, 160, 2, .frame),
    (4, 90, 4, .alpha),
    (8, 90, 51177, .depth), (0x10004, 90, 52527, .auxiliary), (1, 90, 32803, .sensor),
  ])
  func tellsWhatAPictureIsThereFor(subfile: Int, width: Int, photometric: Int, role: EmbeddedPicture.Role)
    throws
  {
    let bytes = Builder([
      .init(Builder.picture(200, 100, subfile: 0), next: 1),
      .init(Builder.picture(width, 90, subfile: subfile, photometric: photometric)),
    ]).build()
    let facts = try PhotoDecoder().decode(MemorySource(bytes), hashing: false)
    #expect(facts.container.value?.pictures.map(\.role) == [role])
  }

  /// Further entries, and whether all that says how strips are read is hashed.
  static let forms: [([(tag: UInt16, value: Builder.Value)], Bool)] = [
    ([], true), ([(0x0115, .shorts([3]))], true), ([(0x0140, .shorts([1, 2, 3]))], true),
    // More depths than samples, and repeated tags or tags with too many values: the next tags could be theirs.
    ([(0x0115, .shorts([1]))], false), ([(0x010A, .shorts([1, 2]))], false),
    ([(0x0103, .shorts([5]))], false),
    // The tables of an older JPEG.
    ([(0x0207, .longs([8]))], true),
  ]

  @Test(arguments: forms.indices) func aFormThatCanBeReadOtherwiseLeavesNoHash(_ index: Int) throws {
    let (more, isTold) = Self.forms[index]
    let bytes = Builder([.init(Builder.picture(8, 8, more))]).build()
    let container = try #require(
      try PhotoDecoder().decode(MemorySource(bytes), hashing: false).container.value)
    #expect(container.codedRanges.isEmpty == !isTold)
  }

  @Test func tablesOfAnOlderJPEGLeaveNoHash() throws {
    let bytes = Builder([.init(Builder.picture(8, 8, compression: 6, [(0x0207, .longs([8]))]))]).build()
    let container = try #require(
      try PhotoDecoder().decode(MemorySource(bytes), hashing: false).container.value)
    #expect(container.codedRanges.isEmpty)
  }

  @Test(arguments: [0, 0x1_0000_0000])
  func aSizeWithoutPixelsOrBeyondLONGIsNone(width: Int) throws {
    var entries = Builder.picture(8, 8)
    entries[0].value = .raw(16, 1, Builder([]).number(width, 8))
    let bytes = Builder([.init(entries)], isBig: true).build()
    #expect(try PhotoDecoder().decode(MemorySource(bytes), hashing: false).pictureSize == nil)
  }
}
