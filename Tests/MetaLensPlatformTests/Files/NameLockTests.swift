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

  /// Whether a lock was taken on a file created for it; nil if another process holds it.
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

  /// Checks that a lock is free once it is no longer held, and that its file stays for the next holder.
  @Test func endsWithItsHolder() throws {
    #expect(try isNew("a") == true)
    #expect(try isNew("a") == false)
    #expect(directory.names() == ["a"])
  }

  /// Checks that a lock ends with its holder though a program just started has its descriptor until it runs.
  @Test func endsWithItsHolderWhateverHasTheDescriptor() throws {
    let folder = try Descriptor(opening: directory.path, flags: O_RDONLY | O_DIRECTORY)
    let started = try Descriptor(owning: held("a", in: folder))
    #expect(try isNew("a") == false)
    let status = try started.status()
    #expect(status.st_nlink == 1)
  }

  /// Takes a lock, and returns a second descriptor of its file that outlives it.
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

  /// Checks that a lock follows its name when the holder gives that to another file, also to a locked one.
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

  /// Checks that links aren't followed, and that a fifo's reader isn't waited for.
  @Test func opensNeitherLinkNorFifo() throws {
    try directory.make(link: directory.at("link"), to: "a")
    try directory.make(fifo: directory.at("fifo"))
    #expect(failure { () throws(SystemError) in try isNew("link") } != nil)
    #expect(failure { () throws(SystemError) in try isNew("fifo") } != nil)
    #expect(directory.names() == ["fifo", "link: linkNotFollowed"])
  }
}
