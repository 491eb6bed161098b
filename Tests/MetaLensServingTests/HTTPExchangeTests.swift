import Synchronization
import Testing

@testable import MetaLensServing

struct HTTPExchangeTests {
  /// Answers with the body's length.
  private final class Echo: HTTPResponder {
    private let maximum = 100
    private let finishedCount = Atomic<Int>(0)
    /// How many requests it has seen the end of.
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

  /// Nobody can tell then where the next request begins.
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

  /// What would follow on the connection may be the rest of a request, whatever the answer.
  @Test(arguments: ["/", "/no"]) func aConnectionEndsWithItsAnswer(path: String) {
    let exchange = exchange(path)
    #expect(exchange.begin() == .goOn)
    #expect(exchange.end()["Connection"] == "close")
    #expect(HTTPRefusal.ambiguous.guarded["Connection"] == "close")
  }

  /// Whatever is dripped, and whether anything comes: who waits is told how long.
  @Test(arguments: [(-1.0, HTTPExchange.Step.close), (1_000_000.0, .goOn)])
  func bodiesHaveATime(allowed: Double, step: HTTPExchange.Step) {
    var limits = HTTPLimits()
    limits.bodySeconds = allowed
    let request = HTTPRequest(method: "POST", path: "/")
    let exchange = HTTPExchange(request, Echo(), limits, MemoryBudget(maximum: 1 << 22))
    #expect(exchange.begin() == .goOn && (exchange.timeLeft < .zero) == (step == .close))
    #expect(exchange.take([1]) == step)
  }

  /// What is refused is read and dropped, so that its sender hears why; not for ever.
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

  /// Of a body in pieces nobody knows that it is too long until it is: what was held by then isn't held against it.
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

  /// Whoever asks before it sends needn't send what is refused.
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

  /// The end is told once, also where a connection breaks off; of what was refused by the header, it isn't.
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
    // A body in pieces is paid for by the megabyte.
    let third = exchange(budget: budget)
    #expect(third.begin() == .goOn && third.take([1]) == .goOn)
    #expect(third.end() == HTTPRefusal.busy.guarded)
    #expect(first.end().status == .ok)
  }
}
