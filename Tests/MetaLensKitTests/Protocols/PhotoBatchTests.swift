import Foundation
import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

@Suite struct PhotoBatchTests {
  private static func folder(_ files: [String: [UInt8]]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    return folder
  }

  @Test(arguments: [0, 1, 2, 8]) func aBadFileCostsNoOther(jobs: Int) async throws {
    let camera = ExamplePhoto.camera().bytes
    let folder = try Self.folder(["a.jpg": camera, "b.jpg": [], "c.jpg": camera])
    defer { try? FileManager.default.removeItem(at: folder) }
    let urls = ["a.jpg", "b.jpg", "c.jpg", "missing.jpg"].map { folder.appending(path: $0) }
    var done: [Int] = []
    var failed: [String: MetaLensError.Code] = [:]
    for await photo in PhotoMetadataService().reports(of: urls, depth: .metadata, hashing: false, jobs: jobs)
    {
      #expect(photo.total == 4)
      done.append(photo.done)
      if case .failure(let error as MetaLensError) = photo.result {
        failed[photo.url.lastPathComponent] = error.code
      }
    }
    #expect(done == [1, 2, 3, 4])
    #expect(failed == ["b.jpg": .emptyFile, "missing.jpg": .notFound])
  }

  @Test func noFilesAreNoReports() async {
    for await photo in PhotoMetadataService().reports(of: []) { Issue.record("\(photo)") }
  }

  @Test func leavingTheLoopEndsIt() async throws {
    let folder = try Self.folder(["a.jpg": ExamplePhoto.camera().bytes])
    defer { try? FileManager.default.removeItem(at: folder) }
    let urls = [URL](repeating: folder.appending(path: "a.jpg"), count: 50)
    for await photo in PhotoMetadataService().reports(of: urls, jobs: 1) {
      #expect(photo.done == 1)
      break
    }
  }
}
