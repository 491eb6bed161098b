import MetaLensDecoding
package import MetaLensPlatform
import Synchronization

/// A repository in an SQLite file (Docs/Store.md).
///
/// Several processes may use one file at once. Once saved, reports are on the disk: the write-ahead log is synchronized
/// at each commit.
package final class SQLiteRepository: ReportRepository {
  private let database: Mutex<SQLiteDatabase>

  /// How often to try a file that another process is just creating, and the pause between two tries in milliseconds.
  private static let patience = (tries: 200, pause: Int32(25))

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - path: the store's file.
  ///   - making: whether to create a missing file, readable by its owner alone.
  ///   - directory: the directory at which a relative path begins; nil if it doesn't exist any more.
  package init(
    opening path: SystemPath, making: Bool, in directory: SystemPath? = .current
  ) throws(RepositoryError) {
    let path = path.absolute(in: directory)
    // SQLite may give a relative path a special meaning.
    guard path.isAbsolute else { throw .currentDirectoryMissing }
    var target = path
    do throws(SystemError) {
      if making {
        // If the path is a link to a missing file, that file is created.
        target = try LinkResolution.target(of: path)
        _ = try PrivateFile.make(at: target)
      }
      // For a directory or a missing file SQLite would only report that it can't open it.
      guard try FileStatus.isRegularFile(path) else { throw SystemError.notRegularFile }
    } catch {
      // When a file is created, “not found” means that its directory is missing.
      throw making && error.kind == .notFound
        ? .directoryMissing(target.directory) : RepositoryError(error)
    }
    var opened: SQLiteDatabase
    do throws(SQLiteFailure) { opened = try SQLiteDatabase(opening: path.bytes) } catch {
      throw RepositoryError(error)
    }
    try Self.prepare(&opened)
    database = Mutex(opened)
  }

  /// Prepares the database; waits if another process is just creating the file, which SQLite doesn't always do itself.
  private static func prepare(_ database: inout SQLiteDatabase) throws(RepositoryError) {
    var found = Result<Int, RepositoryError>.success(0)
    for attempt in 1...patience.tries {
      do throws(SQLiteFailure) {
        // The file is untrusted: its schema may call no functions, and its cells may not reach beyond their page.
        try database.run("PRAGMA trusted_schema = OFF")
        try database.run("PRAGMA cell_size_check = ON")
        try database.run("PRAGMA synchronous = FULL")
        // In one transaction: another process may be creating the store between two reads.
        try Self.transaction(database, "BEGIN") { database throws(SQLiteFailure) in
          found = try StoreSchema.check(database)
        }
        if case .success(let form) = found, form < StoreSchema.form {
          try database.run("PRAGMA journal_mode = WAL")
          try Self.transaction(database) { database throws(SQLiteFailure) in
            found = try StoreSchema.bringUp(database)
          }
        }
        break
      } catch {
        // The file itself is open; the log beside it is what can't be opened.
        if error.kind == .cannotOpen { throw .readOnly }
        guard error.kind == .busy, attempt < patience.tries else { throw RepositoryError(error) }
        database.pause(milliseconds: patience.pause)
      }
    }
    _ = try found.get()
  }

  package func report(_ key: ReportKey) throws(RepositoryError) -> StoredReport? {
    try using { database throws(SQLiteFailure) in
      try database.row("SELECT \(Self.names) FROM report WHERE key = ?", [.blob(key.bytes)])
    }.flatMap(StoredRow.report)
  }

  package func save(_ reports: [StoredReport]) throws(RepositoryError) {
    guard !reports.isEmpty else { return }
    let rows = reports.map(StoredRow.values)
    try using { database throws(SQLiteFailure) in
      try Self.transaction(database) { database throws(SQLiteFailure) in
        var statement = try database.statement(Self.insertion)
        for row in rows { try statement.run(row) }
      }
    }
  }

  package func search(
    _ query: ReportQuery, _ take: (StoredReport) -> Bool
  ) throws(RepositoryError) -> Int {
    let (condition, values) = query.sql
    return try using { database throws(SQLiteFailure) in
      var statement = try database.statement(
        "SELECT \(Self.names) FROM report WHERE \(condition) ORDER BY key")
      try statement.bind(values)
      var damaged = 0
      while let row = try statement.next() {
        guard let report = StoredRow.report(of: row) else {
          damaged += 1
          continue
        }
        guard take(report) else { break }
      }
      return damaged
    }
  }

  package func count(_ query: ReportQuery) throws(RepositoryError) -> Int {
    let (condition, values) = query.sql
    return try using { database throws(SQLiteFailure) in
      try database.row("SELECT count(*) FROM report WHERE \(condition)", values)
    }?.first?.integer ?? 0
  }

  package func remove(_ keys: [ReportKey]) throws(RepositoryError) -> Int {
    guard !keys.isEmpty else { return 0 }
    return try using { database throws(SQLiteFailure) in
      var removed = 0
      try Self.transaction(database) { database throws(SQLiteFailure) in
        var statement = try database.statement("DELETE FROM report WHERE key = ?")
        for key in keys {
          try statement.run([.blob(key.bytes)])
          removed += database.changedRows
        }
      }
      return removed
    }
  }

  private static let names = StoredRow.columns.map(\.name).joined(separator: ", ")
  private static let insertion =
    "INSERT OR REPLACE INTO report (\(names)) VALUES ("
    + StoredRow.columns.map { _ in "?" }.joined(separator: ", ") + ")"

  private func using<Value: Sendable>(
    _ body: (borrowing SQLiteDatabase) throws(SQLiteFailure) -> Value
  ) throws(RepositoryError) -> Value {
    do throws(SQLiteFailure) {
      return try database.withLock { database throws(SQLiteFailure) in try body(database) }
    } catch {
      throw RepositoryError(error)
    }
  }

  /// Runs `body` in a transaction, which takes effect as a whole or not at all; by default it first waits for other
  /// processes' transactions.
  private static func transaction(
    _ database: borrowing SQLiteDatabase, _ start: String = "BEGIN IMMEDIATE",
    body: (borrowing SQLiteDatabase) throws(SQLiteFailure) -> Void
  ) throws(SQLiteFailure) {
    try database.run(start)
    do throws(SQLiteFailure) {
      try body(database)
      try database.run("COMMIT")
    } catch {
      // If SQLite has already rolled back, there is nothing to undo.
      try? database.run("ROLLBACK")
      throw error
    }
  }
}
