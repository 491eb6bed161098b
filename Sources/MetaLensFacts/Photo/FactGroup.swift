/// One group of facts: not read, read and not there, or there.
///
/// What was not read is not absent: a rule does not run on a group that was
/// not read, and the score of a depth counts only what that depth reads.
package enum FactGroup<Value: Sendable>: Sendable {
  /// Nobody looked.
  case notRead
  /// Looked for, and the file has none.
  case absent
  /// Read. In a box of its own: facts go through many hands, each of which would copy all of it.
  indirect case present(Value)

  /// The value, or nil if it is absent or was not read.
  @inlinable @inline(__always) package var value: Value? {
    if case .present(let value) = self { value } else { nil }
  }

  /// Whether somebody looked, whatever was found.
  @inlinable @inline(__always) package var wasRead: Bool {
    if case .notRead = self { false } else { true }
  }
}

extension FactGroup: Equatable where Value: Equatable {}
