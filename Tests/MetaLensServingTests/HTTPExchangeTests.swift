import Synchronization
import Testing

@testable import MetaLensServing

struct HTTPExchangeTests {
  /// A responder that answers with the body's length.
  private final class Echo: HTTPResponder {
    private let maximum = 100
    private let finishedCount = Atomic<Int>(0)
    /// The number of requests that were reported as finished.
    var finished: Int { finishedCount.load(ordering: .relaxed) }

    func admit(_ request: HTTPRequest) -> HTTPAdmission {
      request.path == "/no" ? .refuse(HTTPResponse(.forbidden)) : .take(maximum: maximum)
    }
    func respond(to request: HTTPRequest, body: [UInt8]) -> HTTPResponse {
      HTTPResponse(.ok, Array(String(body.count).utf8))
    }
    func finished(_ request: HTTPRequest) { finishedCount.wrappingAdd(1, ordering: .relaxed) }
  }

  private func exchange(
    _ path: String = "/", count: Int? = nil, budget: MemoryBudget = MemoryBudget(maximum: 1 << 22),
    dropped: Int = 1000, expects: String? = nil, responder: Echo = Echo()
  ) -> HTTPExchange {
    var request = HTTPRequest(method: "POST", path: path)
    if let expects { request.fields["expect"] = [expects] }
    if let count { request.fields["content-length"] = [String(count)] }
    var limits = HTTPLimits()
    limits.droppedBytes = dropped
    return HTTPExchange(request, responder, limits, budget)
  }

  @Test(
    arguments: [
      (nil, [40, 60], HTTPResponse.Status.ok), (100, [100], .ok), (nil, [40, 61], .contentTooLarge),
      (101, [101], .contentTooLarge), (nil, [], .ok), (50, [101], .contentTooLarge),
    ] as [(Int?, [Int], HTTPResponse.Status)])
  func bodiesAreBounded(count: Int?, pieces: [Int], status: HTTPResponse.Status) {
    let budget = MemoryBudget(maximum: 1 << 22)
    do {
      let exchange = exchange(count: count, budget: budget)
      #expect(exchange.begin() == .goOn)
      for piece in pieces { #expect(exchange.take([UInt8](repeating: 1, count: piece)) == .goOn) }
      let response = exchange.end()
      #expect(response.status == status)
      if status == .ok { #expect(response.body == Array(String(pieces.reduce(0, +)).utf8)) }
    }
    #expect(budget.heldBytes == 0)
  }

  /// It would be unclear where the next request begins.
  @Test func aBodyWithTwoEndsIsRefused() {
    var request = HTTPRequest(method: "POST", path: "/")
    request.fields["content-length"] = ["5", "10"]
    let exchange = HTTPExchange(request, Echo(), HTTPLimits(), MemoryBudget(maximum: 1000))
    #expect(exchange.begin() == .answer(HTTPRefusal.ambiguous.guarded))
  }

  /// Nobody can tell then what a proxy in front makes of it.
  @Test(arguments: ["Content-Length ", "Content-Lengthx", "X\tY"])
  func aHeaderThatHTTPDoesNotAllowIsRefused(name: String) {
    var request = HTTPRequest(method: "POST", path: "/")
    request.append("5", to: name)
    let exchange = HTTPExchange(request, Echo(), HTTPLimits(), MemoryBudget(maximum: 1000))
    #expect(exchange.begin() == .answer(HTTPRefusal.malformed.guarded))
  }

  /// A refusal may name what a client sent.
  @Test(
    arguments: [
      ("a“b”", "a“b”"), ("a\"b\\c", #"a\"b\\c"#),
      ("a\nb\u{0}\u{1B}\u{7F}\u{9B}", #"a\u000ab\u0000\u001b\u007f\u009b"#),
    ]) func refusalsAreJSON(words: String, written: String)
  {
    let response = HTTPRefusal.error(.badRequest, "x", words)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == "{\"error\":{\"code\":\"x\",\"message\":\"\(written)\"}}\n")
  }

  /// What would follow on the connection may be the rest of a request, whatever the answer.
  @Test(arguments: ["/", "/no"]) func aConnectionEndsWithItsAnswer(path: String) {
    let exchange = exchange(path)
    #expect(exchange.begin() == .goOn)
    #expect(exchange.end()["Connection"] == "close")
    #expect(HTTPRefusal.ambiguous.guarded["Connection"] == "close")
  }

  /// Checks that a body has a total time, however slowly it arrives.
  @Test(arguments: [(-1.0, HTTPExchange.Step.close), (1_000_000.0, .goOn)])
  func bodiesHaveATime(allowed: Double, step: HTTPExchange.Step) {
    var limits = HTTPLimits()
    limits.bodySeconds = allowed
    let request = HTTPRequest(method: "POST", path: "/")
    let exchange = HTTPExchange(request, Echo(), limits, MemoryBudget(maximum: 1 << 22))
    #expect(exchange.begin() == .goOn && (exchange.timeLeft < .zero) == (step == .close))
    #expect(exchange.take([1]) == step)
  }

  /// A refused body is read and dropped, so that its sender receives the reason, but only up to a limit.
  @Test func refusedBodiesAreDropped() {
    let refused = exchange("/no", count: 500)
    #expect(refused.begin() == .goOn)
    #expect(refused.take([UInt8](repeating: 1, count: 500)) == .goOn)
    #expect(refused.end().status == .forbidden)
    let endless = exchange("/no")
    #expect(endless.begin() == .goOn)
    #expect(endless.take([UInt8](repeating: 1, count: 1001)) == .close)
    #expect(exchange("/no", count: 1001).begin() == .answer(HTTPResponse(.forbidden).guarded))
  }

  /// That a chunked body is too long isn't known until it is; the bytes held before that don't count as dropped.
  @Test(
    arguments: [([90, 20], true), ([90, 20, 30], true), ([90, 20, 31], false), ([100, 51], false)]
      as [([Int], Bool)])
  func bodiesThatTurnOutTooLongAreAnswered(pieces: [Int], isAnswered: Bool) {
    let budget = MemoryBudget(maximum: 1 << 22)
    let exchange = exchange(budget: budget, dropped: 50)
    #expect(exchange.begin() == .goOn)
    var step = HTTPExchange.Step.goOn
    for piece in pieces { step = exchange.take([UInt8](repeating: 1, count: piece)) }
    #expect(step == (isAnswered ? .goOn : .close))
    #expect(exchange.end().status == .contentTooLarge && budget.heldBytes == 0)
  }

  /// A client that waits for "100 Continue" needn't send a body that is refused.
  @Test(
    arguments: [
      ("/no", 50, "100-continue", .forbidden), ("/no", nil, "100-Continue", .forbidden),
      ("/", 101, "100-continue", .contentTooLarge), ("/", 100, "100-continue", nil),
      ("/", 101, "x", nil), ("/", 101, nil, nil),
    ] as [(String, Int?, String?, HTTPResponse.Status?)])
  func whoAsksBeforeSendingIsToldAtOnce(
    path: String, count: Int?, expects: String?, status: HTTPResponse.Status?
  ) {
    var told: HTTPResponse.Status?
    if case .answer(let response) = exchange(path, count: count, expects: expects).begin() {
      told = response.status
    }
    #expect(told == status)
  }

  /// The end of a request is reported once, even if its connection is lost, but not for a request that was refused by
  /// its header.
  @Test(arguments: [("/", 10, true, 1), ("/", 10, false, 1), ("/", 101, true, 1), ("/no", 10, true, 0)])
  func theEndIsTold(path: String, count: Int, isAnswered: Bool, ends: Int) {
    let responder = Echo()
    do {
      let exchange = exchange(path, count: count, responder: responder)
      #expect(exchange.begin() == .goOn)
      if isAnswered { _ = exchange.end() }
      #expect(responder.finished == 0)
    }
    #expect(responder.finished == ends)
  }

  @Test func memoryOfAllIsBounded() {
    let budget = MemoryBudget(maximum: 150)
    let first = exchange(count: 100, budget: budget)
    #expect(first.begin() == .goOn && budget.heldBytes == 100)
    let second = exchange(count: 100, budget: budget)
    #expect(second.begin() == .goOn)
    #expect(second.end() == HTTPRefusal.busy.guarded)
    // The memory for a chunked body is reserved by the megabyte.
    let third = exchange(budget: budget)
    #expect(third.begin() == .goOn && third.take([1]) == .goOn)
    #expect(third.end() == HTTPRefusal.busy.guarded)
    #expect(first.end().status == .ok)
  }
}
