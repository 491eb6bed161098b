/// A word for each block of a JPEG's first component, row by row, as the C shim makes it.
///
/// The word of a block with texture, which has ten or more AC coefficients other than zero, has the first bit set and
/// contains a hash of all 64 coefficients. The word of a flat block, which has no AC coefficient other than zero, has
/// the second bit set and contains the DC coefficient. Other blocks' words are 0: too many such blocks are alike by
/// chance.
struct CodedBlocks {
  /// The number of blocks in a row.
  var columns: Int
  /// The number of rows of blocks.
  var rows: Int
  var words: [UInt32]

  private static let texturedBit: UInt32 = 0x8000_0000
  private static let flatZero: UInt32 = 0x4000_0000

  /// Whether a word belongs to a block with texture.
  static func isTextured(_ word: UInt32) -> Bool { word >= texturedBit }

  /// Whether a word belongs to a flat block.
  static func isFlat(_ word: UInt32) -> Bool { word != 0 && word < texturedBit }

  /// Returns the DC coefficient of a flat block.
  static func dc(of word: UInt32) -> Int { Int(word) - Int(flatZero) }
}
