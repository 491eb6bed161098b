import Foundation
import MetaLensKit
import MetaLensPlatform
import Testing

@testable import MetaLensCLI

/// The command on real files, with the real service.
struct FileSystemTests {
  /// - Parameter areOld: whether files report their modification time as status change time, which a test can't set.
  private func run(_ arguments: [String], areOld: Bool = false) async -> RealRun.Outcome {
    await RealRun.run(arguments, areOld: areOld)
  }

  /// A store or table that doesn't exist yet isn't overwritten either, whatever its spelling.
  @Test(arguments: [
    ["--store", "new.db", "-o", "new.db"], ["--store", "new.db", "-o", "../DIR/new.db"],
    ["--relatives-to", "r.csv", "-o", "./r.csv"], ["--relatives-to", "new.db", "--store", "./new.db"],
    // What is unfinished of an output is a file too.
    ["--store", "new.db.partial", "-o", "new.db", "--format", "ndjson"],
    ["--store", "../DIR/new.db.partial", "--relatives-to", "new.db"],
    ["--relatives-to", "r.csv.partial", "-o", "r.csv"],
    ["--relatives-to", "r.csv", "-o", "./r.csv.partial", "--format", "csv"],
  ])
  func oneFileIsNotWrittenTwice(flags: [String]) async throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.jpg", TemporaryDirectory.photo)
    let name = directory.path.split(separator: "/").last.map(String.init) ?? ""
    let paths = flags.map { flag in
      flag.hasPrefix("-") || ["csv", "ndjson"].contains(flag)
        ? flag : directory.path + "/" + flag.replacing("DIR", with: name)
    }
    let (code, _, error) = await run(["batch"] + paths + [directory.path])
    #expect(code == .usage || code == .notAnalyzed)
    #expect(!error.isEmpty)
    for name in ["new.db", "r.csv"] {
      #expect(directory.contents(name) == nil && directory.contents(name + ".partial") == nil)
    }
  }

  /// A kept row's photo isn't read again, so a store that lacks its report doesn't get it, which is noted.
  @Test func resumedRowsThatAreNotInTheStoreAreCounted() async throws {
    let directory = try TemporaryDirectory()
    try directory.directory("p")
    try directory.file("p/a.jpg", TemporaryDirectory.photo)
    try directory.file("p/b.jpg", TemporaryDirectory.photo)
    let (photos, out) = (directory.path + "/p", directory.path + "/out")
    // A photo that changed in the second of its analysis may not be the one that was analyzed.
    for name in ["a", "b"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: photos + "/\(name).jpg")
    }
    let arguments = ["batch", "--format", "ndjson", "-j1", "-o", out, photos]
    _ = await run(arguments)
    let rows = try #require(directory.contents("out")).split(separator: "\n")
    for (store, count) in [("one", "reports not saved: 1."), ("one", "reports not saved: 1."), ("", nil)] {
      try directory.file("out.partial", Array((rows[0] + "\n").utf8))
      let stored = store.isEmpty ? [] : ["--store", directory.path + "/" + store]
      let (code, _, error) = await run(arguments + ["--resume"] + stored, areOld: true)
      #expect(code == .success && directory.contents("out")?.split(separator: "\n").count == 2)
      #expect(error.contains("reports not saved") == (count != nil))
      #expect(count.map { error.contains($0) } ?? true)
    }
  }

  private func badDirectory() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.directory("b")
    try directory.file("a.jpg", TemporaryDirectory.photo)
    try directory.file("b.jpg", TemporaryDirectory.photo)
    try directory.file("b/c.JPG", TemporaryDirectory.photo)
    try directory.file("b/no-extension", TemporaryDirectory.photo)
    try directory.file("cut.jpg", Array(TemporaryDirectory.photo.prefix(20)))
    try directory.file("empty.jpg", [])
    try directory.file("empty.txt", [])
    try directory.file("notes.txt", Array("notes".utf8))
    try directory.file("text.jpg", Array("text".utf8))
    try directory.link("b/loop", to: "..")
    try directory.link("link.jpg", to: "a.jpg")
    try directory.link("gone.jpg", to: "nowhere.jpg")
    directory.fifo("pipe")
    directory.fifo("pipe.jpg")
    return directory
  }

  private func rows(_ output: String, below root: String) -> [String] {
    output.split(separator: "\r\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      let name = cells[0].dropFirst(root.count + 1)
      let code = cells[10].prefix { $0 != ":" }
      return code.isEmpty ? String(name) : name + "=" + code.drop { $0 == "\"" }
    }
  }

  @Test(arguments: ["1", "4"])
  func aBadFileCostsOneRow(jobs: String) async throws {
    let directory = try badDirectory()
    let result = await run(["batch", directory.path, "--format", "csv", "-j", jobs])
    #expect(result.code == .notAnalyzed)
    #expect(
      rows(result.output, below: directory.path) == [
        "a.jpg", "b.jpg", "b/c.JPG", "b/no-extension", "cut.jpg=truncated", "empty.jpg=emptyFile",
        "pipe.jpg=notRegularFile", "text.jpg=notAPhoto",
      ])
    #expect(
      result.error.hasSuffix(
        "Other files skipped (not photos): 3 (2 .txt, …).\nSymbolic links not followed: 3. Use --follow to follow them.\n"
      ))
  }

  @Test func linksAreFollowedWhereAsked() async throws {
    let directory = try badDirectory()
    try directory.link("memo.txt", to: "nowhere.txt")
    try directory.link("self", to: "self")
    let batch = ["batch", directory.path, "--format", "csv", "--follow"]
    let some = await run(batch + ["--include", "link*", "--include", "gone*"])
    #expect(rows(some.output, below: directory.path) == ["gone.jpg=notFound", "link.jpg"])
    // A link that leads nowhere and has no photo's name isn't a photo, and a cycle isn't followed.
    let others = await run(batch + ["--exclude", "*.jpg"])
    #expect(rows(others.output, below: directory.path) == ["b/c.JPG", "b/no-extension"])
    #expect(others.code == .success)
    #expect(
      others.error.contains(
        "Other files skipped (not photos): 4 (3 .txt, …).\nSymbolic links not followed, since what they lead to is searched already: 2."
      ))
  }

  @Test func whatIsNoFileIsTold() async throws {
    let directory = try badDirectory()
    for (name, words) in [("b", "metalens batch"), ("pipe", "pipe"), ("nothing", "doesn't exist")] {
      let result = await run([directory.path + "/" + name])
      #expect(result.code == .notAnalyzed)
      #expect(result.error.contains(words))
      #expect(result.error.split(separator: "\n").count == 1)
    }
  }

  @Test func outputAppearsWholeAndOverNoInput() async throws {
    let directory = try badDirectory()
    let before = directory.contents("a.jpg")
    try directory.link("report", to: "a.jpg")
    for (output, code) in [("a.jpg", ExitCode.usage), ("link.jpg", .usage), ("report", .notAnalyzed)] {
      let result = await run(["batch", directory.path, "-o", directory.path + "/" + output])
      #expect(result.code == code)
      #expect(directory.contents("a.jpg") == before)
    }
    let result = await run(["batch", directory.path + "/b", "--format=ndjson", "-o", directory.path + "/out"])
    #expect(result.code == .success && result.output.isEmpty)
    #expect(directory.contents("out")?.split(separator: "\n").count == 2)
    let none = await run(["batch", directory.path + "/b", "-o", directory.path + "/none/out"])
    #expect(none.code == .notAnalyzed)
  }

  @Test func aListIsAnInputToo() async throws {
    let directory = try badDirectory()
    let list = "\u{FEFF}\(directory.path)/a.jpg\r\n\(directory.path)/b.jpg\r\n"
    try directory.file("names", Array(list.utf8))
    let names = directory.path + "/names"
    let refused = await run(["batch", "--files-from", names, "-o", names])
    #expect(refused.code == .notAnalyzed)
    #expect(directory.contents("names") == list)
    let read = await run(["batch", "--files-from", names, "--format", "csv", "-o", "-"])
    #expect(rows(read.output, below: directory.path) == ["a.jpg", "b.jpg"])
    #expect(read.code == .success)
  }

  /// A file that a flag names is an input too, just like the photos.
  @Test(arguments: [
    ["batch", "b", "--model", "named", "-o", "named"],
    ["batch", "b", "--signatures", "named", "-o", "named"],
    ["batch", "b", "--trust-anchors", "named", "-o", "named"],
    ["batch", "b", "--credentials-library", "named", "-o", "named"],
    ["batch", "b", "--store", "named", "-o", "named"],
    ["batch", "b", "--model", "named", "--relatives-to", "named"],
    ["batch", "b", "--signatures", "named", "--relatives-to", "named"],
    ["batch", "--files-from", "named", "--relatives-to", "named"],
    ["a.jpg", "--trust-anchors", "named", "-o", "named"],
    ["inspect", "a.jpg", "--credentials", "--trust-anchors", "named", "-o", "named"],
  ])
  func whatAFlagNamesIsAnInputToo(words: [String]) async throws {
    let directory = try badDirectory()
    try directory.file("named", Array("a\tb\n".utf8))
    let files = ["b", "a.jpg", "named"]
    let result = await run(words.map { files.contains($0) ? directory.path + "/" + $0 : $0 })
    #expect(result.code == .notAnalyzed)
    #expect(result.error.contains(MessageKey.errorOutputIsInputMessage.text(in: .english)))
    #expect(directory.contents("named") == "a\tb\n")
  }

  /// Of two runs with the same output, the second is refused at its start, and doesn't use any of the first one's rows.
  @Test(arguments: [[], ["--resume"]]) func aSecondRunIsRefused(flags: [String]) async throws {
    let directory = try TemporaryDirectory()
    try directory.directory("p")
    try directory.file("p/a.jpg", TemporaryDirectory.photo)
    let (photos, out) = (directory.path + "/p", directory.path + "/out")
    let arguments = ["batch", photos, "--format", "ndjson", "-o", out] + flags
    do {
      var first = try ReplacingFile(target: SystemPath(out))
      try first.keep()
      try first.write(Array("a row".utf8))
      let refused = await run(arguments)
      #expect(refused.code == .notAnalyzed)
      #expect(refused.error.contains("Another run is writing to the same file"))
      #expect(directory.contents("out.partial") == "a row" && directory.contents("out") == nil)
      // The first run continues.
      try first.write([UInt8(ascii: "s")])
    }
    // A killed run no longer holds the lock.
    #expect(await run(arguments).code == .success)
    #expect(directory.contents("out.partial") == nil && directory.contents("out") != nil)
  }

  /// A database is refused as an output before anything is read, whatever its name, and also behind a link.
  @Test(arguments: [
    ["batch", "none", "-o", "rows"], ["batch", "none", "--relatives-to", "rows"],
    ["batch", "none", "--store", "new", "--format", "csv", "-o", "link"],
    ["analyze", "none", "-o", "rows.txt"],
    ["inspect", "none", "-o", "rows"], ["compare", "none", "none", "-o", "rows"],
    ["extract", "none", "--exif", "-o", "rows"], ["evaluate", "none", "-o", "rows"],
    ["history", "--store", "none", "-o", "link"], ["signatures", "list", "-o", "rows"],
    ["signatures", "learn", "none", "-o", "rows"],
  ])
  func noDatabaseIsWrittenOver(words: [String]) async throws {
    let directory = try TemporaryDirectory()
    let database = "SQLite format 3\0 and pages"
    try directory.file("rows", Array(database.utf8))
    try directory.file("rows.txt", Array(database.utf8))
    try directory.link("link", to: "rows")
    let files = ["none", "new", "rows", "rows.txt", "link"]
    let result = await run(words.map { files.contains($0) ? directory.path + "/" + $0 : $0 })
    #expect(result.code == .notAnalyzed && result.output.isEmpty)
    #expect(result.error.contains(MessageKey.errorOutputIsDatabaseMessage.text(in: .english)))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(directory.contents("rows") == database && directory.contents("rows.txt") == database)
    #expect(directory.contents("new") == nil)
  }

  /// A database that has the name under which an unfinished output is kept is refused too, also behind a link.
  @Test(arguments: [
    ["batch", "p", "-o", "rows", "--format", "ndjson"], ["batch", "p", "-o", "rows", "--format", "csv"],
    ["batch", "p", "-o", "link", "--format", "ndjson", "--resume"], ["batch", "p", "--relatives-to", "rows"],
    ["analyze", "p/a.jpg", "-o", "rows"],
  ])
  func noDatabaseIsWrittenOverByWhatIsUnfinished(words: [String]) async throws {
    let directory = try TemporaryDirectory()
    let database = "SQLite format 3\0 and pages"
    try directory.directory("p")
    try directory.file("p/a.jpg", TemporaryDirectory.photo)
    try directory.file("rows.partial", Array(database.utf8))
    try directory.link("link", to: "rows")
    let files = ["p", "p/a.jpg", "rows", "link"]
    let result = await run(words.map { files.contains($0) ? directory.path + "/" + $0 : $0 })
    #expect(result.code == .notAnalyzed && result.output.isEmpty)
    #expect(result.error.contains("rows.partial: "))
    #expect(result.error.contains(MessageKey.errorOutputIsDatabaseMessage.text(in: .english)))
    #expect(directory.contents("rows.partial") == database && directory.contents("rows") == nil)
  }

  /// A text that only speaks of the format, or an empty file, is replaced as before.
  @Test(arguments: ["", "SQLite format 3", "SQLite format 3\n and no pages"])
  func otherFilesAreReplaced(text: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.jpg", TemporaryDirectory.photo)
    try directory.file("rows", Array(text.utf8))
    let result = await run([directory.path + "/a.jpg", "-o", directory.path + "/rows"])
    #expect(result.code == .success)
    #expect(directory.contents("rows") != text)
  }

  /// The names of databases are those of no output, unless `--format` says what to write.
  @Test(arguments: ["db", "db3", "sqlite", "sqlite3"])
  func noRowsAreNamedAsADatabase(ending: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.jpg", TemporaryDirectory.photo)
    let words = ["batch", directory.path, "-o", directory.path + "/rows." + ending]
    #expect(await run(words).code == .usage)
    #expect(directory.contents("rows." + ending) == nil)
    #expect(await run(words + ["--format", "csv"]).code == .success)
  }

  @Test func helpIsNoOutput() async throws {
    let directory = try badDirectory()
    let store = directory.path + "/a.jpg"
    let result = await run(["a.jpg", "--store", store, "-o", store, "--help"])
    #expect(result.code == .success && result.error.isEmpty)
  }

  @Test func namesThatAreNotUTF8AreOpened() async throws {
    let directory = try TemporaryDirectory()
    try directory.file("a.jpg", TemporaryDirectory.photo)
    let path = SystemPath(bytes: Array(directory.path.utf8) + [0x2F, 0xFF] + Array(".jpg".utf8))
    let file = try ReplacingFile(target: path)
    try file.write(TemporaryDirectory.photo)
    try file.commit()
    let result = await run(["batch", directory.path, "--format", "ndjson", "--redact"])
    #expect(result.code == .success)
    #expect(result.output.contains("\"path\":\"\u{fffd}.jpg\",\"pathBytes\":\"ff2e6a7067\""))
  }
}
