import MetaLensFacts
import MetaLensPlatform
import MetaLensRendering

/// The files of a labelled set, as a CSV file lists them.
struct LabelsList {
  /// A file to evaluate.
  struct Row: Sendable {
    var line: Int
    /// The path as the list spells it.
    var path: SystemPath
    /// Where the path leads.
    var place: FilePlaces.Place
    var label: String
    var category: String?
    /// The group; nil if the list names none, and the file is then a group of its own.
    var group: String?
    /// SHA-256 in lower case; nil if the list has none.
    var sha256: String?
  }

  static let maximumBytes = 1 << 28

  private(set) var rows: [Row] = []
  /// Warnings to show that don't stop the run.
  private(set) var warnings: [String] = []
  /// How many rows name a file that an earlier row names.
  private(set) var duplicateCount = 0

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - column: the column that names finer classes; nil for none.
  ///   - known: labels as the command spells them, such as `original`.
  ///   - place: returns where a path of the list leads; of rows that lead to one place, the first counts.
  init(
    _ bytes: [UInt8], by column: String?, known: [String] = [], place: (SystemPath) -> FilePlaces.Place
  ) throws(CSVRecords.Malformation) {
    var records = CSVRecords(bytes)
    guard let header = try records.next() else {
      throw .init(
        line: 1, reason: "the list is empty; its first line must name the columns path, label and group")
    }
    let columns = try Columns(header, by: column)
    var strings: Set<String> = []
    var lines: [SystemPath: Int] = [:]
    var spellings = LabelSpellings(known)
    func shared(_ cell: [UInt8]?) -> String? {
      // The same few words appear in every row, so they share one string.
      cell.flatMap {
        $0.isEmpty ? nil : strings.insert(String(decoding: $0, as: UTF8.self)).memberAfterInsert
      }
    }
    while let record = try records.next() {
      // A spreadsheet keeps the separators of rows that were cleared.
      if record.cells.allSatisfy({ cell in cell.allSatisfy { $0 <= 0x20 } }) { continue }
      guard record.cells.count == header.cells.count else {
        throw .init(
          line: record.line, reason: "\(record.cells.count) cells instead of \(header.cells.count)")
      }
      for index in [columns.label, columns.category, columns.group].compactMap(\.self)
      where record.cells[index].count > Self.maximumWordBytes {
        throw .init(
          line: record.line,
          reason: "a cell of \(record.cells[index].count) bytes is no label, class or group")
      }
      for index in [columns.label, columns.category, columns.group].compactMap(\.self)
      where String(validating: record.cells[index], as: UTF8.self) == nil {
        throw .init(
          line: record.line, reason: "a label, class or group isn't UTF-8; save the list as “CSV UTF-8”")
      }
      let path = SystemPath(bytes: record.cells[columns.path])
      guard !path.bytes.isEmpty else { throw .init(line: record.line, reason: "the path is missing") }
      // The system would end the name at NUL and open another file.
      guard !path.bytes.contains(0) else { throw .init(line: record.line, reason: "a path contains NUL") }
      guard let written = shared(LabelSpellings.trimmed(record.cells[columns.label])) else {
        throw .init(line: record.line, reason: "the label is missing")
      }
      let label = spellings.spelling(of: written, line: record.line)
      let leading = place(path)
      if let first = lines[leading.key] {
        duplicateCount += 1
        if duplicateCount <= Self.maximumWarnings {
          warnings.append(
            "line \(record.line): “\(SafeText.shown(path.display))” is already in line \(first), which counts"
          )
        }
        continue
      }
      lines[leading.key] = record.line
      rows.append(
        Row(
          line: record.line, path: path, place: leading, label: label,
          // With a column of classes, an empty cell is a class too.
          category: columns.category.map { shared(record.cells[$0]) ?? "" },
          group: shared(columns.group.map { LabelSpellings.trimmed(record.cells[$0]) }),
          sha256: try columns.sha256.flatMap { column throws(CSVRecords.Malformation) in
            try Self.digest(record.cells[column], line: record.line)
          }))
    }
    if duplicateCount > Self.maximumWarnings {
      warnings.append("\(duplicateCount - Self.maximumWarnings) more paths are repeated")
    }
    warnings += spellings.warnings
    guard !rows.isEmpty else { throw .init(line: header.line, reason: "the list names no file") }
  }

  static let maximumWarnings = 20
  /// The maximum size of a label, class or group in bytes: they are words that people choose, and comparing long runs
  /// of combining marks takes time.
  private static let maximumWordBytes = 1000

  /// Returns a SHA-256 in lower case, without surrounding blanks; nil for an empty cell.
  private static func digest(_ cell: [UInt8], line: Int) throws(CSVRecords.Malformation) -> String? {
    let lowered = cell.map { (65...70).contains($0) ? $0 + 32 : $0 }
    let text = LabelSpellings.trimmed(lowered)
    if text.isEmpty { return nil }
    // If a mistyped digest counted as none, the check of the file would silently be skipped.
    guard Hexadecimal.isText(text, count: 64) else {
      let shown = SafeText.shown(String(decoding: cell, as: UTF8.self), columns: 80)
      throw CSVRecords.Malformation(line: line, reason: "“\(shown)” is no SHA-256: 64 hexadecimal digits")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The indices of the needed columns.
private struct Columns {
  var path: Int
  var label: Int
  var group: Int?
  var category: Int?
  var sha256: Int?

  init(_ header: CSVRecords.Record, by column: String?) throws(CSVRecords.Malformation) {
    guard header.cells.count <= 1000, header.cells.allSatisfy({ $0.count <= 1000 }) else {
      throw .init(
        line: header.line, reason: "more than 1,000 columns, or a column's name of more than 1,000 bytes")
    }
    let names = header.cells.map { String(decoding: LabelSpellings.trimmed($0), as: UTF8.self) }
    let folded = names.map { $0.lowercased() }
    func place(_ name: String) throws(CSVRecords.Malformation) -> Int? {
      let name = name.lowercased()
      guard let first = folded.firstIndex(of: name) else { return nil }
      guard folded.lastIndex(of: name) == first else {
        throw .init(line: header.line, reason: "two columns are named “\(SafeText.shown(name))”")
      }
      return first
    }
    func needed(_ name: String) throws(CSVRecords.Malformation) -> Int {
      if let place = try place(name) { return place }
      let found = SafeText.shown(names.joined(separator: ", "), columns: 120)
      throw .init(
        line: header.line, reason: "no column “\(SafeText.shown(name))”; the columns are: \(found)")
    }
    path = try needed("path")
    label = try needed("label")
    group = try place("group")
    if let column, column != "label" { category = try needed(column) }
    sha256 = try place("sha256")
  }
}
