import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

struct PhotoMetadataServicePictureTests {
  /// A page says that a photo has no thumbnail only where it has none.
  @Test(arguments: [
    (ThumbnailKind.jpeg, Answer.shown), (.damaged, .undecodable), (.uncompressed, .notDecoded),
    (.none, .absent),
  ]) func thumbnailIsAbsentOnlyWhereThereIsNone(kind: ThumbnailKind, answer: Answer) async throws {
    var tiff = TIFFBuilder()
    tiff.ifd0 = [tiff.ascii(ExifTag.make, "Canon")]
    switch kind {
    case .jpeg: tiff.thumbnail = JPEGBuilder(size: PixelSize(width: 16, height: 8)).build()
    case .damaged: tiff.thumbnail = [0xFF, 0xD8] + [UInt8](repeating: 0x42, count: 40) + [0xFF, 0xD9]
    case .uncompressed: tiff.ifd1 = [tiff.long(ExifTag.stripOffsets, 8)]
    case .none: break
    }
    let photo = JPEGBuilder(size: PixelSize(width: 64, height: 32), exif: tiff.build()).build()
    let dossier = try await PhotoMetadataService().dossier(
      .bytes(photo), depth: .pixels, hashing: false, wishes: PhotoDossier.Wishes())
    #expect(Answer(dossier.thumbnail) == answer)
  }

  enum ThumbnailKind { case jpeg, damaged, uncompressed, none }

  enum Answer {
    case shown, undecodable, notDecoded, absent, other

    init(_ shown: PhotoDossier.Shown) {
      self =
        switch shown {
        case .picture: .shown
        case .undecodable: .undecodable
        case .notDecoded: .notDecoded
        case .absent: .absent
        default: .other
        }
    }
  }
}
