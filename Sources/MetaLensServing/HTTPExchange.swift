import Synchronization

/// A request from its header to the end of its answer; it collects the body within the limits.
///
/// Only one thread at a time uses it; the lock proves that to the compiler.
final class HTTPExchange: Sendable {
  /// What to do with the connection next.
  enum Step: Sendable, Equatable {
    case goOn
    case answer(HTTPResponse)
    /// Close it without an answer: such a slow client keeps others out.
    case close
  }

  private struct State {
    var maximum = 0
    var body: [UInt8] = []
    var taken = 0
    /// The number of bytes of the body that came, whether kept or not.
    var received = 0
    /// The number of bytes of the body that came after the refusal.
    var dropped = 0
    var refusal: HTTPResponse?
    /// Whether the responder admitted the request and must be told when it is finished.
    var isAdmitted = false
  }

  let request: HTTPRequest
  private let responder: any HTTPResponder
  private let limits: HTTPLimits
  private let budget: MemoryBudget
  private let began = ContinuousClock.now
  private let state = Mutex(State())

  init(_ request: HTTPRequest, _ responder: any HTTPResponder, _ limits: HTTPLimits, _ budget: MemoryBudget) {
    self.request = request
    self.responder = responder
    self.limits = limits
    self.budget = budget
  }

  deinit {
    let (taken, isAdmitted) = state.withLock { ($0.taken, $0.isAdmitted) }
    budget.giveBack(taken)
    if isAdmitted { responder.finished(request) }
  }

  /// Decides what to do from the header.
  func begin() -> Step {
    guard !request.isMalformed else { return .answer(HTTPRefusal.malformed.guarded) }
    guard request.hasOneEnd else { return .answer(HTTPRefusal.ambiguous.guarded) }
    let admission = responder.admit(request)
    let count = request.bodyCount
    return state.withLock { state in
      switch admission {
      case .refuse(let response): state.refusal = response
      case .take(let maximum):
        state.maximum = maximum
        state.isAdmitted = true
        if let count {
          if count > maximum {
            state.refusal = HTTPRefusal.tooLarge(maximum: maximum)
          } else if budget.take(count) {
            state.taken = count
            // Reserved at once, since an array that grows exists twice while it is moved. Pages that aren't written to
            // take no memory.
            state.body.reserveCapacity(count)
          } else {
            state.refusal = HTTPRefusal.busy
          }
        }
      }
      // A client reads the answer only after it has sent its body, so a small body is read and dropped. A client that
      // waits for "100 Continue" is refused before it sends.
      if let refusal = state.refusal, request.expectsContinue || (count ?? 0) > limits.droppedBytes {
        return .answer(refusal.guarded)
      }
      return .goOn
    }
  }

  /// The time that is left for the rest of the body, including the framing of its chunks.
  var timeLeft: Duration { remaining(after: state.withLock { $0.received }) }

  private func remaining(after received: Int) -> Duration {
    Duration.seconds(limits.bodySeconds + Double(received) / 65_536) - (ContinuousClock.now - began)
  }

  /// Adds bytes of the body.
  func take(_ bytes: [UInt8]) -> Step {
    state.withLock { state in
      state.received += bytes.count
      if remaining(after: state.received) < .zero { return .close }
      if state.refusal == nil {
        let count = state.body.count + bytes.count
        if count > state.maximum {
          state.refusal = HTTPRefusal.tooLarge(maximum: state.maximum)
        } else if count > state.taken {
          // The length of a chunked body isn't known in advance, so its memory is reserved by the megabyte.
          let more = max(count - state.taken, 1 << 20)
          if budget.take(more) { state.taken += more } else { state.refusal = HTTPRefusal.busy }
        }
      }
      if state.refusal == nil {
        state.body += bytes
        return .goOn
      }
      state.dropped += bytes.count
      state.body = []
      budget.giveBack(state.taken)
      state.taken = 0
      return state.dropped > limits.droppedBytes ? .close : .goOn
    }
  }

  /// Returns the answer once the whole body has come.
  func end() -> HTTPResponse {
    let (refusal, body) = state.withLock { state in
      defer { state.body = [] }
      return (state.refusal, state.body)
    }
    return (refusal ?? responder.respond(to: request, body: body)).guarded
  }
}

/// The server's own answers; a responder may give others.
package enum HTTPRefusal {
  package static func tooLarge(maximum: Int) -> HTTPResponse {
    error(.contentTooLarge, "tooLarge", "The body is larger than \(maximum) bytes.")
  }
  package static let malformed = error(
    .badRequest, "malformedHeader", "The header holds a field that HTTP doesn't allow.")
  package static let ambiguous = error(
    .badRequest, "ambiguousBody", "The request says in two ways where its body ends.")
  package static let busy: HTTPResponse = {
    var response = error(.busy, "busy", "Too much is being read at once. Try again in a few seconds.")
    response.fields.append(("Retry-After", "2"))
    return response
  }()

  /// Returns an error as JSON.
  package static func error(_ status: HTTPResponse.Status, _ code: String, _ words: String) -> HTTPResponse {
    let (code, words) = (escaped(code), escaped(words))
    return HTTPResponse(
      status, type: "application/json; charset=utf-8",
      Array("{\"error\":{\"code\":\"\(code)\",\"message\":\"\(words)\"}}\n".utf8))
  }

  /// Returns a text as it stands between the quotation marks of JSON (RFC 8259, 7), control characters escaped.
  private static func escaped(_ text: String) -> String {
    var written = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        written += "\\"
        written.unicodeScalars.append(scalar)
      case 0..<0x20, 0x7F..<0xA0:
        let digits = String(scalar.value, radix: 16)
        written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}
