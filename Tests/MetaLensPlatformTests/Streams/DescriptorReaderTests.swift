import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct DescriptorReaderTests {
  @Test(arguments: [(0, 0, true), (10, 10, true), (11, 10, false), (1, 0, false)])
  func keepsToItsLimit(count: Int, limit: Int, isWhole: Bool) throws {
    let pipe = try Pipe(nonBlocking: false)
    let bytes = [UInt8](repeating: 7, count: count)
    try DescriptorWriter.write(bytes, to: pipe.writing)
    _ = close(pipe.writing)
    #expect(try DescriptorReader.readAll(from: pipe.reading, limit: limit) == (isWhole ? bytes : nil))
    _ = close(pipe.reading)
  }

  /// Checks that only the available bytes are given, and none only at the end.
  @Test func givesWhatIsThere() throws {
    let pipe = try Pipe(nonBlocking: false)
    try DescriptorWriter.write([1, 2, 3], to: pipe.writing, endsOnSignal: true)
    #expect(try DescriptorReader.next(from: pipe.reading, maximum: 2) == [1, 2])
    #expect(try DescriptorReader.next(from: pipe.reading, maximum: 2) == [3])
    _ = close(pipe.writing)
    #expect(try DescriptorReader.next(from: pipe.reading, maximum: 2) == [])
    _ = close(pipe.reading)
  }

  /// Checks that more than a block is read in pieces, and that a file that is too large isn't read at all.
  @Test(arguments: [(9 << 20, 9 << 20, true), (9 << 20, (9 << 20) - 1, false)])
  func joinsBlocks(count: Int, limit: Int, isWhole: Bool) throws {
    let directory = try TemporaryDirectory()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 >> 12) }
    let path = directory.at("long")
    let written = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT, mode: 0o644)
    try DescriptorWriter.write(bytes, to: written.number)
    let opened = try Descriptor(opening: path, flags: O_RDONLY)
    let number = opened.number
    #expect(try DescriptorReader.readAll(from: number, limit: limit) == (isWhole ? bytes : nil))
    #expect(lseek(number, 0, SEEK_CUR) == (isWhole ? count : 0))
  }

  /// Checks that what isn't wanted by its first bytes isn't waited for: the writer is still there.
  @Test func leavesTheRestOfWhatIsNotWanted() throws {
    let pipe = try Pipe(nonBlocking: false)
    let bytes = [UInt8](repeating: 7, count: 64)
    try DescriptorWriter.write(bytes, to: pipe.writing)
    let read = try DescriptorReader.readAll(from: pipe.reading, limit: 1 << 20, beginning: 64) { $0 != bytes }
    #expect(read == bytes)
    for end in [pipe.writing, pipe.reading] { _ = close(end) }
  }

  /// Checks that the first bytes are asked about once, and not if there are too few of them.
  @Test(arguments: [(0, 0), (63, 0), (64, 1), (200_000, 1)])
  func asksAboutTheFirstBytesOnce(count: Int, questions: Int) throws {
    let directory = try TemporaryDirectory()
    let path = directory.at("bytes")
    let bytes = [UInt8](repeating: 7, count: count)
    let written = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT, mode: 0o644)
    try DescriptorWriter.write(bytes, to: written.number)
    let opened = try Descriptor(opening: path, flags: O_RDONLY)
    let number = opened.number
    var asked = 0
    let read = try DescriptorReader.readAll(from: number, limit: count, beginning: 64) { first in
      asked += 1
      return first.count >= 64
    }
    #expect(read == bytes)
    #expect(asked == questions)
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
