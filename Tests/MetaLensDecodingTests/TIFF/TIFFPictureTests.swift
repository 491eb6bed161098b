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

  @Test(arguments: [0, 0x1_0000_0000])
  func aSizeWithoutPixelsOrBeyondLONGIsNone(width: Int) throws {
    var entries = Builder.picture(8, 8)
    entries[0].value = .raw(16, 1, Builder([]).number(width, 8))
    let bytes = Builder([.init(entries)], isBig: true).build()
    #expect(try PhotoDecoder().decode(MemorySource(bytes), hashing: false).pictureSize == nil)
  }
}
