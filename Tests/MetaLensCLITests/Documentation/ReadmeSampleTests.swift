import Foundation
import MetaLensKit
import MetaLensPlatform
import Synchronization
import Testing

@testable import MetaLensCLI

/// The README's samples are what the commands print.
struct ReadmeSampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The real service, which finds the README's paths in whatever directory the tests run.
  private static let service: PhotoReading = {
    let real = PhotoReading(service: PhotoMetadataService())
    return PhotoReading(service: PhotoMetadataService()) {
      place, depth, hashing async throws(MetaLensError) in
      guard case .path(let path) = place else { throw MetaLensError(.notFound) }
      return try await real.analyze(
        .path(SystemPath(root.path + "/" + path.display)), depth, hashing)
    }
  }()

  @Test func printsAsShown() async throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```\n").filter { $0.hasPrefix("$ metalens ") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = block.split(separator: "\n", maxSplits: 1)
      let words = lines[0].split(separator: " ").dropFirst(2).map { SystemPath(String($0)) }
      let output = Mutex([UInt8]())
      var io = CommandIO.system
      io.write = { bytes, stream throws(OutputError) in
        if stream == .output { output.withLock { $0 += bytes } }
      }
      io.isTerminal = { _ in false }
      io.width = { _ in nil }
      io.isInterrupted = { false }
      let code = await MetaLensCLI.run(
        arguments: words, environment: { _ in nil }, io: io, fileSystem: .system, service: Self.service)
      #expect(code == .success)
      #expect(String(decoding: output.withLock { $0 }, as: UTF8.self) == lines[1])
    }
  }
}
