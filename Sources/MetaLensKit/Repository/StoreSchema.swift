import MetaLensDecoding

/// The form of a store's tables, and how an earlier form is migrated to it (Docs/Store.md).
enum StoreSchema {
  /// The store's `PRAGMA application_id`: `MLST`.
  static let application = 0x4D4C_5354
  /// The form's number, `PRAGMA user_version`: the number of migration steps.
  static var form: Int { steps.count }

  /// The migration steps: the first takes form 0, an empty file, to form 1, and so on.
  private static let steps: [[String]] = [
    [
      table,
      index("score"), index("badge"), index("verdict"), index("camera"), index("software"), index("taken"),
      index("latitude"), index("longitude"), index("sha256"), index("analyzed"),
    ],
    StoredRow.traitColumns.map { "ALTER TABLE report ADD COLUMN \($0.name) \($0.type)" }
      + [index("picture"), index("serial")],
  ]

  /// The table of form 1.
  private static let table =
    "CREATE TABLE report (id INTEGER PRIMARY KEY, " + definitions(StoredRow.firstColumns) + ")"

  private static func definitions(_ columns: [(name: String, type: String)]) -> String {
    columns.map { "\($0.name) \($0.type)" }.joined(separator: ", ")
  }

  private static func index(_ column: String) -> String {
    "CREATE INDEX report_\(column) ON report (\(column))"
  }

  /// The complete schema of each form, in order.
  ///
  /// A file with any other table, view or trigger isn't a store.
  ///
  /// SQLite keeps the text of CREATE TABLE and appends an added column's definition to it.
  private static let expected: [Set<String>] = [
    Set(steps[0]),
    Set(
      steps.joined().filter { !$0.hasPrefix("ALTER") && $0 != table }
        + [table.dropLast() + ", " + definitions(StoredRow.traitColumns) + ")"]),
  ]

  /// Returns the form of the store in a file, or 0 if the file is empty; fails if it holds anything else.
  static func check(_ database: borrowing SQLiteDatabase) throws(SQLiteFailure) -> Result<
    Int, RepositoryError
  > {
    let form = try number("user_version", of: database)
    let application = try number("application_id", of: database)
    var statement = try database.statement("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
    try statement.bind([])
    var found: Set<String> = []
    while let row = try statement.next() { found.insert(row.first?.text ?? "") }
    if form == 0, application == 0, found.isEmpty { return .success(0) }
    guard application == Self.application, form > 0 else { return .failure(.notAStore) }
    if form > Self.form { return .failure(.newerForm(form)) }
    return found == expected[form - 1] ? .success(form) : .failure(.notAStore)
  }

  /// Migrates a store to this form, inside the caller's transaction.
  ///
  /// Another process may have done so meanwhile, or may have changed the file into something else.
  ///
  /// - Returns: what `check` returns for the migrated file; a file that isn't a store isn't written.
  static func bringUp(
    _ database: borrowing SQLiteDatabase
  ) throws(SQLiteFailure) -> Result<Int, RepositoryError> {
    let found = try check(database)
    guard case .success(let start) = found, start < form else { return found }
    for step in steps[start...] {
      for statement in step { try database.run(statement) }
    }
    try database.run("PRAGMA application_id = \(application)")
    try database.run("PRAGMA user_version = \(form)")
    return .success(form)
  }

  private static func number(
    _ pragma: String, of database: borrowing SQLiteDatabase
  ) throws(SQLiteFailure) -> Int {
    try database.row("PRAGMA \(pragma)")?.first?.integer ?? 0
  }
}
