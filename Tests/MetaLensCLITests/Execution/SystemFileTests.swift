import MetaLensPlatform
import Testing

@testable import MetaLensCLI

struct SystemFileTests {
  /// A shell's `<(...)` and the name of standard input are pipes, not files.
  @Test(
    arguments: [
      ("/dev/stdin", 0), ("/dev/fd/63", 63), ("/proc/self/fd/4", 4), ("/dev/fd/x", nil), ("/dev/stdin2", nil),
      ("stdin", nil),
    ] as [(String, Int32?)])
  func aPipeIsKnownByItsName(name: String, descriptor: Int32?) {
    #expect(SystemFile.descriptor(of: SystemPath(name)) == descriptor)
  }
}
