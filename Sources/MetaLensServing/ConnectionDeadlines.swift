import Dispatch
import Synchronization

/// Until when what a connection is to send must have come, whatever it drips meanwhile.
///
/// libmicrohttpd counts silence alone: with a byte every few seconds a stranger would keep a connection for ever, and with
/// enough of them everybody else out.
final class ConnectionDeadlines: Sendable {
  /// How often late ones are looked for.
  private static let step = DispatchTimeInterval.seconds(1)
  private static let queue = DispatchQueue(label: "deadlines")

  private let began = ContinuousClock.now
  /// By the socket's number.
  private let deadlines = Mutex<[Int32: Duration]>([:])
  private let end: @Sendable (Int32) -> Void

  /// - Parameter end: ends the connection of a socket, which stays open.
  init(end: @escaping @Sendable (Int32) -> Void) { self.end = end }

  /// The time since the server began.
  var age: Duration { ContinuousClock.now - began }

  /// Sets until when a connection must have sent what is awaited; nil where nothing is, and before its socket is closed.
  ///
  /// Once this has returned, nothing is done to the socket by an earlier deadline.
  func set(_ deadline: Duration?, for socket: Int32) {
    deadlines.withLock { $0[socket] = deadline }
  }

  /// Ends the connections that are late, each once.
  func endLate(at now: Duration) {
    // With the lock held: a number that is another's by now was taken out before its socket was closed.
    deadlines.withLock { deadlines in
      for (socket, deadline) in deadlines where deadline < now {
        end(socket)
        deadlines[socket] = nil
      }
    }
  }

  /// Ends late connections from now on, for as long as this is in use.
  func keepLooking() {
    Self.queue.asyncAfter(deadline: .now() + Self.step) { [weak self] in
      guard let self else { return }
      self.endLate(at: self.age)
      self.keepLooking()
    }
  }
}
