import MetaLensDecoding

/// The form of a store's tables, and how an earlier form becomes it (Docs/Store.md).
enum StoreSchema {
  /// What `PRAGMA application_id` says of a store: `MLST`.
  static let application = 0x4D4C_5354
  /// The form's number, `PRAGMA user_version`: how many steps were taken.
  static var form: Int { steps.count }

  /// What brings form 0, a file with nothing in it, to form 1, and so on.
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
  /// SQLite keeps a table's text, and writes a column that is added behind the others in it.
  private static let expected: [Set<String>] = [
    Set(steps[0]),
    Set(
      steps.joined().filter { !$0.hasPrefix("ALTER") && $0 != table }
        + [table.dropLast() + ", " + definitions(StoredRow.traitColumns) + ")"]),
  ]

  /// Whether a file holds nothing, a store, or something else.
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

  /// Brings a store to this form, in the transaction that it is called in; another process may have done so meanwhile,
  /// or made something else of the file.
  ///
  /// - Returns: as `check`; only a store is written.
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
