import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct DevelopedTIFFTests {
  private static func facts(
    _ format: PhotoFormat, _ compression: Int?, _ photometric: Int?, pieces: Int = 1, areInside: Bool = true
  ) -> PhotoFacts {
    var directory = TIFFFacts.Directory(
      name: "IFD0", offset: 8, entryCount: 9, compression: compression, photometric: photometric,
      areInside: areInside)
    directory.pieceCount = pieces
    let tiff = TIFFFacts(byteOrder: .littleEndian, directories: [directory])
    var facts = PhotoFacts(format: format, byteCount: 100)
    facts.container = .present(ContainerFacts(detail: .tiff(tiff)))
    return facts
  }

  @Test(arguments: [
    (facts(.tiff, 1, 2), true), (facts(.dng, 7, 6), true), (facts(.tiff, nil, nil), true),
    (facts(.tiff, 6, 6), false), (facts(.dng, 1, 32803), false), (facts(.dng, 7, 34892), false),
    (facts(.tiff, 1, 2, pieces: 0), false), (facts(.tiff, 1, 2, areInside: false), false),
    (facts(.nef, 1, 2), false), (PhotoFacts(format: .tiff, byteCount: 100), false),
  ])
  func pixelsAndNoSensorsDataMakeOne(facts: PhotoFacts, isDeveloped: Bool) {
    #expect(facts.isDevelopedTIFF == isDeveloped)
    var cut = facts
    cut.isComplete = false
    #expect(!cut.isDevelopedTIFF)
  }

  @Test func aSensorsDataBesideThePixelsAreEnough() {
    var facts = Self.facts(.tiff, 1, 2)
    var container = ContainerFacts()
    if let detail = facts.container.value?.detail { container.detail = detail }
    container.pictures = [EmbeddedPicture(role: .sensor, coding: "compression 34713")]
    facts.container = .present(container)
    #expect(!facts.isDevelopedTIFF)
  }
}
