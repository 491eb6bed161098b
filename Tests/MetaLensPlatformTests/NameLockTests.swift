import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct NameLockTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Whether a lock was taken on a file that was made for it; nil where another holds it.
  private func isNew(_ name: String) throws(SystemError) -> Bool? {
    let folder = try Descriptor(opening: directory.path, flags: O_RDONLY | O_DIRECTORY)
    do throws(SystemError) {
      guard let lock = try NameLock.take(PathResolution.terminated(name.utf8), in: folder.number) else {
        return nil
      }
      return lock.isNew
    } catch  where error == .takenByAnother {
      return nil
    }
  }

  /// A lock that nobody holds any more is free, and the file is there for whoever comes next.
  @Test func endsWithItsHolder() throws {
    #expect(try isNew("a") == true)
    #expect(try isNew("a") == false)
    #expect(directory.names() == ["a"])
  }

  /// A program that is started while the lock is held has its descriptor until it runs.
  @Test func endsWithItsHolderWhateverHasTheDescriptor() throws {
    let folder = try Descriptor(opening: directory.path, flags: O_RDONLY | O_DIRECTORY)
    let started = try Descriptor(owning: held("a", in: folder))
    #expect(try isNew("a") == false)
    let status = try started.status()
    #expect(status.st_nlink == 1)
  }

  /// Takes a lock, and gives a second descriptor of its file that outlives it.
  private func held(_ name: String, in folder: borrowing Descriptor) throws -> Int32 {
    guard let lock = try NameLock.take(PathResolution.terminated(name.utf8), in: folder.number) else {
      throw SystemError.takenByAnother
    }
    return try SystemError.check("dup") { dup(lock.descriptor.number) }
  }

  @Test func isHeldByOne() throws {
    let folder = try Descriptor(opening: directory.path, flags: O_RDONLY | O_DIRECTORY)
    guard let lock = try NameLock.take(PathResolution.terminated("a".utf8), in: folder.number) else {
      return #expect(Bool(false), "nobody else takes the name")
    }
    #expect(try isNew("a") == nil)
    #expect(try isNew("b") == true)
    let wasNew = lock.isNew
    #expect(wasNew)
  }

  /// The holder of a name may give it to another file; where that is locked, the name is still theirs.
  @Test(arguments: [true, false]) func followsTheName(isLocked: Bool) throws {
    try directory.make(file: directory.at("b"), "of a run")
    let other = try Descriptor(opening: directory.at("b"), flags: O_WRONLY)
    var hasLock = false
    if isLocked { hasLock = try other.lock() }
    #expect(hasLock == isLocked)
    #expect(try isNew("a") == true)
    #expect(unsafe rename(directory.at("b").display, directory.at("a").display) == 0)
    #expect(try isNew("a") == (isLocked ? nil : false))
    let status = try other.status()
    #expect(status.st_size == 8)
  }

  /// Links aren't followed, and nobody waits for a fifo's reader.
  @Test func opensNeitherLinkNorFifo() throws {
    try directory.make(link: directory.at("link"), to: "a")
    try directory.make(fifo: directory.at("fifo"))
    #expect(failure { () throws(SystemError) in try isNew("link") } != nil)
    #expect(failure { () throws(SystemError) in try isNew("fifo") } != nil)
    #expect(directory.names() == ["fifo", "link: linkNotFollowed"])
  }
}
