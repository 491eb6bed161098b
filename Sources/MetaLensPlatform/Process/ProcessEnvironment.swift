#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process's environment variables.
package enum ProcessEnvironment {
  /// Returns a variable's value; nil if it isn't set.
  ///
  /// Bytes that aren't UTF-8 are repaired.
  package static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
