import MetaLensFacts
import MetaLensPlatform
import MetaLensRendering

/// The files of a labelled set, as a CSV file names them.
struct LabelsList {
  /// A file that is to be evaluated.
  struct Row: Sendable {
    var line: Int
    /// As it is written.
    var path: SystemPath
    var label: String
    var category: String?
    /// Nil where none is named: the file is its own then.
    var group: String?
    /// Lower-case; nil where the list holds none.
    var sha256: String?
  }

  /// No list of files has more bytes.
  static let maximumBytes = 1 << 28

  private(set) var rows: [Row] = []
  /// What should be said and stops nothing.
  private(set) var warnings: [String] = []
  /// Paths that stand twice or oftener.
  private(set) var duplicateCount = 0

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - column: the column with finer classes; nil where none is asked for.
  ///   - known: labels as the command spells them, such as `original`.
  init(_ bytes: [UInt8], by column: String?, known: [String] = []) throws(CSVRecords.Malformation) {
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
      // The same few words stand in every row.
      cell.flatMap {
        $0.isEmpty ? nil : strings.insert(String(decoding: $0, as: UTF8.self)).memberAfterInsert
      }
    }
    while let record = try records.next() {
      // A spreadsheet keeps the separators of rows that were emptied.
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
      // The system would end the name there and open another file.
      guard !path.bytes.contains(0) else { throw .init(line: record.line, reason: "a path contains NUL") }
      guard let written = shared(LabelSpellings.trimmed(record.cells[columns.label])) else {
        throw .init(line: record.line, reason: "the label is missing")
      }
      let label = spellings.spelling(of: written, line: record.line)
      let place = SystemPath(bytes: BatchSelection.plain(path.bytes))
      if let first = lines[place] {
        duplicateCount += 1
        if duplicateCount <= Self.maximumWarnings {
          warnings.append(
            "line \(record.line): “\(SafeText.shown(path.display))” is already in line \(first), which counts"
          )
        }
        continue
      }
      lines[place] = record.line
      rows.append(
        Row(
          line: record.line, path: path, label: label,
          // Where a class is asked for, a file without one is a class too.
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
  /// Bytes of a label or class: words that people choose, and comparing marks upon marks takes time.
  private static let maximumWordBytes = 1000

  /// A SHA-256 in lower case, blanks around it aside; nil for an empty cell.
  private static func digest(_ cell: [UInt8], line: Int) throws(CSVRecords.Malformation) -> String? {
    let lowered = cell.map { (65...70).contains($0) ? $0 + 32 : $0 }
    let text = LabelSpellings.trimmed(lowered)
    if text.isEmpty { return nil }
    // Taken for none, a cell with a slip in it would switch the check off unseen.
    guard Hexadecimal.isText(text, count: 64) else {
      let shown = SafeText.shown(String(decoding: cell, as: UTF8.self), columns: 80)
      throw CSVRecords.Malformation(line: line, reason: "“\(shown)” is no SHA-256: 64 hexadecimal digits")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Where what is needed stands in a row.
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
