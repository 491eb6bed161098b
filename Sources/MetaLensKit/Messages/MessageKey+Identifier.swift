extension MessageKey {
  /// The key in `Localizable.xcstrings`.
  package var id: String { Self.identifiers[Int(rawValue)] }

  /// The message with this key; nil where there is none.
  package init?(id: String) {
    // The keys are sorted.
    var range = 0..<Self.identifiers.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let candidate = Self.identifiers[middle]
      if candidate == id {
        self.init(rawValue: UInt16(middle))
        return
      }
      range = candidate < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
