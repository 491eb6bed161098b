/// Answers requests; its methods are called from several threads at once.
package protocol HTTPResponder: Sendable {
  /// Decides whether to read a request's body.
  func admit(_ request: HTTPRequest) -> HTTPAdmission
  /// Answers a request whose body has come; may take time.
  func respond(to request: HTTPRequest, body: [UInt8]) -> HTTPResponse
  /// Called once for each request that was admitted, after its answer is sent or its connection is lost.
  func finished(_ request: HTTPRequest)
}

extension HTTPResponder {
  package func finished(_ request: HTTPRequest) {}
}

/// The decision on a request whose header was read.
package enum HTTPAdmission: Sendable {
  /// Read the body, at most this many bytes; a larger body is answered with `tooLarge`.
  case take(maximum: Int)
  /// Answer like this, whatever the body is.
  case refuse(HTTPResponse)
}

/// The limits that a server sets for clients.
package struct HTTPLimits: Sendable {
  /// The maximum number of connections; a further one is closed.
  package var connections = 256
  /// The maximum number of connections from one address; nil if all may come from the same one, as behind a proxy or on
  /// one machine.
  package var connectionsPerAddress: Int?
  /// How many seconds a connection may be silent before a request's header has come and between two requests, so that a
  /// client that only connects doesn't keep others out.
  package var greetingSeconds = 5
  /// The time in seconds within which a request's whole header must arrive, however many bytes come meanwhile.
  package var headerSeconds = 10.0
  /// The memory in bytes that a request's header may take, with what libmicrohttpd keeps of each field and of each
  /// parameter of the query, which is more than a short one has characters.
  package var headerBytes = 1 << 18
  /// How many seconds a connection may be silent within a request.
  package var silenceSeconds = 20
  /// How many seconds a body may take, in addition to one second for each 64 KiB.
  package var bodySeconds = 30.0
  /// The maximum number of bytes of all bodies together.
  package var memoryBytes = 1 << 30
  /// The number of bytes of a refused body that are read and dropped, so that its sender receives the answer.
  package var droppedBytes = 1 << 26

  package init() {}
}
