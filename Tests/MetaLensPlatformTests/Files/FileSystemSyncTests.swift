import Testing

@testable import MetaLensPlatform

struct FileSystemSyncTests {
  @Test func waitsForADirectory() throws {
    let directory = try TemporaryDirectory()
    try directory.make(file: directory.at("a"), "text")
    try FileSystemSync.wait(for: directory.at("."))
    do throws(SystemError) {
      try FileSystemSync.wait(for: directory.at("none"))
      Issue.record("waited for nothing")
    } catch {
      #expect(error.kind == .notFound)
    }
  }
}
