#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A failed system call.
package struct SystemError: Error, Sendable, Equatable {
  /// The errno of the failed call.
  package var errorNumber: Int32
  /// The call that failed, for example "open".
  package var operation: String

  package init(errorNumber: Int32, operation: String) {
    self.errorNumber = errorNumber
    self.operation = operation
  }

  /// The kinds of failures.
  package enum Kind: Sendable {
    case notFound, permissionDenied, isDirectory, notRegularFile, tooManyLinks, linkNotFollowed, brokenPipe
    case noSpace, other
  }

  package var kind: Kind {
    switch errorNumber {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isDirectory
    case Self.notRegularFileNumber, Self.socketNumber, ENXIO, ENODEV: .notRegularFile
    case ELOOP where self == .linkNotFollowed: .linkNotFollowed
    case ELOOP: .tooManyLinks
    case EPIPE: .brokenPipe
    case ENOSPC, EDQUOT: .noSpace
    default: .other
    }
  }

  /// Whether this process, or the system, has as many files open as it may.
  package var isOfDescriptors: Bool { errorNumber == EMFILE || errorNumber == ENFILE }

  /// The system's description of the failure, in English.
  package var reason: String {
    if kind == .notRegularFile { return "Not a regular file" }
    if self == .closedOutput { return "It is closed" }
    if self == .takenByAnother { return "Another run is writing to the same file" }
    var words = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(errorNumber, &words, words.count) == 0 else { return "Error \(errorNumber)" }
    return words.text
  }

  /// The error that open with O_NOFOLLOW would return: a walk that follows no links came upon one.
  package static let linkNotFollowed = SystemError(errorNumber: ELOOP, operation: "readlink")

  /// The error for anything else where a regular file is needed.
  package static let notRegularFile = SystemError(errorNumber: notRegularFileNumber, operation: "open")

  /// The error if standard output or standard error is closed.
  static let closedOutput = SystemError(errorNumber: EBADF, operation: "write")

  /// The error if two runs write to the same place.
  static let takenByAnother = SystemError(errorNumber: EBUSY, operation: "rename")

  /// The errno of a positioned read of a fifo or socket, used for all files refused because they aren't regular.
  static let notRegularFileNumber = ESPIPE

  /// The errno of opening a socket's file.
  static var socketNumber: Int32 {
    #if canImport(Darwin)
      EOPNOTSUPP
    #else
      ENXIO
    #endif
  }

  /// Repeats a call until no signal interrupts it; throws errno's error if the call returns -1.
  static func check<Result: SignedInteger>(
    _ operation: String, _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result != -1 { return result }
      let number = errno
      if number != EINTR { throw SystemError(errorNumber: number, operation: operation) }
    }
  }
}
