/// A type with a method that returns a changed copy.
package protocol Changeable {}

extension Changeable {
  /// Returns a copy, changed by a closure.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}
