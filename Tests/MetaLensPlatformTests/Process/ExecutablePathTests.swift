import Testing

@testable import MetaLensPlatform

struct ExecutablePathTests {
  @Test func isAFile() throws {
    let path = try #require(ExecutablePath.own)
    let file = try RandomAccessFile(opening: path)
    #expect(file.identity.byteCount > 0)
  }
}
