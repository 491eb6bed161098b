/// A word for each block of a JPEG's first component, a row after the other, as the shim makes it.
///
/// A block with texture, of ten AC coefficients or more that aren't zero, has a hash of all 64 behind the first bit; a flat
/// one, of none, its DC coefficient behind the second. Others have neither: too many are like another by chance.
struct CodedBlocks {
  /// Blocks in a row.
  var columns: Int
  /// Rows of blocks.
  var rows: Int
  var words: [UInt32]

  private static let texturedBit: UInt32 = 0x8000_0000
  private static let flatZero: UInt32 = 0x4000_0000

  /// Whether a word is of a block with texture.
  static func isTextured(_ word: UInt32) -> Bool { word >= texturedBit }

  /// Whether a word is of a flat block.
  static func isFlat(_ word: UInt32) -> Bool { word != 0 && word < texturedBit }

  /// The DC coefficient of a flat block.
  static func dc(of word: UInt32) -> Int { Int(word) - Int(flatZero) }
}
