import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailTonesTests {
  private static func raster(_ change: (Int) -> Int) -> GreyRaster {
    var samples: [UInt8] = []
    for y in 0..<120 {
      for x in 0..<160 { samples.append(UInt8(min(255, max(0, change(ExamplePhoto.scene(x / 4, y / 4)))))) }
    }
    return GreyRaster(width: 160, height: 120, samples: samples)
  }

  private static func tones(_ change: (Int) -> Int) -> ThumbnailTones? {
    let (picture, thumbnail) = (RasterSampling(raster(change)), RasterSampling(raster { $0 }))
    return ThumbnailTones(
      ThumbnailCells(picture, thumbnail, window: picture.whole, box: thumbnail.whole))
  }

  @Test func theSameHasNoDifference() throws {
    let tones = try #require(Self.tones { $0 })
    #expect(abs(tones.brightness) < 0.01 && abs(tones.contrast - 1) < 0.001 && !tones.areOther)
  }

  @Test(arguments: [4, -4, 6, -6])
  func brightnessIsTheMeanDifference(levels: Int) throws {
    let tones = try #require(Self.tones { $0 + levels })
    #expect(abs(tones.brightness - Double(levels)) < 0.3 && abs(tones.contrast - 1) < 0.02)
    #expect(tones.areOther == (abs(levels) > 5))
  }

  @Test(arguments: [85, 93, 105, 112])
  func contrastIsTheRatioOfDeviations(percent: Int) throws {
    let tones = try #require(Self.tones { ($0 - 155) * percent / 100 + 155 })
    #expect(abs(tones.contrast - Double(percent) / 100) < 0.02)
    #expect(tones.areOther == !(88...108).contains(percent))
  }

  /// Clipped shades don't count as lost contrast.
  @Test func whatIsCutOffIsLeftOut() throws {
    let tones = try #require(Self.tones { $0 < 200 ? $0 : 255 })
    #expect(abs(tones.contrast - 1) < 0.08)
  }

  @Test func blackAndWhiteHaveNone() {
    #expect(Self.tones { $0 > 128 ? 255 : 0 } == nil)
    #expect(Self.tones { _ in 90 } == nil)
  }

  /// The shades of another scene don't correspond to these.
  @Test func whatDoesNotGoTogetherIsNotOther() throws {
    let tones = try #require(Self.tones { $0 * 37 % 200 + 20 })
    #expect(!tones.areOther)
  }
}
