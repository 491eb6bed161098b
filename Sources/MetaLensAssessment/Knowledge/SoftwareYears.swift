/// When versions of programs and systems appeared (rows and their sources: `software-years.tsv`).
package enum SoftwareYears {
  /// What a version is of, and with that which date can't be before it.
  package enum Kind: String, Sendable {
    /// A phone's system, which it states when it takes a picture.
    case system
    /// A program, which states itself when it saves.
    case program
  }

  /// The year in which the version that a text names appeared, or nil if the table doesn't have it.
  static func year(of text: String, _ kind: Kind) -> Int? {
    memory.value(of: kind.rawValue + text) { found(text, kind) }
  }

  private static let memory = LookupMemory<Int?>()

  private static func found(_ text: String, _ kind: Kind) -> Int? {
    let bytes = Array(text.utf8.prefix(128))
    return rows.first { row in
      guard row.kind == kind, row.text.utf8.first == bytes.first, bytes.starts(with: row.text.utf8) else {
        return false
      }
      return bytes.dropFirst(row.text.utf8.count).first.map { !$0.isASCIIDigit } ?? true
    }?.year
  }
}
