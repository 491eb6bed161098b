import MetaLensFacts

/// Reads the size that a picture's own bitstream states.
enum WebPBitstream {
  /// The number of bytes that `size` needs.
  static let headByteCount = 10

  /// Returns the size in the first bytes of a VP8 (RFC 6386, 9.1) or VP8L (RFC 9649, 3.4) bitstream; nil if the bytes
  /// are neither.
  static func size(_ code: [UInt8], _ head: ArraySlice<UInt8>) -> PixelSize? {
    let fields = ByteFields(head, .littleEndian)
    if code.last == UInt8(ascii: "L") {
      // 14 bits for each side minus one, after the signature.
      guard fields.uint8(at: 0) == 0x2F, let bits = fields.uint32(at: 1) else { return nil }
      return PixelSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }
    // Bit 0 of a key frame's tag is 0; the upper two bits of each side say how it is to be scaled.
    guard let tag = fields.uint8(at: 0), tag & 1 == 0, fields.number(at: 3, count: 3) == 0x2A_019D,
      let width = fields.uint16(at: 6), let height = fields.uint16(at: 8)
    else { return nil }
    return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
  }
}
