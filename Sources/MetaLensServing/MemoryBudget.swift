import Synchronization

/// Bytes that all requests together may hold.
package final class MemoryBudget: Sendable {
  private let maximum: Int
  private let held = Atomic<Int>(0)

  package init(maximum: Int) { self.maximum = maximum }

  /// Takes bytes; false where there aren't so many left, and nothing is taken then.
  package func take(_ count: Int) -> Bool {
    guard count >= 0, count <= maximum else { return false }
    let before = held.wrappingAdd(count, ordering: .relaxed).oldValue
    if before <= maximum - count { return true }
    held.wrappingSubtract(count, ordering: .relaxed)
    return false
  }

  /// Gives bytes back that were taken.
  package func giveBack(_ count: Int) { held.wrappingSubtract(count, ordering: .relaxed) }

  /// What is held now.
  package var heldBytes: Int { held.load(ordering: .relaxed) }
}
