import Foundation
import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct PhotoMetadataServiceDossierTests {
  private static let folder = FixtureFolder.url
  private static let service = FixtureFolder.service

  /// Checks that the halves inside and outside the isolated process together give what one process gives.
  @Test(arguments: [true, false], [AnalysisDepth.pixels, .structure])
  func bothHalvesMakeTheDossier(pictures: Bool, depth: AnalysisDepth) async throws {
    let wishes: PhotoDossier.Wishes = pictures ? [.details, .small, .pictures] : [.details, .small]
    for name in ["flags/thumbnailDiffers.jpg", "whole.jpg"] {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
      let place = PhotoSource.named(bytes, SystemPath("IMG_20230530.jpg"))
      let photo = try Self.service.readPhoto(at: place, depth: depth, hashing: true, wishes: wishes)
      let dossier = try Self.service.dossier(of: photo, at: place, hashing: true, wishes: wishes)
      let whole = try await Self.service.dossier(.bytes(bytes), depth: depth, hashing: true, wishes: wishes)
      #expect(dossier.report.score == whole.report.score)
      #expect(dossier.md5 == whole.md5 && dossier.md5 != nil)
      // The name is a date too, which the bytes alone don't have.
      #expect(dossier.dates.filter { $0.meaning != .fileName } == whole.dates)
      #expect(dossier.excerpts == whole.excerpts)
      #expect(dossier.picture == whole.picture && dossier.thumbnail == whole.thumbnail)
      #expect(dossier.small == whole.small)
      guard pictures, depth == .pixels else {
        let standIn: PhotoDossier.Shown = pictures ? .notRead : .withheld
        #expect([dossier.picture, dossier.thumbnail, dossier.small].allSatisfy { $0 == standIn })
        continue
      }
      guard case .picture(let small) = dossier.small, case .picture(let picture) = dossier.picture else {
        Issue.record("no picture")
        continue
      }
      #expect(small.size.width == min(160, picture.size.width))
    }
  }

  /// Checks that an open file gives what its path gives, and that nothing is read that isn't wanted.
  @Test(arguments: 0...PhotoDossier.Wishes.all.rawValue) func onlyWhatIsWantedIsRead(wishes: UInt8) throws {
    let wishes = PhotoDossier.Wishes(rawValue: wishes)
    let path = SystemPath(Self.folder.appending(path: "whole.jpg").path(percentEncoded: false))
    let photo = try Self.service.readPhoto(at: .path(path), depth: .pixels, hashing: false, wishes: wishes)
    let same = try Self.service.readPhoto(
      in: RandomAccessFile(opening: path), at: path, depth: .pixels, hashing: false, wishes: wishes)
    #expect(same == photo)
    #expect(photo.dates.isEmpty == !wishes.contains(.details))
    #expect((photo.traits == nil) == !wishes.contains(.relatives))
    #expect((photo.picture == .notDecoded) == !wishes.contains(.pictures))
    #expect((photo.thumbnail == .notDecoded) == !wishes.isSuperset(of: [.pictures, .details]))
  }

  /// Checks that a file is opened again only if something of it is needed.
  @Test func aFileIsOpenedAgainOnlyForItsBytes() throws {
    let path = SystemPath("/nonexistent/a.jpg")
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: "whole.jpg")))
    var photo = try Self.service.readPhoto(
      at: .named(bytes, path), depth: .pixels, hashing: false, wishes: [.small, .pictures])
    func shown(_ wishes: PhotoDossier.Wishes) throws -> PhotoDossier.Shown {
      try Self.service.dossier(of: photo, at: .path(path), hashing: false, wishes: wishes).small
    }
    guard case .picture = try shown([.small, .pictures]) else {
      Issue.record("no picture")
      return
    }
    #expect(throws: MetaLensError.self) { try shown([.small, .pictures, .details]) }
    photo.picture = .byLibrary(.heic, orientation: 1)
    #expect(throws: MetaLensError.self) { try shown([.small, .pictures]) }
  }
}
