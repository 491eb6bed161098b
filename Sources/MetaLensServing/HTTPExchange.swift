import Synchronization

/// One request from its header to the end of its answer: the body as it comes, within what it may cost.
///
/// One thread at a time has it; the lock says so to the compiler.
final class HTTPExchange: Sendable {
  /// What to do next with the connection.
  enum Step: Sendable, Equatable {
    case goOn
    case answer(HTTPResponse)
    /// It is closed without a word: whoever is so slow keeps others out.
    case close
  }

  private struct State {
    var maximum = 0
    var body: [UInt8] = []
    var taken = 0
    /// Bytes of the body that came, whatever became of them.
    var received = 0
    /// Bytes of it that came once it was refused.
    var dropped = 0
    var refusal: HTTPResponse?
    /// Whether the responder wants the body, and hears of the end.
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

  /// Decides by the header.
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
            // All at once: an array that grows is there twice while it is moved. What isn't written to takes no memory.
            state.body.reserveCapacity(count)
          } else {
            state.refusal = HTTPRefusal.busy
          }
        }
      }
      // A client reads the answer only after it has sent its body, so a small body is read and dropped. A client that waits for
      // "100 Continue" is refused before it sends.
      if let refusal = state.refusal, request.expectsContinue || (count ?? 0) > limits.droppedBytes {
        return .answer(refusal.guarded)
      }
      return .goOn
    }
  }

  /// How long the rest of the body may take, with what stands between its pieces.
  var timeLeft: Duration { remaining(after: state.withLock { $0.received }) }

  private func remaining(after received: Int) -> Duration {
    Duration.seconds(limits.bodySeconds + Double(received) / 65_536) - (ContinuousClock.now - began)
  }

  /// Takes bytes of the body.
  func take(_ bytes: [UInt8]) -> Step {
    state.withLock { state in
      state.received += bytes.count
      if remaining(after: state.received) < .zero { return .close }
      if state.refusal == nil {
        let count = state.body.count + bytes.count
        if count > state.maximum {
          state.refusal = HTTPRefusal.tooLarge(maximum: state.maximum)
        } else if count > state.taken {
          // Of a body in pieces nobody knows the length before: it is paid for by the megabyte.
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

  /// Answers, once the body is there.
  func end() -> HTTPResponse {
    let (refusal, body) = state.withLock { state in
      defer { state.body = [] }
      return (state.refusal, state.body)
    }
    return (refusal ?? responder.respond(to: request, body: body)).guarded
  }
}

/// What the server itself answers; a responder may say it in its own words.
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

  /// An error as JSON; code and words hold nothing that JSON escapes.
  package static func error(_ status: HTTPResponse.Status, _ code: String, _ words: String) -> HTTPResponse {
    HTTPResponse(
      status, type: "application/json; charset=utf-8",
      Array("{\"error\":{\"code\":\"\(code)\",\"message\":\"\(words)\"}}\n".utf8))
  }
}
