package import MetaLensFacts

/// Composes a small GIF of one colour: for the examples of rules, tests and fixtures.
package struct GIFBuilder: Changeable, Sendable {
  /// Size of the screen and of each picture.
  package var size: PixelSize
  /// The number of the pictures.
  package var frameCount = 1
  /// `87a` or `89a`.
  package var version = "89a"
  /// Texts of comment extensions before the pictures.
  package var comments: [[UInt8]] = []
  /// Application extensions before the pictures: identifier with code, and the bytes after it as they stand, with
  /// their lengths and the terminator.
  package var applications: [(name: String, data: [UInt8])] = []
  /// Bytes after the trailer.
  package var trailer: [UInt8] = []

  package init(size: PixelSize = PixelSize(width: 64, height: 48)) { self.size = size }

  package func build() -> [UInt8] {
    var out = Array("GIF\(version)".utf8)
    // A global table of two colours.
    out += Self.short(size.width) + Self.short(size.height) + [0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
    for comment in comments { out += [0x21, 0xFE] + Self.subBlocks(comment) }
    for application in applications {
      out += [0x21, 0xFF, 11] + Array(application.name.utf8) + application.data
    }
    for _ in 0..<frameCount {
      out += [0x2C, 0, 0, 0, 0] + Self.short(size.width) + Self.short(size.height) + [0]
      out += [7] + Self.subBlocks(picture())
    }
    return out + [0x3B] + trailer
  }

  /// LZW with codes of eight bits: cleared before the table grows so far that they would take nine (GIF89a, annex F).
  private func picture() -> [UInt8] {
    var out: [UInt8] = []
    var left = size.width * size.height
    while left > 0 {
      let count = min(left, 100)
      out += [0x80] + [UInt8](repeating: 0, count: count)
      left -= count
    }
    return out + [0x81]
  }

  /// Returns bytes cut into sub-blocks, and the terminator.
  package static func subBlocks(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(255)
      out += [UInt8(piece.count)] + piece
      rest = rest.dropFirst(255)
    }
    return out + [0]
  }

  /// Returns two bytes, least significant first.
  private static func short(_ value: Int) -> [UInt8] {
    UInt16(truncatingIfNeeded: value).bytes(.littleEndian)
  }
}
