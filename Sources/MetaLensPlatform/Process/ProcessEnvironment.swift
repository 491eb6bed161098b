#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The variables the process was given.
package enum ProcessEnvironment {
  /// A variable's value, nil where it isn't set; what isn't UTF-8 is repaired.
  package static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
