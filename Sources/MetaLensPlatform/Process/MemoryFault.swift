#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells a process that ended for want of memory from one that crashed.
///
/// Swift ends a process where memory is refused, as it does at any other trap; what the system said last is still in errno.
package enum MemoryFault {
  /// What a process exits with whose memory didn't suffice.
  package static let exitCode: Int32 = 86

  /// Makes the process exit with `exitCode` if it crashes after an allocation failed; other crashes stay as they are.
  package static func install() {
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS] {
      var action = sigaction()
      Interruption.setHandler(
        { signal in
          if errno == ENOMEM { _exit(MemoryFault.exitCode) }
          // It does what it does by itself, once this handler has returned.
          _ = raise(signal)
        }, in: &action)
      action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
      unsafe _ = sigaction(signal, &action, nil)
    }
  }

  /// Whether an allocation failed since the last call; resets errno.
  ///
  /// A C library goes on after a failed allocation and reports the rest of the photo as broken.
  package static func wasMet() -> Bool {
    defer { errno = 0 }
    return errno == ENOMEM
  }
}
