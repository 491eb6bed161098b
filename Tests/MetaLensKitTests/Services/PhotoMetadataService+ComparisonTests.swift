import Foundation
import MetaLensKit
import Testing

struct PhotoMetadataServiceComparisonTests {
  private func file(_ name: String) -> URL {
    (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appending(path: "Fixtures/programs/" + name)
  }

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
