import Testing

@testable import MetaLensPlatform

struct ChildProcessTests {
  /// Runs a shell command line.
  private func run(
    _ line: String, input: [[UInt8]] = [], maximum: Int = 1 << 20, seconds: Double = .infinity,
    isCancelled: () -> Bool = { false }
  ) throws -> (answer: [UInt8], ending: ChildProcess.Ending) {
    let child = try ChildProcess(SystemPath("/bin/sh"), arguments: ["-c", line])
    var rest = input[...]
    return child.exchange(maximum: maximum, seconds: seconds, isCancelled: isCancelled) { rest.popFirst() }
  }

  @Test(arguments: [
    ("printf answer", "answer", ChildProcess.Ending.exited(0)), ("exit 3", "", .exited(3)),
    ("printf part; kill -SEGV $$", "part", .signalled(11)), ("printf no >&2", "", .exited(0)),
    // Signals that are blocked in a pool's threads, as this test's may be.
    ("kill -ALRM $$", "", .signalled(14)), ("kill -PIPE $$", "", .signalled(13)),
  ])
  func tellsHowItEnded(line: String, answer: String, ending: ChildProcess.Ending) throws {
    let result = try run(line)
    #expect(String(decoding: result.answer, as: UTF8.self) == answer)
    #expect(result.ending == ending)
  }

  /// Checks that more than a socket holds is passed on, in both directions at once.
  @Test func passesEverythingOn() throws {
    let pieces = (0..<300).map { [UInt8](repeating: UInt8($0 % 251), count: 10_000 + $0) } + [[], [7]]
    let result = try run("exec cat", input: pieces, maximum: 1 << 24)
    #expect(result.answer == pieces.flatMap(\.self))
    #expect(result.ending == .exited(0))
  }

  /// Checks that the answer is read even if nothing reads the input, and that no signal ends the asking process.
  @Test func mayLeaveItsInput() throws {
    let pieces = [[UInt8]](repeating: [UInt8](repeating: 1, count: 1 << 16), count: 64)
    let result = try run("exec <&-; printf enough", input: pieces)
    #expect(String(decoding: result.answer, as: UTF8.self) == "enough")
  }

  @Test func saysNoMoreThanIsAllowed() throws {
    let result = try run("exec yes", maximum: 100_000)
    #expect(result.ending == .overflowed && result.answer.count <= 100_000)
  }

  /// Checks a process that never answers, with its output open and closed.
  @Test(arguments: ["exec tail -f /dev/null", "exec >&- <&-; kill -STOP $$"])
  func isNotWaitedForForEver(line: String) throws {
    #expect(try run(line, seconds: 0.3).ending == .timedOut)
  }

  /// Checks that what asks a process to stop doesn't end it, since a service's stop may be sent to all its processes.
  @Test(arguments: ["INT", "TERM", "HUP", "QUIT"]) func isStoppedByItsOwnerAlone(signal: String) throws {
    let result = try run("kill -\(signal) $$; printf on")
    #expect(String(decoding: result.answer, as: UTF8.self) == "on")
    #expect(result.ending == .exited(0))
  }

  @Test func isCancelled() throws {
    #expect(try run("exec tail -f /dev/null", isCancelled: { true }).ending == .cancelled)
  }

  @Test func seesNothingOfTheSurroundings() throws {
    let result = try run("env; ls /proc/self/fd 2>/dev/null")
    let text = String(decoding: result.answer, as: UTF8.self)
    #expect(!text.contains("HOME="))
    let descriptors = text.split(separator: "\n").compactMap { Int($0) }
    // The program `ls` has the directory open too.
    #expect(descriptors.allSatisfy { $0 <= 3 }, "\(descriptors)")
  }

  @Test(arguments: ["/nowhere/program", "/etc/hostname", "/"])
  func aMissingProgramIsAnError(path: String) {
    #expect(throws: SystemError.self) {
      let child = try ChildProcess(SystemPath(path), arguments: [])
      _ = child.exchange(maximum: 1, seconds: .infinity) { nil }
    }
  }
}
