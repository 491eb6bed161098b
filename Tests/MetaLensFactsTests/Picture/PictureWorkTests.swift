import Testing

@testable import MetaLensFacts

struct PictureWorkTests {
  @Test func partsAreAdded() {
    var work = PictureWork(area: 5, largestArea: 3, byteCount: 7)
    var part = PictureWork(area: 4, largestArea: 4, byteCount: 1)
    part.isDeep = true
    work.add(part)
    #expect(work.isDeep && (work.area, work.largestArea, work.byteCount) == (9, 4, 8))
    work.addPicture(20)
    #expect(work.isDeep && (work.area, work.largestArea, work.byteCount) == (29, 20, 8))
  }

  /// Checks that unknown work stays unknown when more is added.
  @Test func sumsHaveAnEnd() {
    var work = PictureWork(area: 5)
    work.add(.unknown)
    work.add(.unknown)
    #expect(work == .unknown)
  }

  @Test func eitherIsAsMuchAsBoth() {
    var deep = PictureWork(area: 1, largestArea: 9, byteCount: 2)
    deep.isDeep = true
    let either = deep.or(PictureWork(area: 3, largestArea: 3, byteCount: 1))
    #expect(either.isDeep && (either.area, either.largestArea, either.byteCount) == (3, 9, 2))
  }
}
