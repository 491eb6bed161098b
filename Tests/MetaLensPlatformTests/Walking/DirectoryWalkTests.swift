import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct DirectoryWalkTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func comesInTheOrderOfFullPaths() throws {
    // Names with characters around "/" (0x2F), which decide the order of "a/x" and "a.x" or "a0".
    let pieces: [[UInt8]] = ["a", "a.", "a.jpg", "a-", "a0", "a b", "B", "é", "a\n"].map { Array($0.utf8) }
    let names = pieces + [[0x61, 0xFF], [0xC3], [0x01]]
    var expected: [SystemPath] = []
    func fill(_ parent: SystemPath, depth: Int) throws {
      for (index, name) in names.enumerated() {
        let path = parent.appending(name)
        // Which names are directories varies between directories.
        if depth > 0, (index + depth + parent.bytes.count) % 3 == 0 {
          try directory.make(directory: path)
          try fill(path, depth: depth - 1)
        } else {
          try directory.make(file: path)
          expected.append(path)
        }
      }
    }
    try fill(directory.path, depth: 3)
    #expect(expected.count > 300)
    #expect(directory.items() == expected.sorted().map { .file($0) })
    #expect(directory.items(followLinks: true) == expected.sorted().map { .file($0) })
    var slashed = DirectoryWalk(root: SystemPath(bytes: directory.path.bytes + [47]), followLinks: false)
    #expect(slashed.next() == .file(expected.sorted()[0]))
  }

  @Test func leavesLinksAloneUnlessAsked() throws {
    try directory.make(directory: directory.at("d"))
    try directory.make(file: directory.at("d/f"))
    try directory.make(link: directory.at("a"), to: "d")
    try directory.make(link: directory.at("a.x"), to: "d/f")
    try directory.make(link: directory.at("d/up"), to: "..")
    try directory.make(link: directory.at("dangling"), to: "nowhere")
    try directory.make(link: directory.at("loop"), to: "loop")
    try directory.make(fifo: directory.at("fifo"))
    #expect(
      directory.names() == [
        "a: linkNotFollowed", "a.x: linkNotFollowed", "d/f", "d/up: linkNotFollowed",
        "dangling: linkNotFollowed", "fifo", "loop: linkNotFollowed",
      ])
    #expect(
      directory.names(followLinks: true) == [
        "a.x", "a: linkNotFollowed", "d/f", "d/up: linkNotFollowed", "dangling", "fifo",
        "loop: linkNotFollowed",
      ])
  }

  @Test func takesAnyRoot() throws {
    try directory.make(directory: directory.at("d"))
    try directory.make(file: directory.at("d/f"))
    try directory.make(link: directory.at("to-d"), to: "d")
    try directory.make(link: directory.at("to-f"), to: "d/f")
    func items(_ name: String) -> [DirectoryWalk.Item] {
      Array(IteratorSequence(DirectoryWalk(root: directory.at(name), followLinks: false)))
    }
    #expect(items("to-d") == [.file(directory.at("to-d/f"))])
    #expect(items("d/f") == [.file(directory.at("d/f"))])
    #expect(items("to-f") == [.file(directory.at("to-f"))])
    #expect(
      items("gone") == [.failure(directory.at("gone"), SystemError(errorNumber: ENOENT, operation: "stat"))])
    try directory.make(directory: directory.at("empty"))
    #expect(items("empty") == [])
  }

  @Test func tellsADirectoryThatVanishedMeanwhile() throws {
    for name in ["a", "b", "c"] {
      try directory.make(directory: directory.at(name))
      try directory.make(file: directory.at("\(name)/f"))
    }
    var walk = DirectoryWalk(root: directory.path, followLinks: false)
    #expect(walk.next() == .file(directory.at("a/f")))
    #expect(unsafe rename(directory.at("b").display, directory.at("z").display) == 0)
    #expect(
      walk.next()
        == .failure(directory.at("b"), SystemError(errorNumber: ENOENT, operation: "open")))
    #expect(walk.next() == .file(directory.at("c/f")))
    #expect(walk.next() == nil)
    #expect(walk.next() == nil)
  }

  @Test(.enabled(if: !isRoot)) func tellsADirectoryItMayNotRead() throws {
    try directory.make(directory: directory.at("a"))
    try directory.make(file: directory.at("a/f"))
    try directory.make(file: directory.at("b"))
    #expect(unsafe chmod(directory.at("a").display, 0) == 0)
    #expect(directory.names() == ["a: permissionDenied", "b"])
  }

  /// Checks a depth of 1,500 directories, where full paths are longer than the system accepts.
  @Test func goesDeeperThanAPathCanName() throws {
    let depth = 1500
    var deepest = directory.path
    var parent = try Descriptor(opening: directory.path, flags: O_RDONLY | O_DIRECTORY)
    for _ in 0..<depth {
      try #require(unsafe mkdirat(parent.number, "dd", 0o755) == 0)
      let child = try Descriptor(
        opening: PathResolution.terminated("dd".utf8), in: parent.number, flags: O_RDONLY | O_DIRECTORY)
      parent = child
      deepest = deepest.appending(Array("dd".utf8))
    }
    _ = try Descriptor(
      opening: PathResolution.terminated("f".utf8), in: parent.number, flags: O_WRONLY | O_CREAT,
      mode: 0o644)
    let file = deepest.appending(Array("f".utf8))
    #expect(file.bytes.count > Int(PATH_MAX))
    #expect(directory.items() == [.file(file)])
    #expect(try RandomAccessFile(opening: file).identity == FileStatus.identity(of: file))
    let tooLong = directory.at(String(repeating: "x", count: 5000))
    #expect(failure { () throws(SystemError) in try FileStatus.identity(of: tooLong) } == .other)
  }
}
