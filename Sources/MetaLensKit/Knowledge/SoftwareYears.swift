/// When versions of programs and systems appeared (rows and their sources: `software-years.tsv`).
struct SoftwareYears: Sendable {
  /// What a version is of, and with that which date can't be before it.
  enum Kind: String, Sendable {
    /// A phone's system, which it states when it takes a picture.
    case system
    /// A program, which states itself when it saves.
    case program
  }

  private var rows: [(kind: Kind, text: [UInt8], year: Int)] = []

  /// The table that ships, parsed once.
  static let shipped = SoftwareYears(table: data)

  /// How many rows it has.
  var count: Int { rows.count }

  /// Parses a table of the form that `software-years.tsv` describes; rows that don't parse are left out.
  init(table: String) {
    for fields in TabSeparatedRows(table).lazy.map(\.cells) {
      guard fields.count == 4, let kind = Kind(rawValue: String(decoding: fields[0], as: UTF8.self)),
        let year = Int(String(decoding: fields[2], as: UTF8.self))
      else { continue }
      rows.append((kind, Array(fields[1]), year))
    }
    // The longest first: it says the most.
    rows.sort { $0.text.count > $1.text.count }
  }

  /// The year in which the version that a text names appeared, or nil where the table doesn't have it.
  func year(of text: String, _ kind: Kind) -> Int? {
    let bytes = Array(text.utf8.prefix(128))
    return rows.first { row in
      guard row.kind == kind, bytes.starts(with: row.text) else { return false }
      let rest = bytes.dropFirst(row.text.count)
      return rest.first.map { !(0x30...0x39).contains($0) } ?? true
    }?.year
  }
}
