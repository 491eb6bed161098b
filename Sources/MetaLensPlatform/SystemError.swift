#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A failed system call.
package struct SystemError: Error, Hashable, Sendable {
  /// What kind of failure it is, for those who treat some of them on their own.
  package enum Kind: Sendable {
    case notFound, permissionDenied, isDirectory, notRegularFile, tooManyLinks, brokenPipe, noSpace, other
  }

  /// `errno` as the call left it; `notRegular` where a file was refused for its kind.
  package var errorNumber: Int32
  /// The call that failed.
  package var operation: String

  package init(errorNumber: Int32, operation: String) {
    self.errorNumber = errorNumber
    self.operation = operation
  }

  /// A number that no system uses: the file is a pipe, a socket or a device.
  package static let notRegular: Int32 = -1

  /// What kind of failure it is.
  package var kind: Kind {
    switch errorNumber {
    case Self.notRegular, ENXIO: .notRegularFile
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isDirectory
    case ELOOP: .tooManyLinks
    case EPIPE: .brokenPipe
    case ENOSPC, EDQUOT: .noSpace
    default: .other
    }
  }

  /// The system's words for it.
  package var reason: String {
    if errorNumber == Self.notRegular { return "not a regular file" }
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let base = buffer.baseAddress else { return "error \(errorNumber)" }
      guard unsafe strerror_r(errorNumber, base, buffer.count) == 0 else { return "error \(errorNumber)" }
      return unsafe String(cString: base)
    }
  }
}
