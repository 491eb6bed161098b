/// What is changed in copies of itself.
package protocol Changeable {}

extension Changeable {
  /// The same, changed as told.
  package func with(_ change: (inout Self) -> Void) -> Self {
    var changed = self
    change(&changed)
    return changed
  }
}
