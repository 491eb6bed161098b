package import MetaLensPlatform

/// The value of a cell of a SQLite table.
package enum SQLiteValue: Sendable, Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The integer, if it fits in an `Int`; nil for anything else.
  package var integer: Int? { if case .integer(let value) = self { Int(exactly: value) } else { nil } }
  /// The floating-point number; nil for anything else.
  package var real: Double? { if case .real(let value) = self { value } else { nil } }
  /// The text; nil for anything else.
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  /// The bytes; nil for anything else.
  package var blob: [UInt8]? { if case .blob(let value) = self { value } else { nil } }

  package init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }
  package init(_ value: Double?) { self = value.map { .real($0) } ?? .null }
  /// Makes a text, or NULL for nil.
  package init(_ value: String?) { self = value.map { .text($0) } ?? .null }
}

/// A failed call of libsqlite3.
package struct SQLiteFailure: Error, Sendable {
  /// What went wrong, as far as it makes a difference to somebody who can fix it.
  package enum Kind: Sendable, Hashable {
    /// Another connection has locked the file.
    case busy
    /// The disk is full, or the file would exceed a size limit.
    case full
    /// The file or its directory can't be written.
    case readOnly
    /// The file isn't a SQLite file.
    case notADatabase
    /// A page of the file is damaged.
    case corrupt
    case cannotOpen
    /// The system failed to read or write.
    case inputOutput
    /// libsqlite3 isn't installed.
    case libraryMissing
    case other
  }

  package var kind: Kind
  /// SQLite's message (English).
  package var reason: String

  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// Makes the failure of opening a file.
  ///
  /// - Parameters:
  ///   - reason: SQLite's message, which is the same whatever the cause.
  ///   - error: the system's error, if it is one that has nothing to do with permissions.
  package init(cannotOpen reason: String, _ error: SystemError) {
    if error.kind == .noSpace {
      self.init(.full, error.reason)
    } else if error.isOfDescriptors {
      self.init(.other, error.reason)
    } else {
      self.init(.cannotOpen, reason)
    }
  }
}
