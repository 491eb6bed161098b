import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailComparisonTests {
  private static func raster(
    _ width: Int, _ height: Int, _ shade: (Int, Int) -> Int
  ) -> GreyRaster {
    var samples: [UInt8] = []
    for y in 0..<height { for x in 0..<width { samples.append(UInt8(min(255, max(0, shade(x, y))))) } }
    return GreyRaster(width: width, height: height, samples: samples)
  }

  /// A scene of 160 by 120.
  private static let scene = raster(160, 120) { ExamplePhoto.scene($0 / 4, $1 / 4) }

  private func verdict(_ picture: GreyRaster, _ thumbnail: GreyRaster = scene) -> ThumbnailComparison.Verdict
  {
    ThumbnailComparison(picture: picture, thumbnail: thumbnail).verdict
  }

  @Test func theSameIsTheSame() {
    #expect(verdict(Self.scene) == .same)
    #expect(verdict(Self.raster(128, 96) { ExamplePhoto.scene($0 * 40 / 128, $1 * 30 / 96) }) == .same)
    #expect(verdict(Self.raster(160, 120) { ExamplePhoto.scene($0 / 4, $1 / 4) * 97 / 100 + 3 }) == .same)
  }

  /// A picture of 3:2 in a thumbnail of 4:3 with black bars, centered or not.
  @Test(arguments: [7, 4])
  func barsAreTakenOff(top: Int) {
    let picture = Self.raster(150, 100) { ExamplePhoto.scene($0 * 40 / 150, $1 * 30 / 100) }
    let thumbnail = Self.raster(160, 120) { x, y in
      (top..<top + 106).contains(y) ? ExamplePhoto.scene(x / 4, (y - top) * 30 / 106) : 3
    }
    let comparison = ThumbnailComparison(picture: picture, thumbnail: thumbnail)
    #expect(comparison.verdict == .same && !comparison.isStretched)
  }

  /// Nikon's thumbnails of 160 by 120 have eight black rows at both ends.
  ///
  /// The rest is 1.538 beside the picture's 1.494, and 1.569 without the two rows that are removed. With ten rows it is
  /// at least 1.6.
  @Test(arguments: [(8, false), (10, true)])
  func linesTakenOffBesideBarsStretchNothing(bar: Int, isStretched: Bool) {
    let picture = Self.raster(242, 162) { ExamplePhoto.scene($0 * 40 / 242, $1 * 30 / 162) }
    let shown = 120 - 2 * bar
    let thumbnail = Self.raster(160, 120) { x, y in
      (bar..<120 - bar).contains(y) ? ExamplePhoto.scene(x / 4, (y - bar) * 30 / shown) : 3
    }
    #expect(ThumbnailComparison(picture: picture, thumbnail: thumbnail).isStretched == isStretched)
  }

  /// A night sky as dark as the bars; only the two proportions show where the bars end.
  private static func night(_ x: Double, _ y: Double) -> Int {
    let isLit = y > 0.62 && y < 0.8 && Int(x * 24) % 3 == 0
    return isLit ? 120 + Int(x * 80) : y > 0.8 ? 20 + Int(30 * abs(x - 0.5)) : 4 + Int(6 * x)
  }

  @Test(arguments: [3.0 / 2, 16.0 / 9])
  func barsAreTakenOffAtNight(aspect: Double) {
    let height = Int((240 / aspect).rounded())
    let picture = Self.raster(240, height) { Self.night(Double($0) / 240, Double($1) / Double(height)) }
    let shown = 160 / aspect
    let top = (120 - shown) / 2
    let thumbnail = Self.raster(160, 120) { x, y in
      let inside = (Double(y) - top) / shown
      return (0..<1).contains(inside) ? Self.night(Double(x) / 160, inside) : 2
    }
    let comparison = ThumbnailComparison(picture: picture, thumbnail: thumbnail)
    #expect(comparison.verdict == .same && !comparison.isStretched)
  }

  @Test func aStretchedThumbnailIsTold() {
    let comparison = ThumbnailComparison(
      picture: Self.raster(160, 90) { ExamplePhoto.scene($0 / 4, $1 / 3) }, thumbnail: Self.scene)
    #expect(comparison.verdict == .same && comparison.isStretched)
  }

  @Test func anotherSceneDiffers() {
    #expect(verdict(Self.raster(160, 120) { ExamplePhoto.otherScene($0 / 4, $1 / 4) }) == .different)
  }

  @Test func aPastedQuarterDiffers() {
    let pasted = Self.raster(160, 120) { x, y in
      x > 60 && x < 140 && y > 40 && y < 100 ? (x / 10 + y / 10) % 2 * 200 : ExamplePhoto.scene(x / 4, y / 4)
    }
    #expect(verdict(pasted) == .different)
  }

  @Test(arguments: PictureTurn.allCases)
  func turnsAreNamed(turn: PictureTurn) {
    #expect(verdict(Self.scene.turned(turn)) == .turned(turn))
    #expect(Self.scene.turned(turn).turned(turn.inverse) == Self.scene)
  }

  @Test(arguments: [0.75, 0.6])
  func aPartIsFound(share: Double) throws {
    let picture = Self.raster(160, 120) { x, y in
      ExamplePhoto.scene(Int((Double(x) * share + 8) / 4), Int((Double(y) * share + 8) / 4))
    }
    guard case .part(let found) = verdict(picture) else {
      Issue.record("\(ThumbnailComparison(picture: picture, thumbnail: Self.scene))")
      return
    }
    #expect(abs(found - share) <= 0.06)
  }

  @Test func flatAndTinyPicturesGetNoAnswer() {
    let flat = Self.raster(160, 120) { x, _ in 100 + x % 3 }
    #expect(verdict(flat, flat) == .unclear && verdict(Self.scene, flat) == .unclear)
    #expect(verdict(Self.raster(8, 6) { 30 * ($0 + $1) }) == .unclear)
    #expect(verdict(GreyRaster(width: 0, height: 0, samples: [])) == .unclear)
  }

  /// The scene with a tenth, half or almost all of its contrast.
  private static func faint(_ percent: Int) -> GreyRaster {
    raster(160, 120) { 100 + (ExamplePhoto.scene($0 / 4, $1 / 4) - 120) * percent / 100 }
  }

  /// The thumbnail shows almost nothing of a picture with its contrast; beside half of that, or a flat picture, this
  /// isn't reported.
  @Test(
    arguments: [
      (scene, faint(10), true), (faint(90), faint(10), true), (faint(50), faint(10), false),
      (faint(10), faint(10), false), (scene, scene, false), (scene, raster(20, 15) { 8 * ($0 + $1) }, true),
      (scene, raster(64, 48) { ExamplePhoto.scene($0 * 5 / 8, $1 * 5 / 8) }, false),
      // The thumbnail of a panorama has its shape too.
      (raster(160, 17) { 2 * $0 / 3 + $1 }, raster(160, 15) { 2 * $0 / 3 + $1 }, false),
      (faint(10), raster(8, 6) { 20 * ($0 + $1) }, true), (faint(10), scene, false),
    ] as [(GreyRaster, GreyRaster, Bool)])
  func aBlankThumbnailIsTold(picture: GreyRaster, thumbnail: GreyRaster, isBlank: Bool) {
    let comparison = ThumbnailComparison(picture: picture, thumbnail: thumbnail)
    #expect(comparison.isBlank == isBlank)
    #expect(!isBlank || comparison.verdict == .unclear && !comparison.isTooEven)
  }

  /// A flat picture beside a thumbnail with contrast, with half of it, and with none but its black bars.
  @Test(
    arguments: [
      (faint(10), scene, true), (faint(10), faint(90), true), (faint(10), faint(50), false),
      (raster(150, 100) { _, _ in 230 }, raster(160, 120) { _, y in (7..<113).contains(y) ? 230 : 3 }, false),
      (
        raster(100, 150) { _, _ in 230 }, raster(160, 120) { x, _ in (40..<120).contains(x) ? 230 : 3 },
        false
      ),
      (raster(160, 12) { _, _ in 230 }, scene, false),
    ] as [(GreyRaster, GreyRaster, Bool)])
  func aFlatPictureDiffers(picture: GreyRaster, thumbnail: GreyRaster, isDifferent: Bool) {
    let comparison = ThumbnailComparison(picture: picture, thumbnail: thumbnail)
    #expect((comparison.verdict == .different) == isDifferent)
    #expect(comparison.isTooEven != isDifferent && !comparison.isBlank)
  }
}
