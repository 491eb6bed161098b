#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that only its owner may read or write.
package enum PrivateFile {
  /// Makes an empty file; leaves an existing file unchanged.
  ///
  /// - Returns: Whether it was made.
  package static func make(at path: SystemPath) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      return true
    } catch  where error.errorNumber == EEXIST {
      return false
    }
  }
}
