import MetaLensFacts

/// A chunk's header in RIFF (RFC 9649, 2.3): FourCC and size, least significant byte first; a byte of padding follows
/// data of odd size.
struct RIFFChunk {
  /// Where its FourCC stands.
  var offset: Int
  /// The FourCC's bytes.
  var code: [UInt8]
  /// Count of its data's bytes as stated.
  var dataCount: Int

  /// Reads a header; nil where the bytes aren't eight.
  init?(_ head: ArraySlice<UInt8>, offset: Int) {
    guard head.count == 8 else { return nil }
    self.offset = offset
    code = Array(head.prefix(4))
    dataCount = Int(head.uint32(at: head.startIndex + 4, .littleEndian))
  }

  /// The FourCC as text; bytes that are no printable ASCII as `\xNN`.
  var name: String { ByteFields.name(of: code) }
  /// Where its data stands.
  var data: Range<Int> { offset + 8..<offset + 8 + dataCount }
  /// Whether its FourCC is printable ASCII, but for a last byte of NUL, as some write `XMP`.
  var isValid: Bool {
    code.prefix(3).allSatisfy { (0x20...0x7E).contains($0) }
      && (code.last == 0 || (0x20...0x7E).contains(code.last ?? 1))
  }

  /// FourCCs of WebP (RFC 9649, and C2PA's specification for `C2PA`).
  static let known: Set<[UInt8]> = Set(
    ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF", "XMP ", "XMP\0", "C2PA"].map {
      Array($0.utf8)
    })
}
