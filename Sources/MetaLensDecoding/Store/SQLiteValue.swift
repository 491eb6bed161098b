/// What a cell of a SQLite table holds.
package enum SQLiteValue: Sendable, Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// A whole number that fits; nil for anything else.
  package var integer: Int? { if case .integer(let value) = self { Int(exactly: value) } else { nil } }
  /// A number; nil for anything else.
  package var real: Double? { if case .real(let value) = self { value } else { nil } }
  /// A text; nil for anything else.
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  /// Bytes; nil for anything else.
  package var blob: [UInt8]? { if case .blob(let value) = self { value } else { nil } }

  /// A number that may be missing.
  package init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }
  /// A number that may be missing.
  package init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
  /// A text that may be missing.
  package init(_ value: String?) { self = value.map { .text($0) } ?? .null }
}

/// A failed call of libsqlite3.
package struct SQLiteFailure: Error, Sendable {
  /// What went wrong, as far as somebody can do something about it.
  package enum Kind: Sendable, Hashable {
    /// Another connection holds the file.
    case busy
    /// No room on the disk, or beyond a limit of the file's size.
    case full
    /// The file or its directory can't be written.
    case readOnly
    /// The file isn't one of SQLite's.
    case notADatabase
    /// A page isn't as it was written.
    case corrupt
    /// The file can't be opened.
    case cannotOpen
    /// The system failed to read or write.
    case inputOutput
    /// libsqlite3 isn't installed.
    case libraryMissing
    /// Anything else.
    case other
  }

  /// What went wrong.
  package var kind: Kind
  /// SQLite's words (English).
  package var reason: String

  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }
}
