import Dispatch

/// Calls back when somebody has asked the process to stop.
package enum InterruptionWatch {
  /// How often the flag is checked: a handler may do no more than set it.
  private static let step = DispatchTimeInterval.milliseconds(50)
  /// How long work in progress may take to end by itself: most photos take less, and their rows are then complete.
  private static let grace = DispatchTimeInterval.milliseconds(250)

  /// Calls a body once, shortly after the first signal, from a thread of its own, so that it never waits for the
  /// readers.
  package static func begin(_ body: @escaping @Sendable () -> Void) { look(on: queue, body) }

  private static let queue = DispatchQueue(label: "interruption")

  private static func look(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + step) {
      guard Interruption.isRequested else { return look(on: queue, body) }
      queue.asyncAfter(deadline: .now() + grace, execute: body)
      endWaiting(on: queue)
    }
  }

  /// Two seconds: if the write of a page takes that long after a signal, nobody is reading.
  private static let maximumSteps = 40

  /// Ends the process if it would wait for ever: a wait that begins just after the signal's handler ran isn't
  /// interrupted by it.
  ///
  /// - Parameters:
  ///   - before: How many writes had ended at the last check; nil if none was in progress.
  ///   - steps: The number of checks for which it was the same write.
  private static func endWaiting(on queue: DispatchQueue, before: Int? = nil, steps: Int = 0) {
    Interruption.endIfWaiting()
    let now = Interruption.writesBefore
    let steps = now != nil && now == before ? steps + 1 : 0
    if steps >= maximumSteps { Interruption.end() }
    queue.asyncAfter(deadline: .now() + step) { endWaiting(on: queue, before: now, steps: steps) }
  }
}
