import Dispatch
import Synchronization

/// Limits how much is worked on at once, and how much may wait; further work is refused.
package final class WorkSlots: Sendable {
  private let free: DispatchSemaphore
  private let maximum: Int
  private let inside = Atomic<Int>(0)

  /// - Parameters:
  ///   - working: how many tasks may run at once.
  ///   - waiting: how many tasks may wait in addition.
  package init(working: Int, waiting: Int) {
    free = DispatchSemaphore(value: max(1, working))
    maximum = max(1, working) + max(0, waiting)
  }

  /// Whether further work would be refused at present.
  package var isFull: Bool { inside.load(ordering: .relaxed) >= maximum }

  /// Runs a task once a slot is free; returns nil if too many wait already.
  package func work<Result>(_ body: () -> Result) -> Result? {
    guard inside.wrappingAdd(1, ordering: .relaxed).oldValue < maximum else {
      inside.wrappingSubtract(1, ordering: .relaxed)
      return nil
    }
    free.wait()
    defer {
      free.signal()
      inside.wrappingSubtract(1, ordering: .relaxed)
    }
    return body()
  }
}
