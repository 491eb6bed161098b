import MetaLensDecoding
package import MetaLensPlatform

/// The reason why a store couldn't be used; its content is left as it is.
package enum RepositoryError: Error, Sendable, Equatable {
  /// There is no such file.
  case notFound
  /// The directory in which to create the store doesn't exist.
  case directoryMissing(SystemPath)
  /// A path is relative, and the directory at which it begins was removed; it can't be made again.
  case currentDirectoryMissing
  /// The file isn't a store of reports.
  case notAStore
  /// A later version of the tool wrote the store, in the form with this number.
  case newerForm(Int)
  /// A page of the database is damaged; the reason is SQLite's.
  case damaged(String)
  /// The disk is full.
  case full
  /// The store can't be written.
  case readOnly
  /// Another process has locked the store for too long.
  case busy
  /// libsqlite3 isn't installed.
  case libraryMissing
  /// Any other failure; the reason is the system's or SQLite's.
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
