#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Synchronization

/// Whether somebody asked the process to stop.
package enum Interruption {
  private static let flag = Atomic<Bool>(false)
  private static let isWaiting = Atomic<Bool>(false)

  /// Runs a body that may block for ever.
  ///
  /// While it runs, a signal ends the process at once, so nothing may need cleaning up.
  ///
  /// The signal isn't delivered to the waiting thread, so none of its system calls is interrupted.
  static func whileWaiting<Result>(_ body: () -> Result) -> Result {
    isWaiting.store(true, ordering: .relaxed)
    defer { isWaiting.store(false, ordering: .relaxed) }
    return body()
  }

  /// How many writes are in progress that may wait for a reader, and how many have ended.
  private static let writing = Atomic<Int>(0)
  private static let written = Atomic<Int>(0)

  /// Runs a write that may block.
  ///
  /// If it is still blocked two seconds after a signal, the process ends.
  static func whileWriting<Value: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    writing.wrappingAdd(1, ordering: .relaxed)
    defer {
      written.wrappingAdd(1, ordering: .relaxed)
      writing.wrappingSubtract(1, ordering: .relaxed)
    }
    return try body()
  }

  /// The number of writes that have ended, if one is in progress now; otherwise nil.
  ///
  /// An unchanged number means the same write.
  static var writesBefore: Int? {
    writing.load(ordering: .relaxed) > 0 ? written.load(ordering: .relaxed) : nil
  }

  /// Ends the process as a second signal does, but with the code that an interrupted run ends with.
  static func end() -> Never { _exit(130) }

  /// Ends the process if something is waiting that may wait for ever.
  static func endIfWaiting() { if isWaiting.load(ordering: .relaxed) { end() } }

  /// What asks to stop.
  ///
  /// Ctrl-\ (SIGQUIT) is what people press where Ctrl-C seems slow: it leaves no half-written file either.
  static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Makes the first of these signals a request to stop and a second of the same kind the end; ignores SIGPIPE.
  package static func install() {
    // Initializes the flags before a handler can run: initializing takes a lock, which a handler must not do.
    _ = isRequested
    _ = isWaiting.load(ordering: .relaxed)
    for signal in signals { observe(signal) }
    var ignoring = sigaction()
    setHandler(SIG_IGN, in: &ignoring)
    unsafe _ = sigaction(SIGPIPE, &ignoring, nil)
  }

  /// Whether one of the signals has arrived.
  package static var isRequested: Bool {
    flag.load(ordering: .relaxed)
  }

  /// Makes the signal a request, unless it was ignored from the beginning, as nohup does.
  static func observe(_ signal: Int32) {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0, !isIgnored(action) else { return }
    action = sigaction()
    setHandler(
      { _ in
        // The code that an interrupted run ends with; _exit is one of the few calls that a handler may make.
        if Interruption.isWaiting.load(ordering: .relaxed) { Interruption.end() }
        Interruption.flag.store(true, ordering: .relaxed)
      }, in: &action)
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
    unsafe _ = sigaction(signal, &action, nil)
  }
}

extension Interruption {
  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafe unsafeBitCast(handler(action), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  #if canImport(Glibc)
    typealias Handler = __sighandler_t

    private static func handler(_ action: sigaction) -> Handler? {
      unsafe action.__sigaction_handler.sa_handler
    }

    static func setHandler(_ handler: Handler?, in action: inout sigaction) {
      unsafe action.__sigaction_handler.sa_handler = handler
    }
  #else
    typealias Handler = @convention(c) (Int32) -> Void

    private static func handler(_ action: sigaction) -> Handler? {
      unsafe action.__sigaction_u.__sa_handler
    }

    static func setHandler(_ handler: Handler?, in action: inout sigaction) {
      unsafe action.__sigaction_u.__sa_handler = handler
    }
  #endif
}
