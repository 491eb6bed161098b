extension MessageKey {
  /// The key in `Localizable.xcstrings`.
  package var id: String { Self.table[Int(row), 0] }

  /// Makes the message with this key; nil if there is none.
  package init?(id: String) {
    // The keys are sorted.
    guard let row = Self.table.row(of: id) else { return nil }
    self.init(UInt16(row))
  }
}
