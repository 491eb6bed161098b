/// The years in which versions of programs and systems appeared (rows and their sources: `software-years.tsv`).
package enum SoftwareYears {
  /// The kind of software that a version belongs to, which determines the date that can't be earlier.
  package enum Kind: String, Sendable {
    /// A phone's system, which states its version when a picture is taken.
    case system
    /// A program, which states its version when it saves a file.
    case program
  }

  /// Returns the year in which the version that a text names appeared; nil if the table doesn't have it.
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
