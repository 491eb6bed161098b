import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct InterruptionTests {
  @Test func hearsASignalOnceAndKeepsIgnoredOnes() {
    // SIGUSR2 stands for an ignored SIGHUP, SIGUSR1 for the rest: this process has other tests to run.
    _ = signal(SIGUSR2, SIG_IGN)
    Interruption.observe(SIGUSR2)
    #expect(signal(SIGUSR2, SIG_DFL).map(address) == address(SIG_IGN))

    Interruption.observe(SIGUSR1)
    #expect(!Interruption.isRequested)
    // Threads of a pool have signals blocked.
    var signals = sigset_t()
    unsafe _ = sigemptyset(&signals)
    unsafe _ = sigaddset(&signals, SIGUSR1)
    unsafe _ = pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGUSR1)
    #expect(Interruption.isRequested)
    // A second one would have ended the process.
    #expect(signal(SIGUSR1, SIG_DFL).map(address) == nil)
  }

  /// What waits for a reader is told apart from what goes on: its number stays the same while it waits.
  @Test func writesAreCounted() throws {
    let before = try Interruption.whileWriting { try #require(Interruption.writesBefore) }
    let later = try Interruption.whileWriting { try #require(Interruption.writesBefore) }
    // Other tests may write meanwhile.
    #expect(later > before)
  }

  private func address(_ handler: @convention(c) (Int32) -> Void) -> Int {
    unsafe unsafeBitCast(handler, to: Int.self)
  }
}
