import Synchronization
import Testing

@testable import MetaLensServing

struct ConnectionDeadlinesTests {
  /// The sockets whose connection was ended.
  private final class Ended: Sendable {
    private let sockets = Mutex<[Int32]>([])
    var all: [Int32] { sockets.withLock { $0.sorted() } }
    func add(_ socket: Int32) { sockets.withLock { $0.append(socket) } }
  }

  @Test(arguments: [(9, []), (10, []), (11, [3]), (30, [3]), (31, [3, 4])] as [(Int, [Int32])])
  func whatIsLateIsEnded(now: Int, sockets: [Int32]) {
    let ended = Ended()
    let deadlines = ConnectionDeadlines { ended.add($0) }
    deadlines.set(.seconds(10), for: 3)
    deadlines.set(.seconds(30), for: 4)
    deadlines.endLate(at: .seconds(now))
    #expect(ended.all == sockets)
    // Each is ended once.
    deadlines.endLate(at: .seconds(now))
    #expect(ended.all == sockets)
  }

  /// A header that has come in time has a body after it, and then nothing is awaited.
  @Test(arguments: [(nil, []), (20, [3]), (40, [])] as [(Int?, [Int32])])
  func deadlinesMove(deadline: Int?, sockets: [Int32]) {
    let ended = Ended()
    let deadlines = ConnectionDeadlines { ended.add($0) }
    deadlines.set(.seconds(10), for: 3)
    deadlines.set(deadline.map { Duration.seconds($0) }, for: 3)
    deadlines.endLate(at: .seconds(30))
    #expect(ended.all == sockets)
  }

  /// A number is another connection's once the socket that had it is closed.
  @Test func aSocketThatWasClosedIsLeftAlone() {
    let ended = Ended()
    let deadlines = ConnectionDeadlines { ended.add($0) }
    deadlines.set(.seconds(10), for: 3)
    deadlines.set(nil, for: 3)
    deadlines.endLate(at: .seconds(11))
    deadlines.set(.seconds(20), for: 3)
    deadlines.endLate(at: .seconds(12))
    #expect(ended.all.isEmpty)
    deadlines.endLate(at: .seconds(21))
    #expect(ended.all == [3])
  }
}
