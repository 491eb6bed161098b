/// A group of facts: not read, read but absent, or present.
///
/// Unread doesn't mean absent: a rule doesn't run if a group that it needs wasn't read, and the score at a depth counts
/// only what that depth reads.
package enum FactGroup<Value: Sendable>: Sendable {
  case notRead
  /// The group was looked for, but the file doesn't have it.
  case absent
  /// The group was read. The value is boxed, since facts are passed on often and each copy would copy all of it.
  indirect case present(Value)

  /// The value; nil if it is absent or wasn't read.
  @inlinable @inline(__always) package var value: Value? {
    if case .present(let value) = self { value } else { nil }
  }

  /// Whether the group was looked for, whatever was found.
  @inlinable @inline(__always) package var wasRead: Bool {
    if case .notRead = self { false } else { true }
  }
}

extension FactGroup: Equatable where Value: Equatable {}
