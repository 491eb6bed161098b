#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Distinguishes a process that ended for lack of memory from one that crashed.
///
/// If memory is refused, Swift ends the process as at any other trap; errno then still has the system's last error.
package enum MemoryFault {
  /// The exit code of a process that didn't have enough memory.
  package static let exitCode: Int32 = 86

  /// Makes the process exit with `exitCode` if it crashes after an allocation failed; other crashes stay as they are.
  package static func install() {
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS] {
      var action = sigaction()
      Interruption.setHandler(
        { signal in
          if errno == ENOMEM { _exit(MemoryFault.exitCode) }
          // The signal has its default effect once this handler has returned.
          _ = raise(signal)
        }, in: &action)
      action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
      unsafe _ = sigaction(signal, &action, nil)
    }
  }

  /// Whether an allocation failed since the last call; resets errno.
  ///
  /// A C library continues after a failed allocation and reports the rest of the photo as broken.
  package static func wasMet() -> Bool {
    defer { errno = 0 }
    return errno == ENOMEM
  }
}
