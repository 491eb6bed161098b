#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A failed system call.
package struct SystemError: Error, Sendable, Equatable {
  /// The errno it left.
  package var errorNumber: Int32
  /// The call that failed, "open" say.
  package var operation: String

  /// The failures that are told apart.
  package enum Kind: Sendable {
    case notFound, permissionDenied, isDirectory, notRegularFile, tooManyLinks, linkNotFollowed, brokenPipe
    case noSpace, other
  }

  /// What sort of failure it is.
  package var kind: Kind {
    switch errorNumber {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isDirectory
    case Self.notRegularFileNumber, ENXIO, ENODEV: .notRegularFile
    case ELOOP where self == .linkNotFollowed: .linkNotFollowed
    case ELOOP: .tooManyLinks
    case EPIPE: .brokenPipe
    case ENOSPC, EDQUOT: .noSpace
    default: .other
    }
  }

  /// The system's words for it, in English.
  package var reason: String {
    if kind == .notRegularFile { return "Not a regular file" }
    if self == .closedOutput { return "It is closed" }
    if self == .takenByAnother { return "Another run is writing to the same file" }
    var words = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(errorNumber, &words, words.count) == 0 else { return "Error \(errorNumber)" }
    return words.text
  }

  /// What open with O_NOFOLLOW would have left: a walk came upon a link and was told not to follow any.
  package static let linkNotFollowed = SystemError(errorNumber: ELOOP, operation: "readlink")

  /// What is refused where a regular file is needed.
  package static let notRegularFile = SystemError(errorNumber: notRegularFileNumber, operation: "open")

  /// What is said where standard output or standard error is closed.
  static let closedOutput = SystemError(errorNumber: EBADF, operation: "write")

  /// What is said where two runs write to one place.
  static let takenByAnother = SystemError(errorNumber: EBUSY, operation: "rename")

  /// What a positioned read of a fifo or socket would have left, so it stands for all our refusals.
  static let notRegularFileNumber = ESPIPE

  /// Calls until no signal interrupts, and throws what errno says when the call returns -1.
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
