package import MetaLensFacts

/// Composes a small PNG of one grey: for the examples of rules, tests and fixtures.
package struct PNGBuilder: Changeable, Sendable {
  /// Chunks between IHDR and IDAT: type and payload.
  package var leading: [(type: String, payload: [UInt8])] = []
  /// Chunks between IDAT and IEND.
  package var trailing: [(type: String, payload: [UInt8])] = []
  /// Bytes after IEND.
  package var trailer: [UInt8] = []
  /// Whether the checksum of the last leading chunk is wrong.
  package var breaksChecksum = false
  /// The maximum size of an IDAT chunk's payload.
  package var dataByteCount = 8192
  package var size: PixelSize

  package init(size: PixelSize = PixelSize(width: 64, height: 48), exif: [UInt8]? = nil) {
    self.size = size
    if let exif { leading.append(("eXIf", exif)) }
  }

  package func build() -> [UInt8] {
    var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // 8 bits, grey.
    out += Self.chunk("IHDR", Self.long(size.width) + Self.long(size.height) + [8, 0, 0, 0, 0])
    for (index, part) in leading.enumerated() {
      var chunk = Self.chunk(part.type, part.payload)
      if breaksChecksum, index == leading.count - 1 { chunk[chunk.count - 1] ^= 0xFF }
      out += chunk
    }
    var data = Self.stored([UInt8](repeating: 0, count: (size.width + 1) * size.height))[...]
    while !data.isEmpty {
      out += Self.chunk("IDAT", Array(data.prefix(max(1, dataByteCount))))
      data = data.dropFirst(max(1, dataByteCount))
    }
    for part in trailing { out += Self.chunk(part.type, part.payload) }
    return out + Self.chunk("IEND", []) + trailer
  }

  /// Returns a chunk: length, type, payload, CRC (PNG, 5.3).
  package static func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + payload
    return long(payload.count) + body + long(Int(checksum(body)))
  }

  /// Returns the CRC-32 of ISO 3309, computed bit by bit (PNG, annex D).
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }

  /// Returns a zlib stream that compresses nothing (RFC 1950, RFC 1951 3.2.4).
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let piece = rest.prefix(0xFFFF)
      rest = rest.dropFirst(0xFFFF)
      let count = UInt16(piece.count)
      out += [rest.isEmpty ? 1 : 0, UInt8(count & 0xFF), UInt8(count >> 8)]
      out += [UInt8(~count & 0xFF), UInt8(~count >> 8)] + piece
    } while !rest.isEmpty
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return out + long(Int(high << 16 | low))
  }

  /// Returns two bytes, most significant first.
  package static func short(_ value: Int) -> [UInt8] { UInt16(truncatingIfNeeded: value).bytes() }

  /// Returns four bytes, most significant first.
  package static func long(_ value: Int) -> [UInt8] { UInt32(truncatingIfNeeded: value).bytes() }
}
