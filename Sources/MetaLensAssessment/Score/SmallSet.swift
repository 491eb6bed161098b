/// A set of few elements, searched one by one: sets are made for every photo, and hashing costs more than a search.
struct SmallSet<Element: Equatable & Sendable>: Sendable, ExpressibleByArrayLiteral {
  private(set) var elements: [Element] = []

  init(arrayLiteral elements: Element...) { self.init(elements) }

  init(_ elements: [Element]) {
    for element in elements { insert(element) }
  }

  mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  var isEmpty: Bool { elements.isEmpty }

  func contains(_ element: Element) -> Bool { elements.contains(element) }

  /// Adds an element; returns false if the set contains it already.
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    guard !elements.contains(element) else { return false }
    elements.append(element)
    return true
  }

  func isSubset(of other: SmallSet) -> Bool { elements.allSatisfy(other.contains) }

  func isDisjoint(with other: SmallSet) -> Bool { !elements.contains(where: other.contains) }
}
