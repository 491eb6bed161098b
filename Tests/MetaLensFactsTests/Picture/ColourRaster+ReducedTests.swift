import MetaLensFacts
import Testing

struct ColourRasterReducedTests {
  @Test(arguments: [
    (4, 2, 2, 2, 1), (4, 2, 4, 4, 2), (4, 2, 9, 4, 2), (3, 100, 10, 1, 10), (5, 3, 2, 2, 1), (7, 7, 1, 1, 1),
    (4, 2, 0, 4, 2),
  ])
  func longerSideIsBounded(width: Int, height: Int, maximum: Int, across: Int, down: Int) {
    let raster = ColourRaster(
      width: width, height: height, samples: [UInt8](repeating: 200, count: width * height * 3))
    let reduced = raster.reduced(maximum: maximum)
    #expect(reduced.width == across && reduced.height == down)
    #expect(reduced.samples.allSatisfy { $0 == 200 } && !reduced.isEmpty)
  }

  @Test func pixelsAreMeans() {
    let raster = ColourRaster(width: 2, height: 2, samples: [0, 10, 255, 0, 20, 255, 4, 30, 255, 4, 40, 255])
    #expect(raster.reduced(maximum: 1).samples == [2, 25, 255])
  }
}
