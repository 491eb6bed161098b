/// A value in a box of its own: who copies it copies a reference.
///
/// For large values that go through many hands, each of which would copy every text and array in them.
package indirect enum Boxed<Value: Sendable>: Sendable {
  case value(Value)

  /// What is in the box.
  @inlinable @inline(__always) package var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
