/// A word for each block of a JPEG's first component, a row after the other, as the shim makes it.
struct CodedBlocks {
  /// Blocks in a row.
  var columns: Int
  /// Rows of blocks.
  var rows: Int
  var words: [UInt32]

  /// What a block is told by.
  enum Kind: Equatable {
    /// Ten or more AC coefficients aren't zero: a hash of all 64.
    case textured(UInt32)
    /// All AC coefficients are zero: the DC coefficient.
    case flat(Int)
    /// Neither: too many blocks of a picture are like another by chance.
    case other
  }

  private static let texturedBit: UInt32 = 0x8000_0000
  private static let flatZero: UInt32 = 0x4000_0000

  /// What a word says.
  static func kind(_ word: UInt32) -> Kind {
    if word & texturedBit != 0 { return .textured(word & ~texturedBit) }
    return word == 0 ? .other : .flat(Int(word) - Int(flatZero))
  }

  /// Whether a word is of a block with texture.
  static func isTextured(_ word: UInt32) -> Bool { word & texturedBit != 0 }
}
