/// What answers requests; asked from several threads at once.
package protocol HTTPResponder: Sendable {
  /// Whether a request's body is wanted, before it is read.
  func admit(_ request: HTTPRequest) -> HTTPAdmission
  /// Answers a request whose body is there; may take its time.
  func respond(to request: HTTPRequest, body: [UInt8]) -> HTTPResponse
  /// Told once of each request whose body was to be taken: its answer is sent, or its connection is gone.
  func finished(_ request: HTTPRequest)
}

extension HTTPResponder {
  package func finished(_ request: HTTPRequest) {}
}

/// What becomes of a request whose header was read.
package enum HTTPAdmission: Sendable {
  /// Its body is read, so many bytes at most; more are answered with `tooLarge`.
  case take(maximum: Int)
  /// It is answered so, whatever its body is.
  case refuse(HTTPResponse)
}

/// What a server grants strangers.
package struct HTTPLimits: Sendable {
  /// Connections at once; a further one is closed.
  package var connections = 256
  /// Connections of one address at once; nil where all may be one's, as behind a proxy and on one machine.
  package var connectionsPerAddress: Int?
  /// How long a connection may say nothing until a request's header has come, and between two requests, in seconds:
  /// whoever only connects keeps others out no longer.
  package var greetingSeconds = 5
  /// How long a connection may take until a request's header has come, whatever it sends meanwhile, in seconds.
  package var headerSeconds = 10.0
  /// How long a connection may say nothing within a request, in seconds.
  package var silenceSeconds = 20
  /// How long a body may take beside a second for each 64 KiB, in seconds.
  package var bodySeconds = 30.0
  /// Bytes of all bodies that are held at once.
  package var memoryBytes = 1 << 30
  /// Bytes of a refused body that are read and dropped, so that its sender hears the answer.
  package var droppedBytes = 1 << 26

  package init() {}
}
