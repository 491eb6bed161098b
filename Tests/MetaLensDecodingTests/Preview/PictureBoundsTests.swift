import Testing

@testable import MetaLensDecoding

struct PictureBoundsTests {
  @Test(arguments: [
    (1, 1, 1, true), (2, 1, 1, false), (0, 5, 9, false), (-1, -1, 9, false),
    (60_000, 60_000, 1 << 28, false), (Int.max, Int.max, Int.max, false),
  ])
  func areaIsBounded(width: Int, height: Int, area: Int, isWithin: Bool) {
    #expect(PictureBounds(most: 9, area: area, memory: 0).hold(width, height) == isWithin)
  }

  @Test(arguments: [
    (10, 10, 4, true), (10, 10, 5, false), (11, 10, 1, false), (10, 10, Int.max, false), (10, 10, 0, true),
  ])
  func memoryIsBounded(width: Int, height: Int, bytesEach: Int, isWithin: Bool) {
    let bounds = PictureBounds(most: 9, area: 100, memory: 400)
    #expect(bounds.hold(width, height, bytesEach: bytesEach) == isWithin)
  }

  /// Each number at its limit of 700 bytes, 7 or 14 for a pixel, and one beyond.
  @Test(arguments: [
    (PictureWork(area: 403, largestArea: 112, byteCount: 43), true), (PictureWork(area: 404), false),
    (PictureWork(largestArea: 113), false), (PictureWork(byteCount: 44), false), (PictureWork(), true),
    (PictureWork.unknown, false),
  ])
  func workIsBounded(work: PictureWork, isWithin: Bool) {
    let bounds = PictureBounds(most: 9, area: 1 << 20, memory: 700)
    #expect(bounds.hold(work, ofFile: 10) == isWithin)
    var deep = work
    deep.isDeep = true
    #expect(bounds.hold(deep, ofFile: 10) == (work == PictureWork()))
    #expect(!PictureBounds(most: 9, area: 111, memory: 700).hold(PictureWork(largestArea: 112), ofFile: 10))
  }

  @Test(arguments: [(10, 5, 10, 5), (11, 5, 6, 3), (5, 11, 3, 6), (21, 1, 7, 1)])
  func sizesAreReducedByWholeSteps(width: Int, height: Int, across: Int, down: Int) {
    #expect(PictureBounds(most: 10, area: 0, memory: 0).reducedSize(width, height) == (across, down))
  }
}
