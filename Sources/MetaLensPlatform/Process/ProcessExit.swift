#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The end of the process.
package enum ProcessExit {
  /// Ends the process with a code that its parent sees.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// Ends the process whatever other threads are doing, without cleaning up.
  package static func endAtOnce(_ code: Int32) -> Never { _exit(code) }
}
