import Foundation
import MetaLensFacts
import MetaLensKit
import MetaLensSamples
import Testing

/// A source of reports other than our service, which implements only what it must.
private struct StubService: PhotoMetadataProtocol {
  let report: OriginalityReport

  func analyze(photoData: Data) async throws -> OriginalityReport {
    guard !photoData.isEmpty else { throw MetaLensError(.emptyFile) }
    return report
  }
}

/// A source that also lays files out.
private struct StubInspector: PhotoMetadataProtocol {
  let inspection: PhotoInspection

  func analyze(photoData: Data) async throws -> OriginalityReport { throw MetaLensError(.notAPhoto) }
  func inspect(photoData: Data) async throws -> PhotoInspection { inspection }
}

struct PhotoMetadataProtocolTests {
  private static func stub() async throws -> any PhotoMetadataProtocol {
    let bytes = Data(ExamplePhoto.camera().bytes)
    return StubService(report: try await PhotoMetadataService().analyze(photoData: bytes))
  }

  private static func file(_ bytes: [UInt8]) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "metalens-\(UUID().uuidString).jpg")
    try Data(bytes).write(to: url)
    return url
  }

  @Test func aStubTakesEveryCall() async throws {
    let stub = try await Self.stub()
    let url = try Self.file([1])
    defer { try? FileManager.default.removeItem(at: url) }
    let report = try await stub.analyze(photoData: Data([1]))
    #expect(try await stub.analyze(contentsOf: url) == report)
    #expect(try await stub.analyze(contentsOf: url, depth: report.depth) == report)
    #expect(try await stub.analyze(contentsOf: url, depth: report.depth, hashing: false) == report)
    var found: [OriginalityReport] = []
    for try await photo in stub.reports(of: [url, url], depth: report.depth) {
      found.append(try photo.result.get())
    }
    #expect(found == [report, report])
  }

  /// Checks that what a stub leaves out is read as the service reads it, and that a stub's answer on bytes counts for
  /// files.
  @Test func aStubNeedNotLayFilesOut() async throws {
    let bytes = Data(ExamplePhoto.camera().bytes)
    let url = try Self.file(Array(bytes))
    defer { try? FileManager.default.removeItem(at: url) }
    let stub = try await Self.stub()
    let inspection = try await PhotoMetadataService().inspect(photoData: bytes)
    #expect(try await stub.inspect(photoData: bytes).json == inspection.json)
    #expect(try await stub.inspect(contentsOf: url).json == inspection.json)
    #expect(try await stub.extract(.exif, contentsOf: url) == Data(ExamplePhoto.cameraExif()))
    #expect(try await stub.extract(.exif, photoData: bytes) == Data(ExamplePhoto.cameraExif()))
    let other: any PhotoMetadataProtocol = StubInspector(inspection: inspection)
    let text = try Self.file([1])
    defer { try? FileManager.default.removeItem(at: text) }
    #expect(try await other.inspect(contentsOf: text, attributes: true).json == inspection.json)
  }

  /// Checks that a URL of anything but a file of this computer isn't called a missing file.
  @Test(arguments: [
    ("https://example.org/a.jpg", "not a file URL"), ("data:image/jpeg;base64,AA==", "not a file URL"),
    ("file://server/share/a.jpg", "the file URL names another machine"),
  ])
  func anotherURLIsNoMissingFile(text: String, cause: String) async throws {
    let url = try #require(URL(string: text))
    for service in [try await Self.stub(), PhotoMetadataService()] as [any PhotoMetadataProtocol] {
      let error = await #expect(throws: MetaLensError.self) { try await service.analyze(contentsOf: url) }
      #expect(error == MetaLensError(.readFailed, path: text, detail: cause))
    }
  }

  @Test(arguments: ["file://", "file://localhost", "file://LOCALHOST"])
  func aFileURLMayNameThisMachine(start: String) async throws {
    let file = try Self.file(ExamplePhoto.camera().bytes)
    defer { try? FileManager.default.removeItem(at: file) }
    let url = try #require(URL(string: start + file.path(percentEncoded: true)))
    #expect(try await PhotoMetadataService().analyze(contentsOf: url).summary.format == .jpeg)
  }

  /// Checks that a stub's errors on files are the service's.
  @Test(arguments: [
    ("/nonexistent/a.jpg", MetaLensError.Code.notFound), ("/", .isDirectory), ("/dev/null", .notRegularFile),
  ])
  func aFileThatCannotBeReadIsAnErrorOfOurs(path: String, code: MetaLensError.Code) async throws {
    let url = URL(filePath: path)
    for service in [try await Self.stub(), PhotoMetadataService()] as [any PhotoMetadataProtocol] {
      for read in [
        { _ = try await service.analyze(contentsOf: url) },
        { _ = try await service.inspect(contentsOf: url) },
        { _ = try await service.extract(.exif, contentsOf: url) },
      ] as [@Sendable () async throws -> Void] {
        await #expect { try await read() } throws: { ($0 as? MetaLensError)?.code == code }
      }
    }
  }

  /// Checks that the service reads through the protocol as it does directly: by windows, and at the requested depth.
  @Test func theServiceKeepsItsOwnWay() async throws {
    let url = try Self.file(ExamplePhoto.camera().bytes)
    defer { try? FileManager.default.removeItem(at: url) }
    let service: any PhotoMetadataProtocol = PhotoMetadataService()
    let report = try await service.analyze(contentsOf: url, depth: .metadata, hashing: false)
    #expect(report.depth == .metadata && report.summary.sha256 == nil)
    #expect(try await service.analyze(contentsOf: url, depth: report.depth).depth == .metadata)
    #expect(try await service.inspect(contentsOf: url, attributes: true).attributes != nil)
  }

  @Test func cancellingThrowsSwiftsError() async throws {
    let bytes = Data(ExamplePhoto.camera().bytes)
    let url = try Self.file(Array(bytes))
    defer { try? FileManager.default.removeItem(at: url) }
    let service: any PhotoMetadataProtocol = PhotoMetadataService()
    let stub = try await Self.stub()
    let calls: [@Sendable () async throws -> Void] = [
      // What a stub leaves out stops too, and then doesn't call the stub.
      { _ = try await stub.analyze(contentsOf: url) },
      { _ = try await service.analyze(contentsOf: url) }, { _ = try await service.analyze(photoData: bytes) },
      { _ = try await service.inspect(contentsOf: url) }, { _ = try await service.inspect(photoData: bytes) },
      { _ = try await service.extract(.exif, contentsOf: url) },
      { _ = try await service.extract(.exif, photoData: bytes) },
    ]
    for call in calls {
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        try await call()
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }
}
