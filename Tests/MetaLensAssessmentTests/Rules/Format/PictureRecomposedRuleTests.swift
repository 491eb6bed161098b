import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct PictureRecomposedRuleTests {
  private static let alpha = "urn:mpeg:hevc:2015:auxid:1"

  @Test(
    arguments: [
      (.phone { $0.crop = PixelSize(width: 1022, height: 512) }, "crop", "iprp"),
      (.phone { $0.isOverlaid = true }, "overlay", "iref"),
      (.phone { $0.isTileTurned = true }, "turn", "iprp"),
      (.phone { $0.auxiliary = alpha }, "mask", "iref"),
    ] as [(ExamplePhoto, String, String)])
  func raisedFor(photo: ExamplePhoto, how: String, location: String) throws {
    let found = try findings(by: .pictureRecomposed, on: photo)
    #expect(found.map(\.detail.parameters) == [["how": .string(how)]])
    #expect(found.first?.evidence.map(\.location) == [location])
    #expect(found.first?.evidence.first?.offset != nil)
  }

  /// A part as large as the picture, a part without the row that an odd side needs, a depth map, and the tiles of a
  /// grid.
  @Test(
    arguments: [
      .phone(), .phone { $0.crop = $0.size }, .phone { $0.crop = PixelSize(width: 1023, height: 511) },
      .phone { $0.auxiliary = "urn:mpeg:hevc:2015:auxid:2" },
      .camera(), .heif { _ in },
    ] as [ExamplePhoto])
  func silentOn(photo: ExamplePhoto) throws {
    #expect(try raised(by: .pictureRecomposed, on: photo).isEmpty)
  }
}
