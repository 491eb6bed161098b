import Foundation
import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Synchronization
import Testing

/// A service that counts the files it is asked for, and refuses each.
private final class CountingService: PhotoMetadataProtocol {
  let count = Mutex(0)

  func analyze(photoData: Data) async throws -> OriginalityReport { throw MetaLensError(.emptyFile) }

  func analyze(
    contentsOf url: URL, depth: AnalysisDepth, hashing: Bool
  ) async throws -> OriginalityReport {
    count.withLock { $0 += 1 }
    throw MetaLensError(.notFound)
  }
}

/// A service that reports that it was asked, and then waits to be cancelled.
private struct WaitingService: PhotoMetadataProtocol {
  let start: AsyncStream<Void>.Continuation

  func analyze(photoData: Data) async throws -> OriginalityReport { throw MetaLensError(.emptyFile) }

  func analyze(
    contentsOf url: URL, depth: AnalysisDepth, hashing: Bool
  ) async throws -> OriginalityReport {
    start.yield()
    // Nothing is ever sent, so only cancelling ends this loop.
    for await _ in AsyncStream.makeStream(of: Void.self).stream {}
    throw CancellationError()
  }
}

struct PhotoBatchTests {
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
    let service = PhotoMetadataService()
    for try await photo in service.reports(of: urls, depth: .metadata, hashing: false, jobs: jobs) {
      #expect(photo.total == 4)
      done.append(photo.done)
      if case .failure(let error as MetaLensError) = photo.result {
        failed[photo.url.lastPathComponent] = error.code
      }
    }
    #expect(done == [1, 2, 3, 4])
    #expect(failed == ["b.jpg": .emptyFile, "missing.jpg": .notFound])
  }

  /// Checks that an element can be made, as tests of code that takes a batch's files need some.
  @Test func anElementCanBeMade() {
    let url = URL(filePath: "/a.jpg")
    let photo = PhotoBatch.Element(url: url, result: .failure(MetaLensError(.notFound)), done: 1, total: 2)
    #expect(photo.url == url && photo.done == 1 && photo.total == 2)
    #expect(throws: MetaLensError.self) { try photo.result.get() }
  }

  @Test func noFilesAreNoReports() async throws {
    for try await photo in PhotoMetadataService().reports(of: []) { Issue.record("\(photo)") }
  }

  /// Checks that at most as many files are begun as there are, and at least one.
  @Test(arguments: [Int.max, 0, .min]) func anyNumberOfJobs(jobs: Int) async throws {
    let service = CountingService()
    for try await photo in service.reports(of: [URL(filePath: "/a.jpg")], jobs: jobs) {
      #expect(photo.done == 1)
    }
    #expect(service.count.withLock { $0 } == 1)
  }

  @Test func leavingTheLoopEndsIt() async throws {
    let folder = try Self.folder(["a.jpg": ExamplePhoto.camera().bytes])
    defer { try? FileManager.default.removeItem(at: folder) }
    let urls = [URL](repeating: folder.appending(path: "a.jpg"), count: 50)
    for try await photo in PhotoMetadataService().reports(of: urls, jobs: 1) {
      #expect(photo.done == 1)
      break
    }
  }

  @Test func cancellingThrows() async throws {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for try await photo in WaitingService(start: start).reports(of: [URL(filePath: "/a.jpg")]) {
        Issue.record("\(photo)")
      }
    }
    for await _ in started { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aSlowLoopIsNotRunAheadOf() async throws {
    let service = CountingService()
    let urls = (0..<20).map { URL(filePath: "/\($0).jpg") }
    for try await photo in service.reports(of: urls, jobs: 2) {
      // Those the loop has taken, and two in progress.
      #expect(service.count.withLock { $0 } <= photo.done + 2)
      await Task.yield()
    }
    #expect(service.count.withLock { $0 } == 20)
  }
}
