import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensKit

struct PhotoMetadataServicePictureTests {
  /// Checks that a thumbnail is reported absent only where the photo has none.
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
      .bytes(photo), depth: .pixels, hashing: false, wishes: [.details, .pictures])
    #expect(Answer(dossier.thumbnail) == answer)
  }

  /// Returns bytes as Brotli stores them uncompressed: a meta-block of them, then an empty one (RFC 7932, 9.2).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let head = (bytes.count - 1) << 4 | 1 << 20
    return [0, 8, 16].map { UInt8(truncatingIfNeeded: head >> $0) } + bytes + [3]
  }

  /// Checks that a thumbnail compressed together with EXIF is said to be present but can't be extracted as it is.
  @Test func aPackedThumbnailIsSaidToBeCompressed() async throws {
    let exif = ExamplePhoto.cameraExif {
      $0.thumbnail = JPEGBuilder(size: PixelSize(width: 16, height: 8)).build()
    }
    let packed = Self.stored([0, 0, 0, 0] + exif)
    let photo = ExamplePhoto.jpegXL(leading: HEIFBuilder.box("brob", Array("Exif".utf8) + packed)).bytes
    let service = PhotoMetadataService()
    let dossier = try await service.dossier(
      .bytes(photo), depth: .pixels, hashing: false, wishes: [.details, .pictures])
    #expect(dossier.thumbnail == .packed)
    let error = await #expect(throws: MetaLensError.self) {
      try await service.extract(.thumbnail, .bytes(photo)) { _ in }
    }
    #expect(error == MetaLensError(.partMissing, detail: "packedThumbnail"))
    #expect(error?.message(in: .english).contains("compressed") == true)
    // The EXIF has no thumbnail.
    let bare = Self.stored([0, 0, 0, 0] + ExamplePhoto.cameraExif())
    let other = ExamplePhoto.jpegXL(leading: HEIFBuilder.box("brob", Array("Exif".utf8) + bare)).bytes
    #expect(
      try await service.dossier(
        .bytes(other), depth: .pixels, hashing: false, wishes: [.details, .pictures]
      ).thumbnail == .absent)
    await #expect(throws: MetaLensError(.partMissing, detail: "thumbnail")) {
      try await service.extract(.thumbnail, .bytes(other)) { _ in }
    }
  }

  private static let phone = PhoneHEIFBuilder(exif: nil)
  /// Phones' files of two tiles, of one tile used 200 times, on a large canvas, and of large tiles.
  static let containers: [(PhoneHEIFBuilder, ReadPicture)] = [
    (phone, .byLibrary(.heic, orientation: 1)),
    (manyTiles, .byLibrary(.heic, orientation: 1, .thumbnail)),
    (manyTiles.with { $0.hasThumbnail = false }, .undecodable),
    (
      phone.with {
        $0.size = PixelSize(width: 20_000, height: 13_000)
        $0.hasThumbnail = false
      }, .undecodable
    ),
    (
      phone.with { $0.hevc.sequence.size = PixelSize(width: 8192, height: 8192) },
      .undecodable
    ),
  ]
  private static let manyTiles = phone.with {
    $0.tiles = [Int](repeating: 1, count: 200)
    $0.columns = 200
  }

  /// Checks that no process is started if a container's parts cost more than its file is worth.
  @Test(arguments: containers.indices) func partsAreReckonedBeforeTheyAreDecoded(index: Int) throws {
    let (builder, picture) = Self.containers[index]
    #expect(try PhotoMetadataService().readPairPicture(of: builder.build(), beside: 0) == picture)
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
