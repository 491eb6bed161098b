import Dispatch
import Synchronization

/// How much is worked on at once, and how much may wait for it: more is told to come again.
package final class WorkSlots: Sendable {
  private let free: DispatchSemaphore
  private let maximum: Int
  private let inside = Atomic<Int>(0)

  /// - Parameters:
  ///   - working: how many work at once.
  ///   - waiting: how many may wait beside them.
  package init(working: Int, waiting: Int) {
    free = DispatchSemaphore(value: max(1, working))
    maximum = max(1, working) + max(0, waiting)
  }

  /// Whether somebody who came now would have to come again.
  package var isFull: Bool { inside.load(ordering: .relaxed) >= maximum }

  /// Works when it is its turn; nil where too many wait already.
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
