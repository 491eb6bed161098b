import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct SystemErrorTests {
  @Test(arguments: [
    (ENOENT, SystemError.Kind.notFound), (ENOTDIR, .notFound), (EACCES, .permissionDenied),
    (EPERM, .permissionDenied), (EISDIR, .isDirectory), (ENXIO, .notRegularFile),
    (SystemError.socketNumber, .notRegularFile), (ELOOP, .tooManyLinks), (EPIPE, .brokenPipe),
    (ENOSPC, .noSpace), (EDQUOT, .noSpace), (EIO, .other),
  ])
  func tellsKindsApart(_ number: Int32, _ kind: SystemError.Kind) {
    #expect(SystemError(errorNumber: number, operation: "open").kind == kind)
  }

  @Test func givesTheSystemsWords() {
    #expect(SystemError(errorNumber: ENOENT, operation: "open").reason == "No such file or directory")
    #expect(
      SystemError(errorNumber: SystemError.notRegularFileNumber, operation: "open").reason
        == "Not a regular file")
    #expect(!SystemError(errorNumber: 99_999, operation: "open").reason.isEmpty)
  }

  @Test func callsAgainAfterASignal() throws {
    var calls = 0
    let result = try SystemError.check("read") { () -> Int in
      calls += 1
      errno = calls < 3 ? EINTR : 0
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7)
    #expect(calls == 3)
  }
}
