extension MessageKey {
  /// The key in `Localizable.xcstrings`.
  package var id: String { Self.table[row] }

  /// How many columns the table of texts has: the key's name, and each language.
  private static let columns = 1 + Language.allCases.count

  /// Where the message's row of the table begins.
  var row: Int { Int(rawValue) * Self.columns }

  /// The message with this key; nil where there is none.
  package init?(id: String) {
    // The keys are sorted.
    let count = Self.table.count / Self.columns
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        Self.table[middle * Self.columns] < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    guard range.lowerBound < count, Self.table[range.lowerBound * Self.columns] == id else { return nil }
    self.init(rawValue: UInt16(range.lowerBound))
  }
}
