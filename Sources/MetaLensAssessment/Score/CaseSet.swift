/// A case of a small enumeration, each with a number of its own.
protocol NumberedCase: Sendable {
  /// The case's number, below 16.
  var number: UInt16 { get }
}

/// A set of cases, stored as bits: six sets are made for every photo, and an array for each would cost an allocation.
struct CaseSet<Element: NumberedCase>: Sendable, ExpressibleByArrayLiteral, Equatable {
  private var bits: UInt16 = 0

  init(arrayLiteral elements: Element...) {
    for element in elements { insert(element) }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ element: Element) -> Bool { bits & Self.bit(element) != 0 }

  mutating func insert(_ element: Element) { bits |= Self.bit(element) }

  func isDisjoint(with other: CaseSet) -> Bool { bits & other.bits == 0 }

  private static func bit(_ element: Element) -> UInt16 { 1 << element.number }
}

extension Concern: NumberedCase {
  var number: UInt16 {
    switch self {
    case .container: 0
    case .metadata: 1
    case .encoding: 2
    case .content: 3
    case .source: 4
    }
  }
}

extension SettledFact: NumberedCase {
  var number: UInt16 { rawValue }
}
