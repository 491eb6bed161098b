#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The end of the process.
package enum ProcessExit {
  /// Ends it with a code that its parent sees.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// Ends it whatever other threads are at, and tidies nothing up.
  package static func endAtOnce(_ code: Int32) -> Never { _exit(code) }
}
