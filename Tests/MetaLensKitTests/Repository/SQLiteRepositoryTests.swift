import Foundation
import MetaLensDecoding
import MetaLensPlatform
import Testing

@testable import MetaLensKit

struct SQLiteRepositoryTests {
  private func error(_ body: () throws -> Void) -> RepositoryError? {
    do {
      try body()
      return nil
    } catch {
      return error as? RepositoryError
    }
  }

  private func all(_ repository: SQLiteRepository) throws -> (paths: [String], damaged: Int) {
    var paths: [String] = []
    let damaged = try repository.search(ReportQuery()) { stored in
      paths.append(stored.path.display)
      return true
    }
    return (paths, damaged)
  }

  @Test func itsFilesAreItsOwnersAlone() async throws {
    let folder = try StoreFolder()
    let store = try folder.store()
    try store.save([try await .sample("/1")])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["store.db", "store.db-shm", "store.db-wal"])
    for name in names {
      let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.posixPermissions]
      #expect(mode as? Int == 0o600, "\(name)")
    }
  }

  @Test func itIsThereAgain() async throws {
    let folder = try StoreFolder()
    let report = try await StoredReport.sample("/1")
    try folder.store().save([report])
    let again = try SQLiteRepository(opening: folder.file(), making: false)
    #expect(try again.report(report.key) == report)
  }

  @Test(arguments: [
    ("text.db", "not a database at all"), ("long.db", String(repeating: "text ", count: 400)),
  ])
  func aStrangersFileIsLeftAsItIs(name: String, content: String) throws {
    let folder = try StoreFolder()
    let path = folder.path + "/" + name
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    for making in [false, true] {
      #expect(error { _ = try SQLiteRepository(opening: folder.file(name), making: making) } == .notAStore)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == content)
  }

  /// Checks another program's database, a store with something added, a store of a later form, and one without its
  /// table.
  @Test(arguments: [
    ("CREATE TABLE t (a)", false, RepositoryError.notAStore),
    ("CREATE VIEW v AS SELECT 1", true, .notAStore),
    ("CREATE TRIGGER t AFTER INSERT ON report BEGIN DELETE FROM report; END", true, .notAStore),
    ("PRAGMA user_version = 99", true, .newerForm(99)),
    ("DROP TABLE report", true, .notAStore),
    ("PRAGMA application_id = 1", true, .notAStore),
  ])
  func anotherFormIsRefused(statement: String, isStore: Bool, expected: RepositoryError) throws {
    let folder = try StoreFolder()
    if isStore { _ = try folder.store() } else { _ = try PrivateFile.make(at: folder.file()) }
    try SQLiteDatabase(opening: folder.file().bytes).run(statement)
    for making in [false, true] {
      #expect(error { _ = try SQLiteRepository(opening: folder.file(), making: making) } == expected)
    }
  }

  @Test func whatIsNoFileIsNone() throws {
    let folder = try StoreFolder()
    #expect(error { _ = try SQLiteRepository(opening: folder.file("none"), making: false) } == .notFound)
    let missing = RepositoryError.directoryMissing(folder.file("no"))
    #expect(error { _ = try SQLiteRepository(opening: folder.file("no/where"), making: true) } == missing)
    // A link creates the file it names if that has a directory.
    let manager = FileManager.default
    for (link, target) in [("dangling", "no/x.db"), ("link", "made.db")] {
      try manager.createSymbolicLink(atPath: folder.file(link).display, withDestinationPath: target)
    }
    #expect(error { _ = try SQLiteRepository(opening: folder.file("dangling"), making: true) } == missing)
    #expect(error { _ = try SQLiteRepository(opening: folder.file("dangling"), making: false) } == .notFound)
    _ = try SQLiteRepository(opening: folder.file("link"), making: true)
    #expect(try all(SQLiteRepository(opening: folder.file("made.db"), making: false)).paths.isEmpty)
    #expect(error { _ = try SQLiteRepository(opening: SystemPath(folder.path), making: true) } != nil)
  }

  /// Checks that after its directory was removed a relative path doesn't make a store at the root.
  ///
  /// Nobody can make that directory, and a store may well be there under its absolute path: neither is advised.
  @Test(arguments: ["metalens-tests-none.db", "d/none.db"], [true, false])
  func withoutADirectoryARelativeStoreIsNone(path: String, making: Bool) {
    let failure = error { _ = try SQLiteRepository(opening: SystemPath(path), making: making, in: nil) }
    #expect(failure == .currentDirectoryMissing)
    #expect(failure?.message(in: .english).contains("current directory was removed") == true)
  }

  /// Checks that an empty file becomes a store, as a run killed while creating its store leaves one.
  @Test func anEmptyFileBecomesAStore() throws {
    let folder = try StoreFolder()
    #expect(try PrivateFile.make(at: folder.file()))
    #expect(try all(SQLiteRepository(opening: folder.file(), making: false)).paths.isEmpty)
  }

  /// Checks that a changed row is left out and can be made again, as SQLite has no checksums.
  @Test(arguments: [
    "UPDATE report SET score = 99", "UPDATE report SET path = x'2f32'", "UPDATE report SET prior = 0.9",
    "UPDATE report SET report = CAST(replace(CAST(report AS TEXT), 'Canon', 'Nikon') AS BLOB)",
    "UPDATE report SET report = x'7b7d'", "UPDATE report SET size = 'large'",
    "UPDATE report SET checksum = 1",
    "UPDATE report SET report = 'text'", "UPDATE report SET latitude = 1.5",
  ])
  func aRowThatLiesIsDamaged(statement: String) async throws {
    let folder = try StoreFolder()
    let (first, second) = (try await StoredReport.sample("/1"), try await StoredReport.sample("/3"))
    let store = try folder.store()
    try store.save([first])
    try SQLiteDatabase(opening: folder.file().bytes).run(statement)
    try store.save([second])
    #expect(try all(store) == (["/3"], 1))
    #expect(try store.report(first.key) == nil)
    try store.save([first])
    #expect(try store.report(first.key) == first)
  }

  /// Checks that a newer version's report is shown: with a key, a finding's value or a verdict that is unknown here.
  ///
  /// Its columns still have to match it.
  @Test(
    arguments: [
      ("{", "{\"aNewKey\":1,", nil, true), ("\"grade\":\"", "\"grade\":\"new", nil, true),
      ("\"kind\":\"resaved\"", "\"kind\":\"newKind\"", "newKind", true),
      ("\"kind\":\"resaved\"", "\"kind\":\"newKind\"", nil, false),
      ("\"kind\":\"resaved\"", "\"kind\":\"newKind\"", "otherKind", false), ("{", "{", "newKind", false),
    ] as [(String, String, String?, Bool)])
  func aNewerVersionsValuesAreNoDamage(
    text: String, newer: String, verdict: String?, isShown: Bool
  ) async throws {
    let folder = try StoreFolder()
    let store = try folder.store()
    var stored = try await StoredReport.sample("/1")
    stored.report.verdict.kind = .resaved
    try store.save([stored])
    let json = String(decoding: stored.report.stored, as: UTF8.self)
    let place = try #require(json.range(of: text))
    let bytes = Array(json.replacingCharacters(in: place, with: newer).utf8)
    try SQLiteDatabase(opening: folder.file().bytes).run(
      "UPDATE report SET report = ?, checksum = ?, verdict = ?",
      [.blob(bytes), .integer(StoredRow.checksum(of: bytes, nil)), .text(verdict ?? "resaved")])
    let (paths, damaged) = try all(store)
    #expect(paths == (isShown ? ["/1"] : []) && damaged == (isShown ? 0 : 1))
  }

  /// Creates a store of form 1 without reports.
  private func makeFormOne(in folder: StoreFolder) throws {
    #expect(try PrivateFile.make(at: folder.file()))
    let database = try SQLiteDatabase(opening: folder.file().bytes)
    let definitions = StoredRow.firstColumns.map { "\($0.name) \($0.type)" }.joined(separator: ", ")
    try database.run("CREATE TABLE report (id INTEGER PRIMARY KEY, \(definitions))")
    for name in [
      "score", "badge", "verdict", "camera", "software", "taken", "latitude", "longitude", "sha256",
      "analyzed",
    ] { try database.run("CREATE INDEX report_\(name) ON report (\(name))") }
    try database.run("PRAGMA application_id = 0x4D4C5354")
    try database.run("PRAGMA user_version = 1")
  }

  /// Checks that a file with more or less than form 1 has is no store, and isn't changed by a single byte.
  @Test(arguments: [
    "CREATE TABLE mine (b)", "CREATE VIEW v AS SELECT 1", "DROP INDEX report_score",
    "ALTER TABLE report ADD COLUMN mine TEXT",
    "CREATE TRIGGER t AFTER INSERT ON report BEGIN DELETE FROM report; END",
    "DROP TABLE report",
  ])
  func aStrangersFileThatSaysItIsFormOneIsLeftAsItIs(statement: String) throws {
    let folder = try StoreFolder()
    try makeFormOne(in: folder)
    try SQLiteDatabase(opening: folder.file().bytes).run(statement)
    let url = URL(filePath: folder.path + "/store.db")
    let bytes = try Data(contentsOf: url)
    for making in [false, true] {
      #expect(error { _ = try SQLiteRepository(opening: folder.file(), making: making) } == .notAStore)
      #expect(try Data(contentsOf: url) == bytes)
    }
  }

  /// Checks that the rows of a store made before relatives existed are kept and take new values.
  @Test func formOneIsBroughtUp() async throws {
    let folder = try StoreFolder()
    let (old, new) = (try await StoredReport.sample("/1"), try await StoredReport.sample("/2"))
    try makeFormOne(in: folder)
    do {
      let database = try SQLiteDatabase(opening: folder.file().bytes)
      let columns = StoredRow.firstColumns
      var insertion = try database.statement(
        "INSERT INTO report (\(columns.map(\.name).joined(separator: ", "))) VALUES ("
          + columns.map { _ in "?" }.joined(separator: ", ") + ")")
      try insertion.run(Array(StoredRow.values(of: old).prefix(columns.count)))
    }
    for making in [false, true] {
      let store = try SQLiteRepository(opening: folder.file(), making: making)
      #expect(try store.report(old.key) == old)
      var related = new
      related.traits = RelativeTraits(new.report)
      related.traits?.likeness = 0xF0F0
      related.traits?.picture = .init(high: 1, low: 2)
      related.traits?.serial = .init(high: 3, low: 4)
      related.traits?.model = 5
      try store.save([related])
      #expect(try store.report(new.key) == related)
    }
  }

  @Test(arguments: ["compared = NULL", "likeness = '00000000000000ff'", "picture = NULL", "serial = 'x'"])
  func traitsThatLieAreDamaged(change: String) async throws {
    let folder = try StoreFolder()
    var stored = try await StoredReport.sample("/1")
    stored.traits = RelativeTraits(stored.report)
    stored.traits?.likeness = 1
    stored.traits?.picture = .init(high: 1, low: 2)
    let store = try folder.store()
    try store.save([stored])
    #expect(try store.report(stored.key) == stored)
    try SQLiteDatabase(opening: folder.file().bytes).run("UPDATE report SET " + change)
    #expect(try all(store) == ([], 1))
  }

  /// Checks that an overwritten page is an error where it is read, and that the rest is still there.
  @Test func aDamagedPageIsAnError() async throws {
    let folder = try StoreFolder()
    do {
      let store = try folder.store()
      for number in 1...40 { try store.save([try await .sample("/\(number)")]) }
    }
    let path = folder.path + "/store.db"
    var bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    for index in stride(from: 4096, to: bytes.count, by: 4096) {
      bytes.replaceSubrange(index..<index + 64, with: [UInt8](repeating: 0xEE, count: 64))
    }
    try Data(bytes).write(to: URL(filePath: path))
    let failure = error { _ = try all(SQLiteRepository(opening: folder.file(), making: true)) }
    if case .damaged = failure {} else { Issue.record("\(String(describing: failure))") }
    #expect(try [UInt8](Data(contentsOf: URL(filePath: path))).count == bytes.count)
  }

  /// Checks that a file that another process is just creating isn't taken for a stranger's.
  ///
  /// That happened where it became a store between two checks.
  @Test func noneIsTakenForAStrangersWhileItIsMade() async throws {
    let folder = try StoreFolder()
    for number in 0..<40 {
      let path = SystemPath(folder.path + "/\(number).db")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<6 { group.addTask { _ = try SQLiteRepository(opening: path, making: true) } }
        try await group.waitForAll()
      }
    }
  }

  @Test func severalMayMakeAndUseOneFile() async throws {
    let folder = try StoreFolder()
    let sample = try await StoredReport.sample("/1")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for user in 0..<4 {
        group.addTask {
          let store = try folder.store()
          for number in 0..<25 {
            var report = sample
            report.path = SystemPath("/\(user)/\(number)")
            try store.save([report])
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try all(folder.store()).paths.count == 100)
  }

  @Test(arguments: [
    (SQLiteFailure.Kind.busy, RepositoryError.busy), (.full, .full), (.readOnly, .readOnly),
    (.notADatabase, .notAStore), (.corrupt, .damaged("why")), (.cannotOpen, .failed("why")),
    (.inputOutput, .failed("why")), (.libraryMissing, .libraryMissing), (.other, .failed("why")),
  ])
  func failuresAreTold(kind: SQLiteFailure.Kind, expected: RepositoryError) {
    #expect(RepositoryError(SQLiteFailure(kind, "why")) == expected)
    for language in Language.allCases { #expect(!expected.message(in: language).isEmpty) }
  }
}
