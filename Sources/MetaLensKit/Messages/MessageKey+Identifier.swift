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
    let row = (0..<count).partitioningIndex { Self.table[$0 * Self.columns] >= id }
    guard row < count, Self.table[row * Self.columns] == id else { return nil }
    self.init(rawValue: UInt16(row))
  }
}
