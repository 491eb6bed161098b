import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct PerceptualHashTests {
  /// Returns some spots of light on a slope, with noise.
  private func raster(
    _ width: Int = 120, _ height: Int = 80, seed: Int = 1, noise: Int = 0, contrast: Int = 100
  ) -> GreyRaster {
    var samples: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (x * 1000 / width, y * 1000 / height)
        var value = 60 + u / 12 - v / 20
        for blob in 1...5 {
          let (a, b) = ((blob * 337 * seed) % 1000, (blob * blob * 211 * seed) % 1000)
          let distance = (u - a) * (u - a) + (v - b) * (v - b)
          value += (blob % 2 == 0 ? -1 : 1) * 9_000_000 / (100_000 + distance * 2)
        }
        value = 128 + (value - 128) * contrast / 100 + (noise == 0 ? 0 : (x * 7 + y * 13) % noise)
        samples.append(UInt8(max(0, min(255, value))))
      }
    }
    return GreyRaster(width: width, height: height, samples: samples)
  }

  private func distance(_ first: UInt64?, _ second: UInt64?) -> Int? {
    guard let first, let second else { return nil }
    return (first ^ second).nonzeroBitCount
  }

  @Test func copiesAreNearAndOthersFar() throws {
    let hash = try #require(PerceptualHash.of(raster()))
    #expect(hash.nonzeroBitCount == 32)
    for copy in [raster(60, 40), raster(160, 107), raster(noise: 3), raster(contrast: 80)] {
      let apart = try #require(distance(hash, PerceptualHash.of(copy)))
      #expect(apart <= PerceptualHash.maximumDifferences)
    }
    for seed in [3, 7, 11] {
      #expect(try #require(distance(hash, PerceptualHash.of(raster(seed: seed)))) > 10)
    }
  }

  /// A picture that is too small or flat has no hash, since its bits would be noise.
  @Test(arguments: [(15, 200, 100), (120, 80, 0), (120, 80, 1), (0, 0, 100)])
  func whatShowsNothingHasNone(width: Int, height: Int, contrast: Int) {
    #expect(PerceptualHash.of(raster(width, height, contrast: contrast)) == nil)
  }

  /// Turning twice by 180° or there and back by 90° gives the same bits, so that it doesn't matter which one is turned.
  @Test(arguments: [0, 1, 0xFEDC_BA98_7654_3210, 0x8000_0000_0000_0001, .max] as [UInt64])
  func turningComesBack(hash: UInt64) {
    let turns = PerceptualHash.turns(of: hash)
    #expect(turns.count == 4 && turns[0] == hash)
    #expect(PerceptualHash.turns(of: turns[1])[1] == hash)
    #expect(PerceptualHash.turns(of: turns[2])[3] == hash)
    #expect(PerceptualHash.turns(of: turns[3])[2] == hash)
    #expect(Set(turns).count == 4)
  }

  /// A picture that EXIF rotates has the same hash as the picture stored upright.
  @Test(arguments: 1...8) func turnedPicturesAreTheSame(orientation: Int) throws {
    let upright = raster()
    let hash = try #require(PerceptualHash.of(upright))
    let swaps = orientation > 4
    var stored = GreyRaster(width: swaps ? 80 : 120, height: swaps ? 120 : 80, samples: [])
    let (right, bottom) = (stored.width - 1, stored.height - 1)
    for y in 0..<80 {
      for x in 0..<120 {
        // The positions that EXIF 3.0, 4.6.4.1, gives the first row and the first column.
        let (column, row) =
          switch orientation {
          case 2: (right - x, y)
          case 3: (right - x, bottom - y)
          case 4: (x, bottom - y)
          case 5: (y, x)
          case 6: (y, bottom - x)
          case 7: (right - y, bottom - x)
          case 8: (right - y, x)
          default: (x, y)
          }
        stored.samples[row * stored.width + column] = upright.samples[y * 120 + x]
      }
    }
    let turned = try #require(distance(hash, PerceptualHash.of(stored, orientation: orientation)))
    #expect(turned <= 2)
    let asShown = try #require(PerceptualHash.of(stored, orientation: orientation))
    #expect(PerceptualHash.areAlike(hash, asShown))
    // Without its orientation, a turned picture is found by its hash turned; a mirrored one isn't.
    let asStored = try #require(PerceptualHash.of(stored))
    let isTurned = [1, 3, 6, 8].contains(orientation)
    #expect(PerceptualHash.areAlike(hash, asStored) == isTurned)
    #expect(PerceptualHash.areAlike(asStored, hash) == isTurned)
    if orientation > 1 {
      #expect(try #require(distance(hash, PerceptualHash.of(stored))) > PerceptualHash.maximumDifferences)
    }
  }
}
