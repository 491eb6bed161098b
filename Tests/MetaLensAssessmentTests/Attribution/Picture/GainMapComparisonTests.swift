import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct GainMapComparisonTests {
  private static func raster(
    columns: Int = 40, rows: Int = 30, zoom: Int = 1, _ shade: (_ column: Int, _ row: Int) -> Int
  ) -> GreyRaster {
    var samples: [UInt8] = []
    for y in 0..<rows * zoom {
      for x in 0..<columns * zoom { samples.append(UInt8(min(255, max(0, shade(x / zoom, y / zoom))))) }
    }
    return GreyRaster(width: columns * zoom, height: rows * zoom, samples: samples)
  }

  /// Compares the scene with a map that is four times as large.
  private static func compare(_ shade: (_ column: Int, _ row: Int) -> Int) -> GainMapComparison? {
    GainMapComparison(picture: raster(ExamplePhoto.scene), map: raster(zoom: 4, shade))
  }

  /// A map isn't the picture: it may be darker, reversed, cut off below, or a little moved.
  @Test func thePicturesOwnIsLikeIt() throws {
    let own: [(Int, Int) -> Int] = [
      ExamplePhoto.scene,
      { max(0, ExamplePhoto.scene($0, $1) - 60) / 2 },
      { 255 - ExamplePhoto.scene($0, $1) },
      { max(130, ExamplePhoto.scene($0, $1)) },
      { ExamplePhoto.scene($0 + 2, $1 + 1) },
    ]
    for shade in own {
      let comparison = try #require(Self.compare(shade))
      #expect(!comparison.isUnlike && comparison.directions > 0.5 && comparison.likeness > 50)
    }
  }

  @Test func nothingOfAnotherPicturesAgrees() throws {
    let others: [(Int, Int) -> Int] = [ExamplePhoto.grain, ExamplePhoto.otherScene]
    for shade in others {
      let comparison = try #require(Self.compare(shade))
      #expect(comparison.isUnlike && comparison.likeness == 0)
    }
  }

  /// One agreement is enough: here the shades', whose steps are grain's.
  @Test func whatAgreesInOneWayIsLike() throws {
    let comparison = try #require(
      Self.compare { ExamplePhoto.scene($0, $1) + (ExamplePhoto.grain($0, $1) - 128) / 4 })
    #expect(comparison.shades > 0.4 && !comparison.isUnlike)
  }

  /// Even maps, and those with steps below 4 of 255 or few others, say nothing.
  @Test func fewEdgesAreNotCompared() {
    #expect(Self.compare { _, _ in 90 } == nil)
    #expect(Self.compare { 90 + ($0 * 7 + $1 * 5) % 3 } == nil)
    #expect(Self.compare { $0 < 4 ? ExamplePhoto.grain($0, $1) : 90 } == nil)
    #expect(Self.compare { $0 < 8 ? ExamplePhoto.grain($0, $1) : 90 } != nil)
    let map = Self.raster(ExamplePhoto.grain)
    #expect(GainMapComparison(picture: Self.raster { _, _ in 90 }, map: map) == nil)
  }

  @Test(arguments: [(40, 30, true), (40, 29, true), (40, 28, false), (30, 40, false), (20, 15, false)])
  func proportionsAndSidesAreAsked(columns: Int, rows: Int, isCompared: Bool) {
    let map = Self.raster(columns: columns, rows: rows, ExamplePhoto.grain)
    let comparison = GainMapComparison(picture: Self.raster(ExamplePhoto.scene), map: map)
    #expect((comparison != nil) == isCompared)
  }

  /// Pictures that stand upright are compared like those that lie.
  @Test func uprightPicturesAreCompared() throws {
    let picture = Self.raster(columns: 30, rows: 40) { ExamplePhoto.scene($1, $0) }
    let own = Self.raster(columns: 30, rows: 40, zoom: 3) { 200 - ExamplePhoto.scene($1, $0) / 2 }
    let other = Self.raster(columns: 30, rows: 40, zoom: 3) { ExamplePhoto.grain($1, $0) }
    let like = try #require(GainMapComparison(picture: picture, map: own))
    let unlike = try #require(GainMapComparison(picture: picture, map: other))
    #expect(like.directions > 0.5 && !like.isUnlike && unlike.isUnlike)
  }

  @Test func emptyRastersAreNotCompared() {
    let empty = GreyRaster(width: 0, height: 0, samples: [])
    #expect(GainMapComparison(picture: empty, map: empty) == nil)
  }
}
