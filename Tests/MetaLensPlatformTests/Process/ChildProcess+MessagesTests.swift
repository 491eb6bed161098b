import Testing

@testable import MetaLensPlatform

struct ChildProcessMessagesTests {
  private func reply(
    _ line: String, to parts: [[UInt8]], maximum: Int = 1 << 24, seconds: Double = .infinity,
    isCancelled: () -> Bool = { false }
  ) throws -> ChildProcess.Reply {
    var child = try ChildProcess(SystemPath("/bin/sh"), arguments: ["-c", line])
    return child.reply(to: parts, maximum: maximum, seconds: seconds, isCancelled: isCancelled)
  }

  /// Checks a process that repeats everything, message by message, also more than a socket holds.
  @Test func messagesAreAnswered() throws {
    var child = try ChildProcess(SystemPath("/bin/cat"), arguments: [])
    for parts: [[UInt8]] in [[[1, 2, 3]], [[], [7]], [[]], [[UInt8](repeating: 9, count: 1 << 14), [1]]] {
      let reply = child.reply(to: parts, maximum: 1 << 24, seconds: .infinity)
      #expect(reply == .message(parts.flatMap(\.self)))
    }
  }

  @Test(arguments: [
    ("exit 3", ChildProcess.Ending.exited(3)), ("kill -SEGV $$", .signalled(11)),
    // Half a header, half a message, more than was allowed, and more than one message.
    ("printf '\\0\\0'", .exited(0)), ("printf '\\0\\0\\0\\5ab'", .exited(0)),
    ("printf '\\177\\0\\0\\0ab'; exec tail -f /dev/null", .overflowed),
    ("printf '\\0\\0\\0\\1abc'; exec tail -f /dev/null", .overflowed),
  ])
  func tellsWhatIsNoAnswer(line: String, ending: ChildProcess.Ending) throws {
    #expect(try reply(line, to: [[1]]) == .ended(ending))
  }

  #if canImport(Glibc)
    /// Checks that a message that a process had no part in can be told from one that may have ended it.
    @Test(arguments: [
      ("exit 3", true), ("head -c 2 >/dev/null; exit 3", true), ("head -c 5 >/dev/null; exit 3", false),
    ])
    func tellsWhetherTheMessageWasRead(line: String, isMissed: Bool) throws {
      var child = try ChildProcess(SystemPath("/bin/sh"), arguments: ["-c", line])
      #expect(child.reply(to: [[1]], maximum: 9, seconds: .infinity) == .ended(.exited(3)))
      #expect(child.missedMessage == isMissed)
    }
  #endif

  @Test func isNotWaitedForForEver() throws {
    #expect(try reply("exec tail -f /dev/null", to: [[1]], seconds: 0.3) == .ended(.timedOut))
    #expect(try reply("exec tail -f /dev/null", to: [[1]], isCancelled: { true }) == .ended(.cancelled))
    // More than a socket holds, and nothing reads it.
    let much = [UInt8](repeating: 1, count: 1 << 24)
    #expect(try reply("exec tail -f /dev/null", to: [much], seconds: 0.3) == .ended(.timedOut))
  }

  @Test func aFileGoesAlong() throws {
    let file = try RandomAccessFile(opening: SystemPath("/bin/sh"))
    var child = try ChildProcess(SystemPath("/bin/cat"), arguments: [])
    #expect(child.reply(to: [[5]], passing: file, maximum: 9, seconds: .infinity) == .message([5]))
  }
}
