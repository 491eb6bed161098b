import MetaLensDecoding
package import MetaLensPlatform

/// Why a store couldn't be used; what is in it stays as it is.
package enum RepositoryError: Error, Sendable, Equatable {
  /// There is no such file.
  case notFound
  /// There is no such directory to make it in.
  case directoryMissing(SystemPath)
  /// The file is something else than a store of reports.
  case notAStore
  /// A later version of the tool wrote it, in a form of this number.
  case newerForm(Int)
  /// A page isn't as it was written; SQLite's words.
  case damaged(String)
  /// There is no room on the disk.
  case full
  /// It can't be written.
  case readOnly
  /// Another process has held it for too long.
  case busy
  /// libsqlite3 isn't installed.
  case libraryMissing
  /// Anything else; the system's or SQLite's words.
  case failed(String)
}

extension RepositoryError {
  init(_ failure: SQLiteFailure) {
    self =
      switch failure.kind {
      case .busy: .busy
      case .full: .full
      case .readOnly: .readOnly
      case .notADatabase: .notAStore
      case .libraryMissing: .libraryMissing
      case .corrupt: .damaged(failure.reason)
      case .cannotOpen, .inputOutput, .other: .failed(failure.reason)
      }
  }

  init(_ error: SystemError) {
    self =
      switch error.kind {
      case .notFound: .notFound
      case .noSpace: .full
      default: .failed(error.reason)
      }
  }
}
