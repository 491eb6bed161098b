import Testing

@testable import MetaLensFacts

struct ColourRasterTests {
  /// A raster of two rows of three pixels, 1 2 3 above 4 5 6.
  private static let raster = ColourRaster(width: 3, height: 2, samples: (1...6).flatMap { [$0, $0, $0] })

  /// Checks turning by TIFF 6.0's Orientation, which says where the first stored row and column belong.
  @Test(arguments: [
    (1, [1, 2, 3, 4, 5, 6]), (2, [3, 2, 1, 6, 5, 4]), (3, [6, 5, 4, 3, 2, 1]), (4, [4, 5, 6, 1, 2, 3]),
    (5, [1, 4, 2, 5, 3, 6]), (6, [4, 1, 5, 2, 6, 3]), (7, [6, 3, 5, 2, 4, 1]), (8, [3, 6, 2, 5, 1, 4]),
    (0, [1, 2, 3, 4, 5, 6]), (9, [1, 2, 3, 4, 5, 6]),
  ])
  func turns(orientation: Int, pixels: [UInt8]) {
    let turned = Self.raster.turned(orientation: orientation)
    #expect(stride(from: 0, to: 18, by: 3).map { turned.samples[$0] } == pixels)
    #expect(turned.width == ((5...8).contains(orientation) ? 2 : 3))
  }

  /// Checks that small deviations, as of grey coded as colour, don't count as colour.
  @Test(
    arguments: [
      ([100, 100, 100, 20, 20, 21], false), ([100, 107, 100, 20, 20, 28], false),
      ([0, 0, 16, 9, 9, 9], true),
      ([200, 0, 0, 0, 0, 200], true), ([], false),
    ] as [([UInt8], Bool)])
  func tellsColours(samples: [UInt8], isColoured: Bool) {
    #expect(ColourRaster(width: 2, height: 1, samples: samples).isColoured == isColoured)
  }

  @Test func samplesThatDoNotFitAreNone() {
    #expect(ColourRaster(width: 3, height: 2, samples: [1]).isEmpty)
    #expect(ColourRaster(width: -1, height: -1, samples: [1, 2, 3]).isEmpty)
  }

  /// Checks that grey is the luma of BT.601: 0.299 of red, 0.587 of green and 0.114 of blue.
  @Test func greyIsLuma() {
    let raster = ColourRaster(
      width: 2, height: 2, samples: [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
    #expect(raster.grey == GreyRaster(width: 2, height: 2, samples: [76, 149, 28, 255]))
    #expect(ColourRaster(width: 2, height: 2, samples: []).grey.isEmpty)
  }
}
