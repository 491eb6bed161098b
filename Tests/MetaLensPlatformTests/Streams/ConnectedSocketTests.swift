import Testing

@testable import MetaLensPlatform

#if canImport(Glibc)
  import CSystemAttributes
  import Glibc
#else
  import Darwin
#endif

struct ConnectedSocketTests {
  /// Both sides read the end, and the number isn't given away.
  @Test func endsTheConnectionAndLeavesTheSocketOpen() throws {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    var pair: [Int32] = [-1, -1]
    _ = try SystemError.check("socketpair") { unsafe socketpair(AF_UNIX, type, 0, &pair) }
    ConnectedSocket.end(pair[0])
    var byte: UInt8 = 0
    for socket in pair {
      let count = unsafe read(socket, &byte, 1)
      #expect(count == 0)
      #expect(fcntl(socket, F_GETFD) >= 0)
      _ = close(socket)
    }
  }
}
