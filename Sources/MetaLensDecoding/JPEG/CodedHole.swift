/// Zeros that were written over a JPEG's entropy-coded data and that a decoder takes for codes.
///
/// A file system, a card or a transfer that loses a sector leaves zeros in its place. With T.81's Huffman tables for luma
/// (K.3), which most cameras write, three bits of zero are a coefficient of -1, so that zeros make blocks whose 63 AC
/// coefficients are all -1; libjpeg decodes them without a word where the codes behind happen to end well. No picture has
/// many such blocks, let alone in a row.
///
/// Not seen: zeros where a table made for the picture gives their code to the end of a block, as an even area has them, and
/// in progressive pictures.
enum CodedHole {
  /// Blocks that a hole has at least.
  ///
  /// A sector of 512 bytes makes about 20, whatever the sampling.
  static let minimumBlocks = 8
  /// Zero bytes in a row that a hole has at least.
  static let minimumByteCount = 256

  /// The first run of zeros that is long enough, where the decoded blocks say that there is a hole.
  ///
  /// - Parameters:
  ///   - bytes: the file up to the end of its picture.
  ///   - start: where the entropy-coded data begin.
  ///   - count: the first component's blocks whose AC coefficients all have one value, and not zero.
  static func find(in bytes: [UInt8], from start: Int, monotonousBlocks count: Int) -> Range<Int>? {
    guard count >= minimumBlocks else { return nil }
    var begin = start
    for index in bytes.indices.dropFirst(start) where bytes[index] != 0 {
      if index - begin >= minimumByteCount { return begin..<index }
      begin = index + 1
    }
    return nil
  }
}
