import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct InterruptionTests {
  @Test func hearsASignalOnceAndKeepsIgnoredOnes() async throws {
    // SIGUSR2 stands for an ignored SIGHUP and SIGUSR1 for the other signals, as this process has other tests to run.
    _ = signal(SIGUSR2, SIG_IGN)
    Interruption.observe(SIGUSR2)
    #expect(signal(SIGUSR2, SIG_DFL).map(address) == address(SIG_IGN))

    Interruption.observe(SIGUSR1)
    #expect(!Interruption.isRequested)
    // A signal ends the waiting for input of a process that wants to keep what it has, not the process itself.
    let pipe = try Pipe(nonBlocking: false)
    let input = pipe.reading
    let waiting = Task.detached { Self.isStopped(reading: input) }
    usleep(200_000)
    // A pool's threads have signals blocked.
    var signals = sigset_t()
    unsafe _ = sigemptyset(&signals)
    unsafe _ = sigaddset(&signals, SIGUSR1)
    unsafe _ = pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGUSR1)
    #expect(Interruption.isRequested)
    // A second signal would have ended the process.
    #expect(signal(SIGUSR1, SIG_DFL).map(address) == nil)
    #expect(await waiting.value)
    // The writer may have ended by the same signal, so what came isn't the whole input.
    try DescriptorWriter.write([1], to: pipe.writing)
    _ = close(pipe.writing)
    #expect(Self.isStopped(reading: input))
    _ = close(input)
  }

  /// Whatever a terminal or a system sends to end a process is heard, so that no temporary file is left.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) func hearsWhatEndsAProcess(signal: Int32) {
    #expect(Interruption.signals.contains(signal))
  }

  private static func isStopped(reading descriptor: Int32) -> Bool {
    do throws(SystemError) {
      _ = try DescriptorReader.readAll(from: descriptor, limit: 1, signal: .endsReading)
      return false
    } catch {
      return error.errorNumber == EINTR
    }
  }

  /// Checks that a write that waits can be told from progress: its number doesn't change while it waits.
  @Test func writesAreCounted() throws {
    let before = try Interruption.whileWriting { try #require(Interruption.writesBefore) }
    let later = try Interruption.whileWriting { try #require(Interruption.writesBefore) }
    // Other tests may write in the meantime.
    #expect(later > before)
  }

  private func address(_ handler: @convention(c) (Int32) -> Void) -> Int {
    unsafe unsafeBitCast(handler, to: Int.self)
  }
}
