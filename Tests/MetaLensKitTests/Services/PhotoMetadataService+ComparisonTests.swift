import Foundation
import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct PhotoMetadataServiceComparisonTests {
  private func file(_ name: String) -> URL { FixtureFolder.url.appending(path: "programs/" + name) }

  /// Checks that coefficients are compared only for a picture coded otherwise that may be the same.
  @Test(
    arguments: [
      ("progressive.jpg", false, true), ("rotated.jpg", false, nil), ("reencoded.jpg", false, false),
      ("software.jpg", true, nil), ("camera.jpg", true, nil), ("pillow.png", false, nil),
    ] as [(String, Bool?, Bool?)])
  func tellsALosslessRewrite(other: String, isSamePicture: Bool?, areSameCoefficients: Bool?) async throws {
    let service: any PhotoMetadataProtocol = PhotoMetadataService()
    let comparison = try await service.compare(contentsOf: file("camera.jpg"), with: file(other))
    #expect(comparison.isSamePicture == isSamePicture)
    #expect(comparison.areSameCoefficients == areSameCoefficients)
    let json = comparison.json["sameCoefficients"]?.boolValue
    #expect(json == areSameCoefficients)
    #expect((comparison.firstDifference == nil) == comparison.areSameBytes)
  }

  @Test func aFileThatIsMissingIsAnError() async throws {
    await #expect(throws: MetaLensError.self) {
      try await PhotoMetadataService().compare(contentsOf: file("camera.jpg"), with: file("none"))
    }
  }

  /// Checks that a comparison is of the files as they were opened, whatever has their names meanwhile.
  @Test func aReplacedFileIsStillCompared() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let replaced = directory.appending(path: "a.jpg")
    try FileManager.default.copyItem(at: file("camera.jpg"), to: replaced)
    let service = PhotoMetadataService()
    let place = try PhotoSource.path(SystemPath(fileURL: replaced)).opened()
    let other = try PhotoSource.path(SystemPath(fileURL: file("reencoded.jpg"))).opened()
    let (first, second) = (try await service.inspect(place), try await service.inspect(other))
    try FileManager.default.removeItem(at: replaced)
    try FileManager.default.copyItem(at: file("reencoded.jpg"), to: replaced)
    let comparison = try await service.comparison(of: first, second, at: place, other)
    #expect(comparison.firstDifference != nil && !comparison.areSameBytes)
    #expect(place.path?.display == replaced.path())
  }

  @Test func aMissingFileCannotBeOpened() throws {
    let error = #expect(throws: MetaLensError.self) {
      try PhotoSource.path(SystemPath(fileURL: file("none"))).opened()
    }
    #expect(error?.code == .notFound && error?.path?.hasSuffix("none") == true)
  }

  /// Checks that another source of reports compares only what it lays out.
  @Test func aStubComparesWithoutDecoding() async throws {
    struct Stub: PhotoMetadataProtocol {
      func analyze(photoData: Data) async throws -> OriginalityReport { throw CancellationError() }
    }
    let comparison = try await Stub().compare(
      contentsOf: file("camera.jpg"), with: file("progressive.jpg"))
    #expect(comparison.isSamePicture == false && comparison.areSameCoefficients == nil)
  }
}
