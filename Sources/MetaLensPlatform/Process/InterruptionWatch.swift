import Dispatch

/// Tells when somebody asked the process to stop.
package enum InterruptionWatch {
  /// How often the flag is looked at: a handler may do no more than set it.
  private static let step = DispatchTimeInterval.milliseconds(50)
  /// What is under way may end by itself for so long: most photos take less, and their rows are whole.
  private static let grace = DispatchTimeInterval.milliseconds(250)

  /// Calls a body once, a moment after the first signal, from a thread of its own: whatever the readers are doing, they
  /// don't keep it waiting.
  package static func begin(_ body: @escaping @Sendable () -> Void) { look(on: queue, body) }

  private static let queue = DispatchQueue(label: "interruption")

  private static func look(on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + step) {
      guard Interruption.isRequested else { return look(on: queue, body) }
      queue.asyncAfter(deadline: .now() + grace, execute: body)
      endWaiting(on: queue)
    }
  }

  /// Two seconds: a write of a page that takes as long after a signal has nobody who reads.
  private static let maximumSteps = 40

  /// What begins to wait in the moment of the signal would wait for ever: the handler came before.
  ///
  /// - Parameters:
  ///   - before: how many writes had ended at the last look; nil where none was under way.
  ///   - steps: for how many looks it was the same write.
  private static func endWaiting(on queue: DispatchQueue, before: Int? = nil, steps: Int = 0) {
    Interruption.endIfWaiting()
    let now = Interruption.writesBefore
    let steps = now != nil && now == before ? steps + 1 : 0
    if steps >= maximumSteps { Interruption.end() }
    queue.asyncAfter(deadline: .now() + step) { endWaiting(on: queue, before: now, steps: steps) }
  }
}
