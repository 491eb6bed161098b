import Dispatch
import Synchronization

/// The times by which connections must have sent a whole header or body, however slowly bytes arrive until then.
///
/// libmicrohttpd limits only silence: with a byte every few seconds, a client could keep a connection open forever,
/// and with enough connections keep everybody else out.
final class ConnectionDeadlines: Sendable {
  /// The time between two searches for late connections.
  private static let step = DispatchTimeInterval.seconds(1)
  private static let queue = DispatchQueue(label: "deadlines")

  private let began = ContinuousClock.now
  /// The deadlines by socket number, as times since the server began.
  private let deadlines = Mutex<[Int32: Duration]>([:])
  private let end: @Sendable (Int32) -> Void

  /// Makes it without deadlines.
  ///
  /// - Parameter end: ends the connection of a socket without closing the socket.
  init(end: @escaping @Sendable (Int32) -> Void) { self.end = end }

  var age: Duration { ContinuousClock.now - began }

  /// Sets a connection's deadline; nil if nothing is awaited any more, and before its socket is closed.
  ///
  /// After this returns, no earlier deadline affects the socket.
  func set(_ deadline: Duration?, for socket: Int32) {
    deadlines.withLock { $0[socket] = deadline }
  }

  /// Ends the connections that are late, each once.
  func endLate(at now: Duration) {
    // The lock is held: a number leaves the table before its socket closes, so it isn't another connection's yet.
    deadlines.withLock { deadlines in
      for (socket, deadline) in deadlines where deadline < now {
        end(socket)
        deadlines[socket] = nil
      }
    }
  }

  /// Starts ending late connections every second, for as long as this object exists.
  func keepLooking() {
    Self.queue.asyncAfter(deadline: .now() + Self.step) { [weak self] in
      guard let self else { return }
      self.endLate(at: self.age)
      self.keepLooking()
    }
  }
}
