/// Finds zeros that were written over a JPEG's entropy-coded data and that a decoder reads as codes.
///
/// A file system, a card or a transfer that loses a sector leaves zeros in its place. In T.81's Huffman tables for luma
/// (K.3), which most cameras write, three zero bits code a coefficient of -1, so zeros make blocks whose 63 AC
/// coefficients are all -1. libjpeg decodes them without a warning if the codes after them happen to end well. No
/// picture has many such blocks, let alone in a row.
///
/// It doesn't find zeros in progressive pictures, or zeros that a table made for the picture uses as the end-of-block
/// code, as in even areas.
enum CodedHole {
  /// The minimum number of blocks in a hole.
  ///
  /// A sector of 512 bytes makes about 20, whatever the sampling.
  static let minimumBlocks = 8
  /// The minimum number of consecutive zero bytes in a hole.
  static let minimumByteCount = 256

  /// Returns the first run of zeros that is long enough, if the decoded blocks show that there is a hole.
  ///
  /// - Parameters:
  ///   - bytes: The file up to the end of its picture.
  ///   - start: The offset of the entropy-coded data.
  ///   - count: The number of the first component's blocks whose AC coefficients all have the same value, which isn't
  ///     zero.
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
