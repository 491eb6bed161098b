import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ReplacingFileTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func replace(_ target: SystemPath, with text: String) throws(SystemError) {
    let file = try ReplacingFile(target: target)
    try file.write(Array(text.utf8))
    try file.commit()
  }

  private func abandon(_ target: SystemPath) throws {
    let file = try ReplacingFile(target: target)
    try file.write(Array("half".utf8))
    #expect(directory.names().count { $0.hasPrefix(".metalens-") } == 1)
  }

  @Test func leavesNothingWhenAbandoned() throws {
    try directory.make(file: directory.at("old"), "old")
    try abandon(directory.at("new"))
    try abandon(directory.at("old"))
    #expect(directory.names() == ["old"])
    #expect(try directory.contents(of: directory.at("old")) == "old")
  }

  @Test func takesTheTargetsPlace() throws {
    try directory.make(file: directory.at("old"), "a longer old text")
    let before = try RandomAccessFile(opening: directory.at("old"))
    try replace(directory.at("old"), with: "one")
    try replace(directory.at("new"), with: "two")
    #expect(directory.names() == ["new", "old"])
    #expect(try directory.contents(of: directory.at("old")) == "one")
    #expect(try directory.contents(of: directory.at("new")) == "two")
    // A reader that had the old file open still reads it whole.
    #expect(try before.read(at: 0, count: 99) == Array("a longer old text".utf8))
  }

  /// Checks that files are renamed even without waiting for the disk, as is done for many at once.
  @Test func isRenamedWithoutTheDisk() throws {
    try directory.make(file: directory.at("old"), "old")
    for name in ["old", "new"] {
      let file = try ReplacingFile(target: directory.at(name))
      try file.write(Array("half".utf8))
      try file.commit(isSynced: false)
      #expect(try directory.contents(of: directory.at(name)) == "half")
    }
    #expect(directory.names() == ["new", "old"])
  }

  @Test func setsAsideWhatIsNotWhole() throws {
    try directory.make(file: directory.at("old"), "whole")
    try directory.make(link: directory.at("link"), to: "old")
    for (target, kept) in [("old", "old.partial"), ("new", "new.partial"), ("link", "old.partial")] {
      let file = try ReplacingFile(target: directory.at(target))
      try file.write(Array("half of \(target)".utf8))
      #expect(try file.setAside() == directory.at(kept))
      #expect(try directory.contents(of: directory.at(kept)) == "half of \(target)")
    }
    #expect(directory.names() == ["link: linkNotFollowed", "new.partial", "old", "old.partial"])
    #expect(try directory.contents(of: directory.at("old")) == "whole")
    let none = try ReplacingFile(target: SystemPath("/dev/null"))
    #expect(try none.setAside() == nil)
  }

  /// Checks that a kept file is present from then on, whether or not it is ever completed.
  @Test func keepsWhatIsNotWholeYet() throws {
    try directory.make(file: directory.at("new.partial"), "of an earlier run")
    do {
      var file = try ReplacingFile(target: directory.at("new"))
      try file.write(Array("one".utf8))
      #expect(try directory.contents(of: directory.at("new.partial")) == "of an earlier run")
      try file.keep()
      try file.write(Array(" two".utf8))
      #expect(try directory.contents(of: directory.at("new.partial")) == "one two")
    }
    #expect(directory.names() == ["new.partial"])
    for endsWhole in [false, true] {
      var file = try ReplacingFile(target: directory.at("new"))
      try file.write(Array("one".utf8))
      try file.keep()
      if endsWhole { try file.commit() } else { #expect(try file.setAside() == directory.at("new.partial")) }
      #expect(directory.names() == [endsWhole ? "new" : "new.partial"])
    }
    var none = try ReplacingFile(target: SystemPath("/dev/null"))
    try none.keep()
    try none.commit()
  }

  /// Checks that of two runs with one target the second is refused, at its start or when it first keeps something.
  ///
  /// The first run's rows stay its own until its end.
  @Test(arguments: [true, false], [true, false])
  func refusesASecondRun(isEarly: Bool, isOfDead: Bool) throws {
    if isOfDead { try directory.make(file: directory.at("new.partial"), "of an earlier run") }
    var first = try ReplacingFile(target: directory.at("new"))
    #expect(try first.claim() == isOfDead)
    #expect(try directory.contents(of: directory.at("new.partial")) == (isOfDead ? "of an earlier run" : ""))
    for isKept in [false, true] {
      if isKept {
        try first.write(Array("whole".utf8))
        try first.keep()
      }
      do throws(SystemError) {
        var second = try ReplacingFile(target: directory.at("new"))
        if isEarly { try second.claim() } else { try second.keep() }
        Issue.record("two runs have one name")
      } catch {
        #expect(error == .takenByAnother)
      }
    }
    #expect(directory.names() == ["new.partial"])
    try first.commit()
    #expect(directory.names() == ["new"])
    #expect(try directory.contents(of: directory.at("new")) == "whole")
  }

  /// Checks that what an interrupted run sets aside doesn't take the name of a run that goes on.
  @Test func whatIsSetAsideLeavesALiveRunItsName() throws {
    var first = try ReplacingFile(target: directory.at("new"))
    try first.claim()
    try first.write(Array("whole".utf8))
    let second = try ReplacingFile(target: directory.at("new"))
    try second.write(Array("other".utf8))
    do throws(SystemError) {
      _ = try second.setAside()
      Issue.record("two runs have one name")
    } catch {
      #expect(error == .takenByAnother)
    }
    try first.commit()
    #expect(directory.names() == ["new"])
    #expect(try directory.contents(of: directory.at("new")) == "whole")
  }

  /// Checks that a run that ends without a result leaves an earlier run's file, and none of its own.
  @Test(arguments: [true, false]) func aClaimLeavesNothing(isOfDead: Bool) throws {
    if isOfDead { try directory.make(file: directory.at("new.partial"), "of an earlier run") }
    for _ in 0..<2 {
      var file = try ReplacingFile(target: directory.at("new"))
      #expect(try file.claim() == isOfDead)
    }
    #expect(directory.names() == (isOfDead ? ["new.partial"] : []))
    if isOfDead { #expect(try directory.contents(of: directory.at("new.partial")) == "of an earlier run") }
  }

  /// Checks that setting a file aside ends its lock, so that the next run isn't refused.
  ///
  /// A program just started has the file's descriptor until it runs.
  @Test func setAsideEndsItsLock() throws {
    let started = try Descriptor(owning: setAside("new"))
    var next = try ReplacingFile(target: directory.at("new"))
    try next.claim()
    let status = try started.status()
    #expect(status.st_size == 5)
  }

  /// Sets a file aside, and returns a second descriptor of it that outlives it.
  private func setAside(_ name: String) throws -> Int32 {
    let file = try ReplacingFile(target: directory.at(name))
    try file.write(Array("whole".utf8))
    let number = file.descriptor.number
    let started = try SystemError.check("dup") { dup(number) }
    _ = try file.setAside()
    return started
  }

  /// Checks that a file that can't be locked is replaced nevertheless.
  @Test func replacesWhatCannotBeLocked() throws {
    try directory.make(link: directory.at("link.partial"), to: "nothing")
    try directory.make(fifo: directory.at("fifo.partial"))
    for name in ["link", "fifo"] {
      var file = try ReplacingFile(target: directory.at(name))
      try file.write(Array(name.utf8))
      try file.keep()
      #expect(try directory.contents(of: directory.at(name + ".partial")) == name)
      try file.commit()
    }
    #expect(directory.names() == ["fifo", "link"])
  }

  /// Checks that if the name was taken nevertheless, the run's end doesn't put the other's incomplete file in place.
  @Test(arguments: [true, false]) func leavesAnotherRunsFile(setsAside: Bool) throws {
    var first = try ReplacingFile(target: directory.at("new"))
    try first.keep()
    try replace(directory.at("new.partial"), with: "half")
    do throws(SystemError) {
      if setsAside { _ = try first.setAside() } else { try first.commit() }
      Issue.record("renamed")
    } catch {
      #expect(error == .takenByAnother && error.reason == "Another run is writing to the same file")
    }
    #expect(directory.names() == ["new.partial"])
    #expect(try directory.contents(of: directory.at("new.partial")) == "half")
  }

  @Test(arguments: [0o600, 0o640, 0o666, 0o755] as [mode_t])
  func keepsTheTargetsMode(_ mode: mode_t) throws {
    let target = directory.at("old")
    try directory.make(file: target)
    #expect(unsafe chmod(target.display, mode) == 0)
    try replace(target, with: "x")
    let status = try PathResolution(target, operation: "stat").status(followingLinks: false)
    #expect(status.st_mode & 0o777 == mode)
  }

  /// Otherwise what the superuser writes anew can't be read any more by those whose file it was.
  @Test(.enabled(if: isRoot)) func keepsTheTargetsOwner() throws {
    let target = directory.at("old")
    try directory.make(file: target)
    #expect(unsafe chown(target.display, 65_534, 1) == 0)
    #expect(unsafe chmod(target.display, 0o640) == 0)
    try replace(target, with: "x")
    let status = try PathResolution(target, operation: "stat").status(followingLinks: false)
    #expect(status.st_uid == 65_534 && status.st_gid == 1 && status.st_mode & 0o777 == 0o640)
  }

  /// Checks that a link that is led elsewhere meanwhile gives no file to another file's owner, nor its permissions.
  @Test(.enabled(if: isRoot)) func givesNoFileToAnothersOwner() throws {
    let (mine, link) = (directory.at("mine"), directory.at("link"))
    try makeOthersFile("theirs")
    try directory.make(file: mine)
    #expect(unsafe chmod(mine.display, 0o600) == 0)
    try directory.make(link: link, to: "theirs")
    let seen = try FileStatus.status(of: link)
    #expect(unsafe unlink(link.display) == 0)
    try directory.make(link: link, to: "mine")
    let file = try ReplacingFile(target: link, seen: seen)
    try file.write(Array("x".utf8))
    try file.commit()
    #expect(try directory.contents(of: mine) == "x")
    let status = try PathResolution(mine, operation: "stat").status(followingLinks: false)
    #expect(status.st_uid == geteuid() && status.st_mode & 0o777 == 0o600)
  }

  /// Checks that the owner of a file that is no longer the target's gets nothing.
  @Test(.enabled(if: isRoot)) func givesTheOwnerOfAFileThatIsGoneNothing() throws {
    let (target, other) = (directory.at("old"), directory.at("other"))
    try makeOthersFile("old")
    try directory.make(file: other)
    let file = try ReplacingFile(target: target)
    #expect(unsafe rename(other.display, target.display) == 0)
    try file.write(Array("x".utf8))
    try file.commit()
    #expect(try directory.contents(of: target) == "x")
    #expect(try PathResolution(target, operation: "stat").status(followingLinks: false).st_uid == geteuid())
  }

  /// Makes a file that belongs to somebody else, and that everybody may write.
  private func makeOthersFile(_ name: String) throws {
    let path = directory.at(name)
    try directory.make(file: path)
    #expect(unsafe chown(path.display, 65_534, 1) == 0)
    #expect(unsafe chmod(path.display, 0o666) == 0)
  }

  @Test func givesANewFileWhatTheUmaskLeaves() throws {
    try directory.make(file: directory.at("plain"))
    let mode = try PathResolution(directory.at("plain"), operation: "stat").status(followingLinks: true)
    try replace(directory.at("new"), with: "x")
    let status = try PathResolution(directory.at("new"), operation: "stat").status(followingLinks: true)
    #expect(status.st_mode & 0o044 == mode.st_mode & 0o044)
    #expect(status.st_mode & 0o111 == 0)
  }

  /// A file that is left behind if the process is killed is private while it has its temporary name.
  @Test(arguments: [nil, 0o644, 0o666] as [mode_t?]) func isPrivateUntilItIsWhole(_ mode: mode_t?) throws {
    let target = directory.at("out")
    if let mode {
      try directory.make(file: target)
      #expect(unsafe chmod(target.display, mode) == 0)
    }
    try directory.make(file: directory.at("plain"))
    let usual = try permissions("plain") & 0o044
    var file = try ReplacingFile(target: target)
    try file.write(Array("half".utf8))
    let name = try #require(directory.names().first { $0.hasPrefix(".metalens-") })
    #expect(try permissions(name) == 0o600)
    try file.keep()
    let kept = try permissions("out.partial")
    #expect(mode.map { kept == $0 } ?? (kept & 0o044 == usual))
    try file.commit()
    #expect(try permissions("out") == kept)
  }

  private func permissions(_ name: String) throws -> mode_t {
    try PathResolution(directory.at(name), operation: "stat").status(followingLinks: false).st_mode & 0o777
  }

  @Test func replacesWhatALinkNames() throws {
    try directory.make(directory: directory.at("d"))
    try directory.make(file: directory.at("d/f"), "old")
    try directory.make(link: directory.at("link"), to: "middle")
    try directory.make(link: directory.at("middle"), to: "d/f")
    try directory.make(link: directory.at("dangling"), to: "d/new")
    try directory.make(link: directory.at("loop"), to: "loop")
    try replace(directory.at("link"), with: "one")
    try replace(directory.at("dangling"), with: "two")
    #expect(try directory.contents(of: directory.at("d/f")) == "one")
    #expect(try directory.contents(of: directory.at("d/new")) == "two")
    #expect(try LinkResolution.target(of: directory.at("link")) == directory.at("d/f"))
    let loop = directory.at("loop")
    #expect(failure { () throws(SystemError) in try ReplacingFile(target: loop) } == .tooManyLinks)
    #expect(failure { () throws(SystemError) in try LinkResolution.target(of: loop) } == .tooManyLinks)
  }

  @Test func writesStraightIntoWhatIsNoFile() throws {
    try replace(SystemPath("/dev/null"), with: "x")
    #expect(try !FileStatus.isDirectory(SystemPath("/dev/null")))
    let fifo = directory.at("fifo")
    try directory.make(fifo: fifo)
    // This reader doesn't wait for a writer, so the writer doesn't wait for a reader.
    let reader = try Descriptor(opening: fifo, flags: O_RDONLY | O_NONBLOCK)
    try replace(fifo, with: "through")
    #expect(try DescriptorReader.readAll(from: reader.number, limit: 99) == Array("through".utf8))
    #expect(directory.names() == ["fifo"])
    #expect(
      failure { () throws(SystemError) in try RandomAccessFile(opening: fifo) } == .notRegularFile)
  }

  @Test func refusesWhatCannotBeReplaced() throws {
    let root = directory.path, slashed = directory.at("new/"), lost = directory.at("no/new")
    #expect(failure { () throws(SystemError) in try ReplacingFile(target: root) } == .isDirectory)
    #expect(failure { () throws(SystemError) in try ReplacingFile(target: slashed) } == .isDirectory)
    #expect(failure { () throws(SystemError) in try ReplacingFile(target: lost) } == .notFound)
    #expect(failure { () throws(SystemError) in try ReplacingFile(target: SystemPath("")) } == .notFound)
    #expect(directory.names() == [])
  }

  @Test(.enabled(if: !isRoot)) func leavesAReadOnlyFileAlone() throws {
    let target = directory.at("old")
    try directory.make(file: target, "old")
    #expect(unsafe chmod(target.display, 0o444) == 0)
    #expect(failure { () throws(SystemError) in try ReplacingFile(target: target) } == .permissionDenied)
    #expect(try directory.contents(of: target) == "old")
  }
}
