package import MetaLensFacts

/// Composes a WebP of RIFF chunks: for the examples of rules, tests and fixtures.
package struct WebPBuilder: Changeable, Sendable {
  /// The chunks in order: FourCC and payload.
  package var chunks: [(type: String, payload: [UInt8])]
  /// Bytes after the RIFF container.
  package var trailer: [UInt8] = []

  /// A lossless picture of one colour, and an EXIF chunk.
  package init(size: PixelSize = PixelSize(width: 64, height: 48), exif: [UInt8]? = nil) {
    // VP8L: signature, 14 bits of width less one, 14 of height less one (RFC 9649, 3.4).
    let bits = UInt32((size.width - 1) & 0x3FFF) | UInt32((size.height - 1) & 0x3FFF) << 14
    // No transform, no cache, no meta prefix codes; five codes of one symbol, 0, so that a pixel takes no bit.
    let picture = [0x2F] + bits.bytes(.littleEndian) + [0x88, 0x88, 0x08]
    let dimensions = [size.width - 1, size.height - 1].flatMap { Self.long($0).prefix(3) }
    chunks = [("VP8L", picture)]
    if let exif { chunks = [("VP8X", [0x08, 0, 0, 0] + dimensions)] + chunks + [("EXIF", exif)] }
  }

  package func build() -> [UInt8] {
    var body = Array("WEBP".utf8)
    for chunk in chunks {
      body += Array(chunk.type.utf8) + Self.long(chunk.payload.count) + chunk.payload
      if chunk.payload.count % 2 == 1 { body.append(0) }
    }
    return Array("RIFF".utf8) + Self.long(body.count) + body + trailer
  }

  /// Returns four bytes, least significant first.
  package static func long(_ value: Int) -> [UInt8] {
    UInt32(truncatingIfNeeded: value).bytes(.littleEndian)
  }
}
