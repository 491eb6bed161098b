/// What is changed in copies of itself.
package protocol Changeable {}

extension Changeable {
  /// Returns the same, changed by a closure.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}
