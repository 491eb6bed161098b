import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct DescriptorReaderTests {
  @Test(arguments: [(0, 0, true), (10, 10, true), (11, 10, false), (1, 0, false)])
  func keepsToItsLimit(count: Int, limit: Int, isWhole: Bool) throws {
    let pipe = try Pipe(nonBlocking: false)
    let bytes = [UInt8](repeating: 7, count: count)
    try DescriptorWriter.write(bytes, to: pipe.writing)
    _ = close(pipe.writing)
    #expect(try DescriptorReader.readAll(from: pipe.reading, limit: limit) == (isWhole ? bytes : nil))
    _ = close(pipe.reading)
  }

  @Test func tellsADescriptorItCannotRead() throws {
    let directory = try TemporaryDirectory()
    let opened = try Descriptor(opening: directory.path, flags: O_RDONLY | O_DIRECTORY)
    let number = opened.number
    #expect(
      failure { () throws(SystemError) in try DescriptorReader.readAll(from: number, limit: 1) }
        == .isDirectory)
  }
}
