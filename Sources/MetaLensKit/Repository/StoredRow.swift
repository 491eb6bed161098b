import MetaLensDecoding
import MetaLensPlatform

/// Converts a stored report into a row of the table and back.
enum StoredRow {
  /// The columns in the table's order, with their types.
  static let columns = firstColumns + traitColumns

  /// The columns of form 1.
  static let firstColumns: [(name: String, type: String)] = [
    ("key", "BLOB NOT NULL UNIQUE"), ("path", "BLOB NOT NULL"), ("redacted", "INTEGER NOT NULL"),
    ("size", "INTEGER NOT NULL"), ("modified_seconds", "INTEGER NOT NULL"),
    ("modified_nanoseconds", "INTEGER NOT NULL"), ("device", "INTEGER NOT NULL"),
    ("inode", "INTEGER NOT NULL"),
    ("sha256", "TEXT"), ("tool", "TEXT NOT NULL"), ("depth", "TEXT NOT NULL"),
    ("hashing", "INTEGER NOT NULL"),
    ("signatures", "TEXT NOT NULL"), ("limits", "REAL NOT NULL"), ("model", "TEXT NOT NULL"),
    ("prior", "REAL NOT NULL"), ("analyzed", "INTEGER NOT NULL"), ("score", "INTEGER NOT NULL"),
    ("badge", "TEXT NOT NULL"), ("verdict", "TEXT NOT NULL"), ("camera", "TEXT"), ("software", "TEXT"),
    ("taken", "INTEGER"), ("latitude", "REAL"), ("longitude", "REAL"), ("checksum", "INTEGER NOT NULL"),
    ("report", "BLOB NOT NULL"),
  ]

  /// The columns that form 2 adds: the digests that related photos are found by.
  ///
  /// `compared` is NULL if the digests weren't asked for.
  static let traitColumns: [(name: String, type: String)] = [
    ("compared", "INTEGER"), ("picture", "TEXT"), ("serial", "TEXT"), ("likeness", "TEXT"),
  ]

  /// Returns the row of a report.
  static func values(of stored: StoredReport) -> [SQLiteValue] {
    values(of: stored, json: stored.report.stored)
  }

  private static func values(of stored: StoredReport, json: [UInt8]) -> [SQLiteValue] {
    let (file, basis, columns) = (stored.file, stored.basis, ReportColumns(stored))
    let traits = values(of: stored.traits)
    return [
      .blob(stored.key.bytes), .blob(stored.path.bytes), SQLiteValue(stored.isRedacted ? 1 : 0),
      SQLiteValue(file.byteCount), .integer(file.modifiedSeconds), .integer(file.modifiedNanoseconds),
      .integer(Int64(bitPattern: file.device)), .integer(Int64(bitPattern: file.inode)),
      SQLiteValue(columns.sha256), .text(basis.tool), .text(basis.depth), SQLiteValue(basis.hashing ? 1 : 0),
      .text(basis.signatures), .real(basis.limits), .text(basis.model), .real(basis.prior),
      SQLiteValue(columns.analyzed), SQLiteValue(columns.score), .text(columns.badge), .text(columns.verdict),
      SQLiteValue(columns.camera), SQLiteValue(columns.software), SQLiteValue(columns.taken),
      SQLiteValue(columns.latitude), SQLiteValue(columns.longitude),
      .integer(checksum(of: json, stored.traits)), .blob(json),
    ] + traits
  }

  /// Returns a checksum over the report and the traits, which can't be checked against the report.
  static func checksum(of json: [UInt8], _ traits: RelativeTraits?) -> Int64 {
    Int64(CyclicRedundancyCheck.update(0, (traits.map { json + $0.bytes } ?? json)[...]))
  }

  private static func values(of traits: RelativeTraits?) -> [SQLiteValue] {
    guard let traits else { return traitColumns.map { _ in .null } }
    let likeness = traits.likeness == 0 ? nil : RelativeTraits.digits(of: traits.likeness)
    let serial = traits.serial.text.map { $0 + RelativeTraits.digits(of: traits.model) }
    return [
      SQLiteValue(1), SQLiteValue(traits.picture.text), SQLiteValue(serial), SQLiteValue(likeness),
    ]
  }

  /// Returns the traits that the columns hold, with the file's digest from the report.
  private static func traits(of row: ArraySlice<SQLiteValue>, _ report: OriginalityReport) -> RelativeTraits?
  {
    let row = Array(row)
    guard row.count == traitColumns.count, row[0].integer == 1 else { return nil }
    var traits = RelativeTraits()
    traits.file = .init(report.summary.sha256)
    traits.picture = .init(row[1].text)
    traits.serial = .init(row[2].text)
    traits.model = row[2].text.flatMap { Hexadecimal.value(of: $0.utf8.dropFirst(32)) } ?? 0
    traits.likeness = row[3].text.flatMap { Hexadecimal.value(of: $0.utf8) } ?? 0
    return traits
  }

  /// Returns the report of a row, or nil if the row is incomplete or its columns don't match its report.
  ///
  /// SQLite has no checksums of its own, and a search would use a column even if it contradicts the report.
  ///
  /// The checksum is that of the bytes as they are stored: a newer version's report may have values that are read here
  /// as others, and keys that aren't read.
  static func report(of row: [SQLiteValue]) -> StoredReport? {
    guard row.count == columns.count, let path = row[1].blob, let isRedacted = row[2].integer,
      let size = row[3].integer, let seconds = row[4].integer, let nanoseconds = row[5].integer,
      let device = row[6].integer, let inode = row[7].integer, let tool = row[9].text,
      let depth = row[10].text,
      let hashing = row[11].integer, let signatures = row[12].text, let limits = row[13].real,
      let model = row[14].text, let prior = row[15].real, let json = row[26].blob,
      let report = OriginalityReport(stored: json)
    else { return nil }
    let stored = StoredReport(
      path: SystemPath(bytes: path), isRedacted: isRedacted == 1,
      file: FileIdentity(
        device: UInt64(bitPattern: Int64(device)), inode: UInt64(bitPattern: Int64(inode)), byteCount: size,
        modifiedSeconds: Int64(seconds), modifiedNanoseconds: Int64(nanoseconds)),
      basis: ReportBasis(
        tool: tool, depth: depth, hashing: hashing == 1, signatures: signatures, limits: limits, model: model,
        prior: prior),
      report: report, traits: traits(of: row[firstColumns.count...], report))
    guard model == report.model, prior == report.prior, depth == report.depth.rawValue,
      matches(row, stored, json)
    else { return nil }
    return stored
  }

  /// Whether the columns are those of the report, and the checksum that of its bytes.
  private static func matches(_ row: [SQLiteValue], _ stored: StoredReport, _ json: [UInt8]) -> Bool {
    var expected = values(of: stored, json: json)
    if let kind = row[verdictColumn].text, Verdict.Kind(rawValue: kind) == nil {
      // A newer version's verdict, which is read as another.
      guard statedVerdict(in: json) == kind else { return false }
      expected[verdictColumn] = .text(kind)
    }
    return expected == row
  }

  private static let verdictColumn = 19

  /// Returns the name of the verdict that a report states, known here or not.
  private static func statedVerdict(in json: [UInt8]) -> String? {
    let members = JSONReader.wholeObject(
      of: String(decoding: json, as: UTF8.self), maximumValues: JSONReader.maximumStoredValues)
    return members?["verdict"]?["kind"]?.stringValue
  }
}
