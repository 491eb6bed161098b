import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailCellsTests {
  private static func sampling(_ width: Int, _ height: Int, _ shade: (Int, Int) -> Int) -> RasterSampling {
    var samples: [UInt8] = []
    for y in 0..<height { for x in 0..<width { samples.append(UInt8(min(255, max(0, shade(x, y))))) } }
    return RasterSampling(GreyRaster(width: width, height: height, samples: samples))
  }

  private static func scene(_ x: Int, _ y: Int) -> Int { ExamplePhoto.scene(x / 4, y / 4) }

  @Test(arguments: [(160, 120, 48, 36), (120, 160, 36, 48), (160, 20, 48, 8)])
  func theLongerSideHas48(width: Int, height: Int, columns: Int, rows: Int) {
    let raster = Self.sampling(width, height, Self.scene)
    let cells = ThumbnailCells(raster, raster, window: raster.whole, box: raster.whole)
    #expect(cells.picture.columns == columns && cells.picture.rows == rows)
    #expect(cells.thumbnail.values == cells.picture.values)
  }

  /// A window that is slightly off is moved until the cells agree.
  @Test func theWindowIsRefined() {
    let picture = Self.sampling(168, 126) { Self.scene($0 - 5, $1 - 3) }
    let thumbnail = Self.sampling(160, 120, Self.scene)
    let start = RasterWindow(left: 2, top: 2, width: 160, height: 120)
    let cells = ThumbnailCells(picture, thumbnail, window: start, box: thumbnail.whole)
    #expect(abs(cells.window.left - 5) <= 1.5 && abs(cells.window.top - 3) <= 1.5)
    func distance(_ values: [Double]) -> Double {
      zip(values, cells.thumbnail.values).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
    #expect(distance(cells.picture.values) < distance(picture.means(start, columns: 48, rows: 36)) / 2)
  }
}
