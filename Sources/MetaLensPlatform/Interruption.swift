import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether the person or the system asked the process to stop.
package enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// Whether SIGINT, SIGTERM or SIGHUP came since `install`.
  package static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// Takes the signals: the first one is noted, a second one kills as usual; SIGPIPE becomes an error of write.
  package static func install() {
    // A lock-free store is all a handler may do; touching the flag first makes sure that it exists by then.
    requested.store(false, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      #if canImport(Glibc)
        unsafe action.__sigaction_handler.sa_handler = { _ in
          Interruption.requested.store(true, ordering: .relaxed)
        }
      #else
        unsafe action.__sigaction_u.__sa_handler = { _ in
          Interruption.requested.store(true, ordering: .relaxed)
        }
      #endif
      action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_RESETHAND))
      unsafe sigemptyset(&action.sa_mask)
      unsafe sigaction(number, &action, nil)
    }
    signal(SIGPIPE, SIG_IGN)
  }
}
