import Foundation
import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct PhotoMetadataServiceDigestTests {
  /// FIPS 180-2, B.1.
  @Test func aFileNeedNotBeAPhoto() async throws {
    let digest = try await PhotoMetadataService().digest(of: .bytes(Array("abc".utf8)))
    #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  /// A sparse file takes no room on the disk.
  @Test(arguments: [0, 1]) func aLargeFileIsNotRead(excess: Int) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(PhotoMetadataService.digestedBytes + excess))
    try handle.close()
    let path = SystemPath(file.path)
    let digest = try? await PhotoMetadataService().digest(of: .path(path))
    #expect((digest == nil) == (excess > 0))
  }

  @Test func whatHasNoBytesHasNone() async {
    let service = PhotoMetadataService()
    await #expect(throws: MetaLensError(.emptyFile)) { try await service.digest(of: .bytes([])) }
    let missing = SystemPath("/nonexistent/a.jpg")
    await #expect(throws: MetaLensError(.notFound, path: "/nonexistent/a.jpg")) {
      try await service.digest(of: .path(missing))
    }
  }
}
