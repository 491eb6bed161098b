import MetaLensFacts
import Testing

struct PictureDifferenceTests {
  private func raster(_ width: Int, _ height: Int, _ change: (inout [UInt8]) -> Void = { _ in })
    -> ColourRaster
  {
    var samples = [UInt8](repeating: 100, count: width * height * 3)
    change(&samples)
    return ColourRaster(width: width, height: height, samples: samples)
  }

  @Test func theSameHasNone() throws {
    let difference = try #require(PictureDifference(raster(4, 3), raster(4, 3)))
    #expect(difference.maximum == 0 && difference.share == 0)
    #expect(difference.map.samples.allSatisfy { $0 == 0 })
  }

  @Test func tellsWhereAndHowMuch() throws {
    let other = raster(4, 3) { samples in
      samples[0] = 104
      samples[11 * 3 + 2] = 255
    }
    let difference = try #require(PictureDifference(raster(4, 3), other))
    #expect(difference.maximum == 155)
    #expect(difference.share == 2.0 / 12)
    #expect(difference.map.samples[0] > 40 && difference.map.samples[33] > difference.map.samples[0])
    #expect(difference.map.samples.count(where: { $0 > 0 }) == 6)
  }

  @Test func theLargerIsReduced() throws {
    let difference = try #require(PictureDifference(raster(8, 6), raster(4, 3)))
    #expect(difference.map.width == 4 && difference.map.height == 3 && difference.maximum == 0)
  }

  /// Checks that each reduced pixel is the mean of those it covers, including fractions of pixels.
  @Test(arguments: [(4, 2, 30), (3, 2, 40), (6, 3, 20), (2, 1, 60)])
  func reducesByMeans(width: Int, height: Int, first: Int) throws {
    // Only the first pixel of each row is lit.
    let lit = raster(width, height) { samples in
      for place in samples.indices { samples[place] = place % (3 * width) < 3 ? 60 : 0 }
    }
    let dark = ColourRaster(width: 2, height: 1, samples: [UInt8](repeating: 0, count: 6))
    #expect(try #require(PictureDifference(lit, dark)).maximum == first)
  }

  @Test func otherProportionsCannotBeCompared() {
    #expect(PictureDifference(raster(400, 300), raster(300, 400)) == nil)
    #expect(PictureDifference(raster(4, 3), ColourRaster(width: 0, height: 0, samples: [])) == nil)
  }
}
