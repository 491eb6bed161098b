import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct FormatSupportTests {
  /// A raw format, a maker whose cameras write it, and one whose cameras don't, as far as is known.
  @Test(
    arguments: [
      (.cr2, "Canon", "NIKON CORPORATION"), (.cr3, "Canon", "SONY"), (.nef, "NIKON CORPORATION", "Canon"),
      (.arw, "SONY", "Leica Camera AG"), (.arw, "Hasselblad", "Apple"),
      (.orf, "OLYMPUS OPTICAL CO.,LTD", "Canon"),
      (.orf, "OM Digital Solutions", "SONY"), (.rw2, "Panasonic", "Canon"), (.rw2, "LEICA", "FUJIFILM"),
      (.pef, "PENTAX Corporation", "SONY"), (.pef, "RICOH IMAGING COMPANY, LTD.", "Canon"),
      (.srw, "SAMSUNG", "PENTAX"), (.raf, "FUJIFILM", "Leica Camera AG"), (.raf, "FUJI PHOTO FILM", "Foo"),
    ] as [(PhotoFormat, String, String)])
  func rawFormatsHaveTheirMakers(format: PhotoFormat, make: String, other: String) {
    func support(_ make: String) -> FormatSupport {
      .of(format, maker: StatedMaker(make), year: nil, container: nil)
    }
    #expect(support(make) == .usual && support(other) == .unknown)
  }

  @Test(arguments: [PhotoFormat.dng, .jpeg]) func anybodyMayWriteIt(format: PhotoFormat) {
    #expect(FormatSupport.of(format, maker: StatedMaker("Foo"), year: nil, container: nil) == .usual)
  }
}
