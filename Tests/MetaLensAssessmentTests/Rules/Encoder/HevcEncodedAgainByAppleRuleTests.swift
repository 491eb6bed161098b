import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct HevcEncodedAgainByAppleRuleTests {
  private static let tiles = ExamplePhoto.phoneExif { $0.set($0.long(ExifTag.tileWidth, 512), in: .ifd0) }

  private static func rendered(
    _ exif: [UInt8] = ExamplePhoto.phoneExif(), _ change: (inout PhoneHEIFBuilder) -> Void
  ) -> ExamplePhoto {
    .phone(exif) {
      $0.hevc = .applePhone.colour(2, 2, 6)
      change(&$0)
    }
  }

  @Test(
    arguments: [
      (.phoneRendered(), 1), (rendered { $0.packet = Array("<x/>".utf8) }, 1), (rendered(tiles) { _ in }, 1),
      (rendered { $0.packet = [] }, 1),
      (
        rendered(tiles) {
          $0.hasThumbnail = false
          $0.packet = Array("<x/>".utf8)
        }, 3
      ),
      // The other encoder, which states no colours for a small picture.
      (
        .phone {
          $0.hevc = .applePhone.with {
            $0.sequence.largestBlock = 6
            $0.sequence.display = nil
          }
          $0.hasThumbnail = false
        }, 1
      ),
    ] as [(ExamplePhoto, Int)]) func raisedForRenderedPictures(photo: ExamplePhoto, count: Int) throws
  {
    let found = try raised(by: .hevcEncodedAgainByApple, on: photo)
    #expect(found.map { $0.parameters["signCount"] } == [.integer(count)])
  }

  /// The camera's colours with something missing, only rendered colours, another maker, another encoder, and a camera
  /// whose encoder changed a detail.
  @Test(arguments: [
    .phone(), .phone { $0.hasThumbnail = false }, .phone(tiles), rendered { _ in },
    .phoneRendered(ExamplePhoto.phoneExif(make: "NIKON CORPORATION")),
    .phone {
      $0.hevc = .x265.colour(2, 2, 6)
      $0.hasThumbnail = false
    },
    .phone {
      $0.hevc = .applePhone.with { $0.sequence.largestBlock = 6 }
      $0.hasThumbnail = false
    },
    .camera(),
  ]) func notRaisedFor(photo: ExamplePhoto) throws {
    #expect(try raised(by: .hevcEncodedAgainByApple, on: photo).isEmpty)
  }
}
