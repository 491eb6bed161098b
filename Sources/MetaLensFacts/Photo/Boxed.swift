/// A value in a box, so that a copy only copies a reference.
///
/// It is for large values that are passed on often: each copy would otherwise retain every text and array in them.
package indirect enum Boxed<Value: Sendable>: Sendable {
  case value(Value)

  @inlinable @inline(__always) package var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
