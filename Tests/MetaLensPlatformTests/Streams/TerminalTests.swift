import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct TerminalTests {
  @Test func aPipeIsNoTerminal() throws {
    let pipe = try Pipe(nonBlocking: false)
    #expect(!Terminal.isTerminal(pipe.writing))
    #expect(Terminal.width(pipe.writing) == nil)
    #expect(!Terminal.isTerminal(-1))
    _ = close(pipe.reading)
    _ = close(pipe.writing)
  }

  /// Whether the system can create a terminal, which some containers can't.
  private static var makesTerminals: Bool {
    do {
      _ = try Descriptor(opening: SystemPath("/dev/ptmx"), flags: O_RDWR)
      return true
    } catch {
      return false
    }
  }

  @Test(.enabled(if: makesTerminals, "there is no /dev/ptmx here to make a terminal with"))
  func aTerminalIsKnownAndHasAWidth() throws {
    let opened = try Descriptor(opening: SystemPath("/dev/ptmx"), flags: O_RDWR)
    let terminal = opened.number
    #expect(Terminal.isTerminal(terminal))
    #expect(Terminal.width(terminal) == nil)
    var size = winsize(ws_row: 24, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    #expect(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(Terminal.width(terminal) == 132)
  }
}
