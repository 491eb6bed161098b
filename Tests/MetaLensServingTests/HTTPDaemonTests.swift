import MetaLensPlatform
import Testing

@testable import MetaLensServing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct HTTPDaemonTests {
  private struct Silent: HTTPResponder {
    func admit(_ request: HTTPRequest) -> HTTPAdmission { .refuse(HTTPResponse(.notFound)) }
    func respond(to request: HTTPRequest, body: [UInt8]) -> HTTPResponse { HTTPResponse(.notFound) }
  }

  /// Here only starting, and releasing the port, are tested; `check_serve.py` tests the answers.
  @Test func startsAndStops() throws {
    let socket = try ListeningSocket(address: "127.0.0.1", port: 0)
    let port = socket.port
    do {
      let daemon = HTTPDaemon(listening: try socket.handedOn(), responder: Silent())
      let isUp = daemon != nil
      #expect(isUp)
      #expect(throws: SystemError.self) { _ = try ListeningSocket(address: "127.0.0.1", port: port) }
    }
    // A program that another test starts at this moment holds this process's descriptors until it runs, a few
    // milliseconds on a busy machine; the port is free once it has closed them.
    let isFree = (1...6_000).contains { _ in
      if (try? ListeningSocket(address: "127.0.0.1", port: port).port) != nil { return true }
      _ = poll(nil, 0, 10)
      return false
    }
    #expect(isFree)
  }
}
