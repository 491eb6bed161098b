import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct PictureBoundsTests {
  @Test(arguments: [
    (1, 1, 1, true), (2, 1, 1, false), (0, 5, 9, false), (-1, -1, 9, false),
    (60_000, 60_000, 1 << 28, false), (Int.max, Int.max, Int.max, false),
  ])
  func areaIsBounded(width: Int, height: Int, area: Int, isWithin: Bool) {
    #expect(PictureBounds(maximum: 9, area: area, memory: 0).hold(width, height) == isWithin)
  }

  @Test(arguments: [
    (10, 10, 4, true), (10, 10, 5, false), (11, 10, 1, false), (10, 10, Int.max, false), (10, 10, 0, true),
  ])
  func memoryIsBounded(width: Int, height: Int, bytesEach: Int, isWithin: Bool) {
    let bounds = PictureBounds(maximum: 9, area: 100, memory: 400)
    #expect(bounds.hold(width, height, bytesEach: bytesEach) == isWithin)
  }

  /// Checks that sides, bits per pixel and file sizes of real pictures are shown, and those that cost more than they
  /// are worth aren't.
  @Test(arguments: [
    // A screenshot with alpha, an empty desktop, 24 megapixels of 16 bits without and with alpha, an uncompressed TIFF
    // of 50.
    (4000, 3000, 32, 1_000_000, true), (3840, 2160, 32, 33_000, true), (6000, 4000, 48, 100_000_000, true),
    (6000, 4000, 64, 120_000_000, true), (8660, 5774, 24, 150_000_000, true),
    // 100 megapixels of 16 bits, a scan of one bit, and 64 megapixels in colour.
    (11_648, 8736, 48, 240_000_000, true), (4960, 7016, 1, 100_000, true), (9248, 6936, 24, 20_000_000, true),
    (16_000, 14_000, 64, 1_869_621, false), (16_000, 16_000, 24, 1_375_181, false),
    (16_000, 16_000, 1, 1_852_192, false), (3000, 60_000, 24, 1_480_159, false),
    (16_384, 2048, 24, 98_000, false), (60_000, 60_000, 1, 1 << 28, false),
  ])
  func rowsAreBounded(width: Int, height: Int, bitsEach: Int, byteCount: Int, isWithin: Bool) {
    let area = ReadLimits().pictureArea(ofFile: byteCount)
    let bounds = PictureBounds(maximum: 9, area: area, memory: 0)
    #expect(bounds.holdRows(width, height, bitsEach: bitsEach, ofFile: byteCount) == isWithin)
  }

  @Test func rowsHaveAnEnd() {
    let bounds = PictureBounds(maximum: 9, area: .max, memory: 0)
    #expect(!bounds.holdRows(1 << 31, 1 << 31, bitsEach: 64, ofFile: 9))
    #expect(PictureBounds(maximum: 9, area: 100, memory: 0).holdRows(10, 5, bitsEach: 32, ofFile: 0))
    #expect(!PictureBounds(maximum: 9, area: 100, memory: 0).holdRows(10, 6, bitsEach: 32, ofFile: 59))
    #expect(PictureBounds(maximum: 9, area: 100, memory: 0).holdRows(10, 6, bitsEach: 32, ofFile: 60))
  }

  /// Checks each number at its limit for 700 bytes, at 7 or 14 per pixel, and one beyond it.
  @Test(arguments: [
    (PictureWork(area: 403, largestArea: 112, byteCount: 43), true), (PictureWork(area: 404), false),
    (PictureWork(largestArea: 113), false), (PictureWork(byteCount: 44), false), (PictureWork(), true),
    (PictureWork.unknown, false),
  ])
  func workIsBounded(work: PictureWork, isWithin: Bool) {
    let bounds = PictureBounds(maximum: 9, area: 1 << 20, memory: 700)
    #expect(bounds.hold(work, ofFile: 10) == isWithin)
    var deep = work
    deep.isDeep = true
    #expect(bounds.hold(deep, ofFile: 10) == (work == PictureWork()))
    #expect(
      !PictureBounds(maximum: 9, area: 111, memory: 700).hold(PictureWork(largestArea: 112), ofFile: 10))
  }

  @Test(arguments: [(10, 5, 10, 5), (11, 5, 6, 3), (5, 11, 3, 6), (21, 1, 7, 1)])
  func sizesAreReducedByWholeSteps(width: Int, height: Int, across: Int, down: Int) {
    #expect(PictureBounds(maximum: 10, area: 0, memory: 0).reducedSize(width, height) == (across, down))
  }
}
