/// One Huffman table.
package struct HuffmanTable: Sendable, Equatable {
  /// DC or AC.
  package enum Kind: Sendable, Hashable {
    /// For differences of DC coefficients.
    case dc
    /// For AC coefficients.
    case ac
  }

  package var kind: Kind
  /// Slot, Th, 0 to 3.
  package var slot: Int
  /// The number of codes of each length, 1 to 16 bits (T.81, B.2.4.2: Li).
  package var counts: [UInt8]
  /// The symbols in order of their codes (Vi,j).
  package var symbols: [UInt8]

  package init(kind: Kind, slot: Int, counts: [UInt8], symbols: [UInt8]) {
    self.kind = kind
    self.slot = slot
    self.counts = counts
    self.symbols = symbols
  }
}
