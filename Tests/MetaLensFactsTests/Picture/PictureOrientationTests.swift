import Testing

@testable import MetaLensFacts

struct PictureOrientationTests {
  /// Checks the order in which two rows of three pixels, 0 1 2 above 3 4 5, are shown.
  @Test(arguments: [
    (1, [0, 1, 2, 3, 4, 5]), (2, [2, 1, 0, 5, 4, 3]), (3, [5, 4, 3, 2, 1, 0]), (4, [3, 4, 5, 0, 1, 2]),
    (5, [0, 3, 1, 4, 2, 5]), (6, [3, 0, 4, 1, 5, 2]), (7, [5, 2, 4, 1, 3, 0]), (8, [2, 5, 1, 4, 0, 3]),
    (0, [0, 1, 2, 3, 4, 5]), (9, [0, 1, 2, 3, 4, 5]),
  ])
  func pixelsComeAsTheyAreLookedAt(number: Int, pixels: [Int]) {
    var taken: [Int] = []
    PictureOrientation(number).forEachPixel(width: 3, height: 2) { taken.append($0) }
    #expect(taken == pixels)
    #expect(PictureOrientation(number).exchangesSides == (5...8).contains(number))
  }
}
