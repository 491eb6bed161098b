/// Composes a small JPEG whose picture is one flat grey: for rules' examples, tests and fixtures.
package struct JPEGBuilder {
  /// Size as the frame header states it; the scan holds as many grey blocks as that needs.
  package var size: PixelSize
  /// The EXIF block, or nil for none.
  package var exif: [UInt8]?
  /// Segments to write after APP1, marker and payload.
  package var segments: [(marker: UInt8, payload: [UInt8])] = []
  /// Bytes after EOI.
  package var trailer: [UInt8] = []

  package init(size: PixelSize = PixelSize(width: 16, height: 16), exif: [UInt8]? = nil) {
    self.size = size
    self.exif = exif
  }

  package func build() -> [UInt8] {
    var out: [UInt8] = [0xFF, 0xD8]
    if let exif { out += segment(0xE1, Array("Exif".utf8) + [0, 0] + exif) }
    for extra in segments { out += segment(extra.marker, extra.payload) }
    out += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    out += segment(
      0xC0,
      [
        8, UInt8(size.height >> 8 & 0xFF), UInt8(size.height & 0xFF), UInt8(size.width >> 8 & 0xFF),
        UInt8(size.width & 0xFF), 1, 1, 0x11, 0,
      ])
    // One DC code of one bit (category 0) and one AC code of one bit (end of block): a block is two 0 bits.
    let counts: [UInt8] = [1] + [UInt8](repeating: 0, count: 15)
    out += segment(0xC4, [0x00] + counts + [0] + [0x10] + counts + [0])
    out += segment(0xDA, [1, 1, 0, 0, 63, 0])
    let blocks = ((size.width + 7) / 8) * ((size.height + 7) / 8)
    let bits = blocks * 2
    out += [UInt8](repeating: 0, count: bits / 8)
    // The last byte is filled with 1 bits (ITU-T T.81, F.1.2.3).
    if bits % 8 != 0 { out.append(UInt8(0xFF) >> UInt8(bits % 8)) }
    return out + [0xFF, 0xD9] + trailer
  }

  private func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8 & 0xFF), UInt8(length & 0xFF)] + payload
  }
}
