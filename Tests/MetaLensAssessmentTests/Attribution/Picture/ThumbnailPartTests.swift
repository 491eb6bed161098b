import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailPartTests {
  private static func raster(_ shade: (Int, Int) -> Int) -> GreyRaster {
    var samples: [UInt8] = []
    for y in 0..<120 { for x in 0..<160 { samples.append(UInt8(min(255, max(0, shade(x, y))))) } }
    return GreyRaster(width: 160, height: 120, samples: samples)
  }

  private static func scene(_ x: Int, _ y: Int) -> Int { ExamplePhoto.scene(x / 4, y / 4) }

  /// The scene with a lighter part, 20 of 160 by 20 of 120.
  private static func patched(_ x: Int, _ y: Int) -> Int {
    scene(x, y) + ((80..<100).contains(x) && (60..<80).contains(y) ? 45 : 0)
  }

  private func part(_ picture: GreyRaster) -> ThumbnailPart? {
    guard
      case .differentInPart(let part) = ThumbnailComparison(
        picture: picture, thumbnail: Self.raster(Self.scene)
      )
      .verdict
    else { return nil }
    return part
  }

  @Test(arguments: [100, 70])
  func aPartIsFound(contrast: Int) throws {
    let found = try #require(part(Self.raster { Self.patched($0, $1) * contrast / 100 }))
    #expect((1...4).contains(found.share))
    #expect(abs(found.place.left - 50) <= 3 && abs(found.place.right - 63) <= 3)
    #expect(abs(found.place.top - 50) <= 3 && abs(found.place.bottom - 67) <= 3)
  }

  /// Changes of all of it: brightness, contrast and gamma; clipped shades; noise; a shift.
  @Test func whatIsDoneToAllOfItIsNone() {
    #expect(part(Self.raster(Self.scene)) == nil)
    #expect(part(Self.raster { Self.scene($0, $1) * 13 / 10 }) == nil)
    #expect(part(Self.raster { Self.scene($0, $1) * 17 / 10 - 60 }) == nil)
    #expect(part(Self.raster { Self.scene($0, $1) * Self.scene($0, $1) / 255 }) == nil)
    #expect(part(Self.raster { Self.scene($0, $1) + ($0 * 7 + $1 * 13) % 9 - 4 }) == nil)
    #expect(part(Self.raster { Self.scene($0 + 1, $1) }) == nil)
  }

  /// A part as large as a number plate, clearly different, and away from the edges.
  @Test func aSmallPartIsFound() throws {
    let plate = { (x: Int, y: Int) in (72..<88).contains(x) && (66..<72).contains(y) }
    let found = try #require(part(Self.raster { Self.scene($0, $1) + (plate($0, $1) ? 60 : 0) }))
    #expect(found.share == 1 && !found.isOfColour)
    #expect(abs(found.place.left - 45) <= 2 && abs(found.place.right - 55) <= 2)
    #expect(part(Self.raster { Self.scene($0, $1) + (plate($0, $1) ? 10 : 0) }) == nil)
    #expect(part(Self.raster { Self.scene($0, $1) + (plate($0 + 72, $1) ? 60 : 0) }) == nil)
  }

  /// The part's surroundings have moved too, as when a camera straightens only the picture.
  @Test func whatMovedWithItsSurroundingsIsNone() {
    func striped(_ x: Int, _ y: Int) -> Int { 100 + (x / 3 % 2) * 60 + (y / 5 % 2) * 40 }
    let small = Self.raster { Self.scene($0, $1) / 2 + striped($0, $1) / 2 }
    let moved = Self.raster { x, y in
      let isThere = (60..<100).contains(x) && (40..<80).contains(y)
      return Self.scene(x, y) / 2 + striped(isThere ? x + 3 : x, y) / 2
    }
    #expect(ThumbnailComparison(picture: moved, thumbnail: small).verdict == .same)
  }

  @Test func aTinyPartIsNone() {
    #expect(part(Self.raster { Self.scene($0, $1) + ($0 / 4 == 18 && $1 / 4 == 13 ? 45 : 0) }) == nil)
  }

  @Test func whereTheRestIsOffThereIsNone() {
    #expect(part(Self.raster { x, y in Self.scene(x, y) + (x / 16 + y / 16) % 3 * 15 }) == nil)
  }
}
