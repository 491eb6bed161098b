internal import CMetaLensShims
import MetaLensPlatform

// All unsafe code for libsqlite3 is in this file.

/// The functions used from libsqlite3, which is loaded when the first store is opened.
///
/// If the library were linked, each start of the program would have to look up a fifth more symbols, and most runs have
/// no store.
@safe
private struct SQLiteLibrary: Sendable {
  let openV2:
    @Sendable @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>, Int32, UnsafePointer<CChar>?
    ) -> Int32
  let closeV2: @Sendable @convention(c) (OpaquePointer?) -> Int32
  let extendedResultCodes: @Sendable @convention(c) (OpaquePointer?, Int32) -> Int32
  let busyTimeout: @Sendable @convention(c) (OpaquePointer?, Int32) -> Int32
  let limit: @Sendable @convention(c) (OpaquePointer?, Int32, Int32) -> Int32
  let changes: @Sendable @convention(c) (OpaquePointer?) -> Int32
  let prepareV2:
    @Sendable @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<OpaquePointer?>,
      UnsafeMutableRawPointer?
    ) -> Int32
  let sleep: @Sendable @convention(c) (Int32) -> Int32
  let finalize: @Sendable @convention(c) (OpaquePointer?) -> Int32
  let reset: @Sendable @convention(c) (OpaquePointer?) -> Int32
  let bindNull: @Sendable @convention(c) (OpaquePointer?, Int32) -> Int32
  let bindInt64: @Sendable @convention(c) (OpaquePointer?, Int32, Int64) -> Int32
  let bindDouble: @Sendable @convention(c) (OpaquePointer?, Int32, Double) -> Int32
  let bindText:
    @Sendable @convention(c) (OpaquePointer?, Int32, UnsafePointer<CChar>?, Int32, UnsafeRawPointer?) -> Int32
  let bindBlob:
    @Sendable @convention(c) (OpaquePointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
  let step: @Sendable @convention(c) (OpaquePointer?) -> Int32
  let columnCount: @Sendable @convention(c) (OpaquePointer?) -> Int32
  let columnType: @Sendable @convention(c) (OpaquePointer?, Int32) -> Int32
  let columnInt64: @Sendable @convention(c) (OpaquePointer?, Int32) -> Int64
  let columnDouble: @Sendable @convention(c) (OpaquePointer?, Int32) -> Double
  let columnBlob: @Sendable @convention(c) (OpaquePointer?, Int32) -> UnsafeRawPointer?
  let columnBytes: @Sendable @convention(c) (OpaquePointer?, Int32) -> Int32
  let errmsg: @Sendable @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
  let systemErrno: @Sendable @convention(c) (OpaquePointer?) -> Int32

  /// Loads the library.
  init() throws(SQLiteFailure) {
    #if canImport(Glibc)
      let names = ["libsqlite3.so.0"]
    #else
      let names = ["libsqlite3.dylib"]
    #endif
    let missing = SQLiteFailure(.libraryMissing, "libsqlite3 isn't installed")
    guard let library = DynamicLibrary(names) else { throw missing }
    unsafe openV2 = try library.function("sqlite3_open_v2", or: missing)
    unsafe closeV2 = try library.function("sqlite3_close_v2", or: missing)
    unsafe extendedResultCodes = try library.function("sqlite3_extended_result_codes", or: missing)
    unsafe busyTimeout = try library.function("sqlite3_busy_timeout", or: missing)
    unsafe limit = try library.function("sqlite3_limit", or: missing)
    unsafe changes = try library.function("sqlite3_changes", or: missing)
    unsafe prepareV2 = try library.function("sqlite3_prepare_v2", or: missing)
    sleep = unsafe try library.function("sqlite3_sleep", or: missing)
    unsafe finalize = try library.function("sqlite3_finalize", or: missing)
    unsafe reset = try library.function("sqlite3_reset", or: missing)
    unsafe bindNull = try library.function("sqlite3_bind_null", or: missing)
    unsafe bindInt64 = try library.function("sqlite3_bind_int64", or: missing)
    unsafe bindDouble = try library.function("sqlite3_bind_double", or: missing)
    unsafe bindText = try library.function("sqlite3_bind_text", or: missing)
    unsafe bindBlob = try library.function("sqlite3_bind_blob", or: missing)
    unsafe step = try library.function("sqlite3_step", or: missing)
    unsafe columnCount = try library.function("sqlite3_column_count", or: missing)
    unsafe columnType = try library.function("sqlite3_column_type", or: missing)
    unsafe columnInt64 = try library.function("sqlite3_column_int64", or: missing)
    unsafe columnDouble = try library.function("sqlite3_column_double", or: missing)
    unsafe columnBlob = try library.function("sqlite3_column_blob", or: missing)
    unsafe columnBytes = try library.function("sqlite3_column_bytes", or: missing)
    unsafe errmsg = try library.function("sqlite3_errmsg", or: missing)
    unsafe systemErrno = try library.function("sqlite3_system_errno", or: missing)
  }
}

/// A connection to a SQLite file; owns it.
///
/// SQLite itself serializes calls from several threads.
@safe
package struct SQLiteDatabase: ~Copyable, Sendable {
  /// The connection's address as a number, since a pointer isn't `Sendable`.
  private let address: Int
  private let sqlite: SQLiteLibrary
  private var handle: OpaquePointer? { unsafe OpaquePointer(bitPattern: address) }

  /// How long a call waits for other connections, in milliseconds.
  private static let patience: Int32 = 30_000
  /// The maximum size of a text or blob in bytes: a report takes a few kilobytes, and a stranger's file could state
  /// gigabytes.
  package static let maximumCellBytes = 1 << 25

  /// Opens a file; throws if the file doesn't exist.
  ///
  /// - Parameter path: An absolute path, so that SQLite doesn't give the name a special meaning.
  package init(opening path: [UInt8]) throws(SQLiteFailure) {
    let sqlite = try SQLiteLibrary()
    var opened: OpaquePointer?
    let name = path.map { CChar(bitPattern: $0) } + [0]
    // SQLite opens a file that can't be written for reading.
    let code = unsafe sqlite.openV2(name, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_FULLMUTEX, nil)
    guard let handle = unsafe opened else { throw SQLiteFailure(.other, "out of memory") }
    guard code == SQLITE_OK else {
      let failure = unsafe SQLiteFailure(code, of: handle, sqlite)
      unsafe _ = sqlite.closeV2(handle)
      throw failure
    }
    self.sqlite = sqlite
    address = Int(bitPattern: handle)
    unsafe _ = sqlite.extendedResultCodes(handle, 1)
    unsafe _ = sqlite.busyTimeout(handle, Self.patience)
    unsafe _ = sqlite.limit(handle, SQLITE_LIMIT_LENGTH, Int32(Self.maximumCellBytes))
  }

  // SQLite postpones closing until all statements are finalized.
  deinit { unsafe _ = sqlite.closeV2(handle) }

  /// The number of rows that the last statement wrote or removed.
  package var changedRows: Int { Int(unsafe sqlite.changes(handle)) }

  package borrowing func statement(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
    var prepared: OpaquePointer?
    let code = unsafe sqlite.prepareV2(handle, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else {
      throw unsafe SQLiteFailure(code, of: handle, sqlite)
    }
    return unsafe SQLiteStatement(owning: prepared, of: handle, sqlite)
  }

  /// Runs a statement to its end.
  package borrowing func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteFailure) {
    var statement = try statement(sql)
    try statement.run(values)
  }

  /// Returns the first row of a statement's result; nil if there is none.
  package borrowing func row(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteFailure)
    -> [SQLiteValue]?
  {
    var statement = try statement(sql)
    try statement.bind(values)
    return try statement.next()
  }

  /// Waits for another connection in cases in which SQLite itself doesn't wait.
  package borrowing func pause(milliseconds: Int32) { _ = sqlite.sleep(milliseconds) }
}

/// A prepared statement; owns it, and keeps its connection open.
@safe
package struct SQLiteStatement: ~Copyable {
  private let statement: OpaquePointer
  private let sqlite: SQLiteLibrary
  private let database: OpaquePointer?

  fileprivate init(owning statement: OpaquePointer, of database: OpaquePointer?, _ sqlite: SQLiteLibrary) {
    self.sqlite = sqlite
    unsafe self.statement = statement
    unsafe self.database = database
  }

  deinit { unsafe _ = sqlite.finalize(statement) }

  /// Resets the statement and binds these values to its placeholders.
  package mutating func bind(_ values: [SQLiteValue]) throws(SQLiteFailure) {
    unsafe _ = sqlite.reset(statement)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code: Int32
      switch value {
      case .null: code = unsafe sqlite.bindNull(statement, place)
      case .integer(let number): code = unsafe sqlite.bindInt64(statement, place, number)
      case .real(let number): code = unsafe sqlite.bindDouble(statement, place, number)
      case .text(let text):
        // With a byte added, an empty text also has an address; a null pointer would mean NULL.
        code = unsafe (Array(text.utf8) + [0]).withUnsafeBytes { bytes in
          unsafe sqlite.bindText(
            statement, place, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
            Int32(clamping: bytes.count - 1), Self.copied)
        }
      case .blob(let blob):
        code = unsafe (blob + [0]).withUnsafeBytes { bytes in
          unsafe sqlite.bindBlob(
            statement, place, bytes.baseAddress, Int32(clamping: bytes.count - 1), Self.copied)
        }
      }
      guard code == SQLITE_OK else { throw unsafe SQLiteFailure(code, of: database, sqlite) }
    }
  }

  /// Returns the next row; nil after the last.
  package mutating func next() throws(SQLiteFailure) -> [SQLiteValue]? {
    switch unsafe sqlite.step(statement) {
    case SQLITE_ROW: unsafe (0..<sqlite.columnCount(statement)).map { value(at: $0) }
    case SQLITE_DONE: nil
    case let code: throw unsafe SQLiteFailure(code, of: database, sqlite)
    }
  }

  /// Runs the statement to its end with these values.
  package mutating func run(_ values: [SQLiteValue] = []) throws(SQLiteFailure) {
    try bind(values)
    while try next() != nil {}
  }

  private func value(at column: Int32) -> SQLiteValue {
    switch unsafe sqlite.columnType(statement, column) {
    case SQLITE_INTEGER: return .integer(unsafe sqlite.columnInt64(statement, column))
    case SQLITE_FLOAT: return .real(unsafe sqlite.columnDouble(statement, column))
    case SQLITE_TEXT: return .text(String(decoding: bytes(at: column), as: UTF8.self))
    case SQLITE_BLOB: return .blob(bytes(at: column))
    default: return .null
    }
  }

  /// Returns a copy of a text's or blob's bytes; SQLite's own are valid only until the next step.
  private func bytes(at column: Int32) -> [UInt8] {
    guard let start = unsafe sqlite.columnBlob(statement, column) else { return [] }
    let count = unsafe Int(sqlite.columnBytes(statement, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// SQLITE_TRANSIENT, a macro that Swift doesn't import: SQLite makes a copy of its own.
  private static var copied: UnsafeRawPointer? { unsafe UnsafeRawPointer(bitPattern: -1) }
}

extension SQLiteFailure {
  fileprivate init(_ code: Int32, of database: OpaquePointer?, _ sqlite: SQLiteLibrary) {
    let words = unsafe sqlite.errmsg(database).map { unsafe String(cString: $0) }
    let kind: Kind =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_FULL: .full
      case SQLITE_READONLY: .readOnly
      case SQLITE_NOTADB: .notADatabase
      case SQLITE_CORRUPT: .corrupt
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .cannotOpen
      case SQLITE_IOERR: .inputOutput
      default: .other
      }
    let reason = words ?? "error \(code)"
    if kind == .cannotOpen {
      let number = unsafe sqlite.systemErrno(database)
      self.init(cannotOpen: reason, SystemError(errorNumber: number, operation: "open"))
    } else {
      self.init(kind, reason)
    }
  }
}
