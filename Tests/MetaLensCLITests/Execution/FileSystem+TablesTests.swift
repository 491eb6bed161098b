import MetaLensKit
import MetaLensPlatform
import Synchronization
import Testing

@testable import MetaLensCLI

struct FileSystemTablesTests {
  @Test func aTableIsReadOnce() throws {
    let left = LeftBytes()
    var files = FileSystem.system
    files.read = { path, _ in left.read(path) }
    let once = files.readingOnce([SystemPath("table"), SystemPath("missing")])
    for _ in 0..<3 {
      #expect(try once.read(SystemPath("table"), 100).get() == [1, 2])
      #expect(once.read(SystemPath("missing"), 100) == .failure(MetaLensError(.notFound)))
    }
    #expect(left.reads == 2)
    // Other files are read each time.
    for _ in 0..<2 { _ = once.read(SystemPath("list"), 100) }
    #expect(left.reads == 4)
  }

  @Test func tablesAreThoseThatAreNamed() throws {
    let words = [
      "batch", "p", "--model", "m", "--signatures", "s", "--signatures", "t", "--trust-anchors", "a",
    ]
    let arguments = try ArgumentParser.parse(words.map { SystemPath($0) })
    #expect(Set(arguments.tables) == Set(["m", "s", "t", "a"].map { SystemPath($0) }))
  }
}

/// Files that behave like pipes: they have bytes the first time, and none after that.
private final class LeftBytes: Sendable {
  private let taken = Mutex<[SystemPath]>([])
  var reads: Int { taken.withLock { $0.count } }

  func read(_ path: SystemPath) -> Result<[UInt8], MetaLensError> {
    taken.withLock { taken in
      defer { taken.append(path) }
      if path == SystemPath("missing") { return .failure(MetaLensError(.notFound)) }
      return .success(taken.contains(path) ? [] : [1, 2])
    }
  }
}
