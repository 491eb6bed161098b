import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ChromaCellsTests {
  private static func raster(pitch: Int = 1, _ hue: (Int, Int) -> (blue: Int, red: Int)) -> ChromaRaster {
    var planes: ([UInt8], [UInt8]) = ([], [])
    for row in stride(from: 0, to: 120, by: pitch) {
      for column in stride(from: 0, to: 160, by: pitch) {
        planes.0.append(UInt8(128 + hue(column / 4, row / 4).blue))
        planes.1.append(UInt8(128 + hue(column / 4, row / 4).red))
      }
    }
    func plane(_ samples: [UInt8]) -> GreyRaster {
      GreyRaster(width: 160 / pitch, height: 120 / pitch, samples: samples)
    }
    return ChromaRaster(
      blue: plane(planes.0), red: plane(planes.1), pitchAcross: Double(pitch), pitchDown: Double(pitch))
  }

  private static func cells(_ picture: ChromaRaster, _ thumbnail: ChromaRaster) -> ChromaCells {
    let shades = RasterSampling(
      GreyRaster(width: 160, height: 120, samples: [UInt8](repeating: 128, count: 160 * 120)))
    return ChromaCells(
      .init(shades: shades, chroma: picture, window: shades.whole),
      .init(shades: shades, chroma: thumbnail, window: shades.whole))
  }

  /// Windows are in samples of luma; a sample of colour may cover several of them.
  @Test(arguments: [1, 2, 4]) func aCellIsTheSamePlaceInBoth(pitch: Int) {
    let cells = Self.cells(Self.raster(pitch: pitch, ExamplePhoto.hues), Self.raster(ExamplePhoto.hues))
    #expect(cells.picture.blue.columns == 32 && cells.picture.blue.rows == 24)
    for (one, other) in zip(cells.picture.red.values, cells.thumbnail.red.values) {
      #expect(abs(one - other) < 2)
    }
    #expect(cells.picture.likeness(to: cells.thumbnail) > 0.99)
  }

  @Test func exchangedPlanesAreExchangedBack() {
    let exchanged = Self.raster { (ExamplePhoto.hues($0, $1).red, ExamplePhoto.hues($0, $1).blue) }
    let cells = Self.cells(Self.raster(ExamplePhoto.hues), exchanged)
    #expect(cells.isExchanged && cells.picture.blue.values == cells.thumbnail.blue.values)
  }
}
