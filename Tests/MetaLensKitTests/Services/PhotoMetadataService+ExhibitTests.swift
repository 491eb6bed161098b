import Foundation
import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct PhotoMetadataServiceExhibitTests {
  /// The folder `Fixtures/`, four folders up and one down.
  private static let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Fixtures")
  private static let reduced = PhotoDossier.Wishes.Reduction(side: 16, quality: 60)

  /// Checks that the halves inside and outside the isolated process together give what one process gives.
  @Test(arguments: [true, false]) func bothHalvesMakeTheDossier(pictures: Bool) async throws {
    let service = PhotoMetadataService(clock: { Date(timeIntervalSince1970: 1_767_225_600) })
    for name in ["flags/thumbnailDiffers.jpg", "whole.jpg"] {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
      let path = SystemPath("IMG_20230530.jpg")
      let exhibit = try service.exhibit(
        of: bytes, named: path, depth: .pixels, hashing: true, pictures: pictures)
      let (dossier, small) = try service.dossier(
        exhibit, of: bytes, named: path, hashing: true, pictures: pictures, reduced: Self.reduced)
      let whole = try await service.dossier(
        .bytes(bytes), depth: .pixels, hashing: true, wishes: PhotoDossier.Wishes(pictures: pictures))
      #expect(dossier.report.score == whole.report.score && dossier.md5 == whole.md5)
      // The name is a date too, which the bytes alone don't have.
      #expect(dossier.dates.filter { $0.meaning != .fileName } == whole.dates)
      #expect(dossier.excerpts == whole.excerpts)
      #expect(dossier.picture == whole.picture && dossier.thumbnail == whole.thumbnail)
      guard pictures, case .picture(let picture) = small else {
        #expect(small == .withheld)
        continue
      }
      #expect(max(picture.size.width, picture.size.height) <= 16)
    }
  }
}
