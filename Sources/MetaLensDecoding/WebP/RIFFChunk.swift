import MetaLensFacts

/// A chunk's header in RIFF (RFC 9649, 2.3): FourCC and size, least significant byte first.
///
/// A byte of padding follows data of odd size.
struct RIFFChunk {
  /// The offset of its FourCC.
  var offset: Int
  /// The FourCC's bytes.
  var code: [UInt8]
  /// The stated number of bytes of its data.
  var dataCount: Int

  /// Reads a header; nil if there aren't eight bytes.
  init?(_ head: ArraySlice<UInt8>, offset: Int) {
    guard head.count == 8 else { return nil }
    self.offset = offset
    code = Array(head.prefix(4))
    dataCount = Int(head.uint32(at: head.startIndex + 4, .littleEndian))
  }

  /// The FourCC as text, in which bytes that aren't printable ASCII are written as `\xNN`.
  var name: String { ByteFields.name(of: code) }
  var data: Range<Int> { offset + 8..<offset + 8 + dataCount }
  /// Whether its FourCC is printable ASCII; the last byte may be NUL, as some write `XMP`.
  var isValid: Bool {
    code.prefix(3).allSatisfy { (0x20...0x7E).contains($0) }
      && (code.last == 0 || (0x20...0x7E).contains(code.last ?? 1))
  }

  /// The FourCCs of WebP (RFC 9649, and C2PA's specification for `C2PA`).
  static let known: Set<[UInt8]> = Set(
    ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP", "EXIF", "XMP ", "XMP\0", "C2PA"].map {
      Array($0.utf8)
    })
}
