import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct TilesRearrangedRuleTests {
  /// The items that the grid of two columns shows, in a picture of a width; each tile is 512 wide.
  @Test(
    arguments: [
      ([1, 2], 1024, false), ([1, 2], 513, false), ([1, 2], 512, true), ([1, 2], 100, true),
      ([2, 1], 1024, true), ([1, 1], 1024, true), ([1], 1024, true), ([1, 2, 2], 1024, true),
    ])
  func raisedFor(tiles: [Int], width: Int, isRaised: Bool) throws {
    let photo = ExamplePhoto.phone {
      $0.tiles = tiles
      $0.size.width = width
    }
    #expect(try raised(by: .tilesRearranged, on: photo).isEmpty != isRaised)
  }

  /// A tile that the grid no longer shows, and two tiles with the same bytes.
  @Test(arguments: [
    ExamplePhoto.phone {
      $0.tiles = [1]
      $0.columns = 1
      $0.size.width = 512
    }, .phone { $0.sharesBytes = true },
  ])
  func raisedToo(photo: ExamplePhoto) throws {
    #expect(try raised(by: .tilesRearranged, on: photo).count == 1)
  }

  @Test func tellsHowManyAndWhere() throws {
    let found = try findings(by: .tilesRearranged, on: .phone { $0.tiles = [2, 1] })
    #expect(found.map(\.detail.parameters) == [["tileCount": .integer(2)]])
    #expect(found.first?.evidence.map(\.location) == ["iref dimg"])
    #expect(found.first?.evidence.first?.offset != nil)
  }

  /// Tiles whose size isn't a multiple of the encoder's blocks are coded larger, and cropped by the conformance window.
  @Test func aConformanceWindowRearrangesNothing() throws {
    let photo = ExamplePhoto.phone {
      $0.hevc.sequence.size = PixelSize(width: 504, height: 376)
      $0.hevc.cut = PixelSize(width: 4, height: 4)
      $0.size = PixelSize(width: 1008, height: 376)
    }
    #expect(try raised(by: .tilesRearranged, on: photo).isEmpty)
  }

  @Test(arguments: [ExamplePhoto.camera(), .heif { _ in }]) func onlyOfTiles(photo: ExamplePhoto) throws {
    #expect(try raised(by: .tilesRearranged, on: photo).isEmpty)
  }
}
