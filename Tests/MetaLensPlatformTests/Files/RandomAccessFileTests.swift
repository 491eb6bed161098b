import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct RandomAccessFileTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test(arguments: [
    (0, 5, "01234"), (3, 4, "3456"), (8, 5, "89"), (10, 1, ""), (99, 4, ""), (2, 0, ""),
  ])
  func readsWindows(offset: Int, count: Int, text: String) throws {
    let path = directory.at("digits")
    try directory.make(file: path, "0123456789")
    let file = try RandomAccessFile(opening: path)
    #expect(file.identity.byteCount == 10)
    #expect(try file.read(at: offset, count: count) == Array(text.utf8))
  }

  @Test func refusesWhatHasNoPositions() throws {
    let fifo = directory.at("fifo"), gone = directory.at("gone")
    try directory.make(fifo: fifo)
    #expect(failure { () throws(SystemError) in try RandomAccessFile(opening: fifo) } == .notRegularFile)
    let root = directory.path
    #expect(failure { () throws(SystemError) in try RandomAccessFile(opening: root) } == .isDirectory)
    #expect(failure { () throws(SystemError) in try RandomAccessFile(opening: gone) } == .notFound)
    let null = SystemPath("/dev/null")
    #expect(failure { () throws(SystemError) in try RandomAccessFile(opening: null) } == .notRegularFile)
    try directory.make(link: directory.at("loop"), to: "loop")
    let loop = directory.at("loop")
    #expect(failure { () throws(SystemError) in try RandomAccessFile(opening: loop) } == .tooManyLinks)
    // The name up to the NUL exists.
    let cut = SystemPath(bytes: root.bytes + [0, 97])
    #expect(failure { () throws(SystemError) in try RandomAccessFile(opening: cut) } == .other)
  }

  @Test func refusesPositionsThatAreNone() throws {
    let path = directory.at("digits")
    try directory.make(file: path, "0123456789")
    let file = try RandomAccessFile(opening: path)
    #expect(throws: SystemError.self) { try file.read(at: -1, count: 2) }
    #expect(throws: SystemError.self) { try file.read(at: 0, count: -2) }
  }

  @Test(.enabled(if: !isRoot)) func refusesWithoutPermission() throws {
    let path = directory.at("secret")
    try directory.make(file: path, "x")
    #expect(unsafe chmod(path.display, 0) == 0)
    #expect(failure { () throws(SystemError) in try RandomAccessFile(opening: path) } == .permissionDenied)
  }

  @Test func noticesAFileThatShrinks() throws {
    let path = directory.at("shrinking")
    try directory.make(file: path, "0123456789")
    let file = try RandomAccessFile(opening: path)
    #expect(try file.currentIdentity() == file.identity)
    #expect(unsafe truncate(path.display, 4) == 0)
    #expect(try file.read(at: 2, count: 8) == Array("23".utf8))
    #expect(try file.currentIdentity().byteCount == 4)
    #expect(try file.currentIdentity() != file.identity)
    #expect(try file.currentIdentity().place == file.identity.place)
    #expect(try FileStatus.identity(of: path) == file.currentIdentity())
  }

  /// Checks that a file that a descriptor reads from its beginning is opened once more, and counts there as read.
  @Test func takesAFileThatNothingWasReadFrom() throws {
    let path = directory.at("digits")
    try directory.make(file: path, "0123456789")
    let opened = try Descriptor(opening: path, flags: O_RDONLY)
    let number = opened.number
    guard let file = try RandomAccessFile.unread(by: number) else {
      Issue.record("the file wasn't taken")
      return
    }
    #expect(try file.identity == FileStatus.identity(of: path))
    #expect(try file.read(at: 3, count: 4) == Array("3456".utf8))
    #expect(try DescriptorReader.next(from: number, maximum: 4) == [])
    let again = try RandomAccessFile.unread(by: number) != nil
    #expect(!again)
  }

  @Test func takesNothingElseThatADescriptorReads() throws {
    let empty = directory.at("empty")
    try directory.make(file: empty)
    let pipe = try Pipe(nonBlocking: false)
    let opened = try Descriptor(opening: empty, flags: O_RDONLY)
    for number in [pipe.reading, opened.number, -1] {
      let isTaken = try RandomAccessFile.unread(by: number) != nil
      #expect(!isTaken)
    }
    for end in [pipe.writing, pipe.reading] { _ = close(end) }
  }

  @Test func readsFarIntoASparseFile() throws {
    let path = directory.at("sparse")
    try directory.make(file: path)
    #expect(unsafe truncate(path.display, 5 << 30) == 0)
    let file = try RandomAccessFile(opening: path)
    #expect(file.identity.byteCount == 5 << 30)
    #expect(try file.read(at: (5 << 30) - 3, count: 9) == [0, 0, 0])
  }

  // A Mac's file system refuses such names.
  #if canImport(Glibc)
    @Test func opensNamesThatAreNoText() throws {
      let path = directory.path.appending([0xFF, 0xFE, 0x20])
      try directory.make(file: path, "bytes")
      #expect(try directory.contents(of: path) == "bytes")
    }
  #endif

  @Test func closesWhatItOpened() throws {
    let path = directory.at("digits")
    try directory.make(file: path, "0123456789")
    // More than this process may have open at once with the lowered limit.
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    try #require(unsafe getrlimit(resource, &limit) == 0)
    limit.rlim_cur = min(limit.rlim_cur, 1024)
    try #require(unsafe setrlimit(resource, &limit) == 0)
    for _ in 0..<1030 {
      _ = try RandomAccessFile(opening: path)
    }
  }
}
