import Foundation
import MetaLensPlatform
import Testing

@testable import MetaLensDecoding

struct SQLiteDatabaseTests {
  private let path =
    FileManager.default.temporaryDirectory.path + "/metalens-"
    + String(UInt64.random(in: 0 ... .max), radix: 36)

  private func withFile<Value>(_ bytes: [UInt8] = [], _ body: ([UInt8]) throws -> Value) throws -> Value {
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(Array(path.utf8))
  }

  /// SQLite says the same whatever the cause; without descriptors or room the permissions aren't at fault.
  @Test(
    arguments: [
      (EMFILE, .other), (ENFILE, .other), (ENOSPC, .full), (EACCES, .cannotOpen), (0, .cannotOpen),
    ] as [(Int32, SQLiteFailure.Kind)])
  func theSystemSaysWhyAFileCannotBeOpened(number: Int32, kind: SQLiteFailure.Kind) {
    let error = SystemError(errorNumber: number, operation: "open")
    let failure = SQLiteFailure(cannotOpen: "unable to open database file", error)
    #expect(failure.kind == kind)
    #expect(failure.reason == (kind == .cannotOpen ? "unable to open database file" : error.reason))
  }

  @Test func valuesComeBack() throws {
    let values: [SQLiteValue] = [
      .null, .integer(.min), .integer(7), .real(0.1), .text(""), .text("a\0b\u{1B}é"), .blob([]),
      .blob([0, 255]),
    ]
    try withFile { path in
      let database = try SQLiteDatabase(opening: path)
      try database.run("CREATE TABLE t (a, b, c, d, e, f, g, h)")
      try database.run("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
      #expect(database.changedRows == 1)
      #expect(try database.row("SELECT * FROM t") == values)
      #expect(try database.row("SELECT * FROM t WHERE c = ?", [.integer(8)]) == nil)
    }
  }

  /// Checks that a statement can be used after its connection's end, until its own owner ends.
  @Test func statementsOutliveTheirConnection() throws {
    try withFile { path in
      var statement = try SQLiteDatabase(opening: path).statement("SELECT ? + 1")
      try statement.bind([.integer(41)])
      #expect(try statement.next() == [.integer(42)])
      #expect(try statement.next() == nil)
    }
  }

  @Test func failuresAreTold() throws {
    #expect(throws: SQLiteFailure.self) { _ = try SQLiteDatabase(opening: Array("/nowhere/at/all".utf8)) }
    try withFile(
      Array("no database, but long enough to have a header of a hundred bytes, and more".utf8)
        + [UInt8](repeating: 7, count: 900)
    ) {
      path in
      let database = try SQLiteDatabase(opening: path)
      do throws(SQLiteFailure) {
        try database.run("SELECT * FROM sqlite_schema")
        Issue.record("read as a database")
      } catch {
        #expect(error.kind == .notADatabase)
      }
      do throws(SQLiteFailure) {
        try database.run("no SQL")
        Issue.record("run")
      } catch {
        #expect(error.kind == .other && !error.reason.isEmpty)
      }
    }
  }
}
