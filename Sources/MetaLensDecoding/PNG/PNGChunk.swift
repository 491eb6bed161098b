import MetaLensFacts

/// A chunk's header (PNG, 5.3): four bytes of length, four of type; its data and four bytes of checksum follow.
struct PNGChunk {
  /// The offset of its length field.
  var offset: Int
  var kind: Kind
  /// The number of bytes of its data.
  var dataCount: Int

  /// A type's four bytes as a number, since comparing text would be slow.
  struct Kind: Hashable {
    let number: UInt32

    init(number: UInt32) { self.number = number }

    /// Whether it is four ASCII letters.
    var isValid: Bool {
      var rest = number
      for _ in 0..<4 {
        // A letter differs from its capital in one bit.
        guard (0x61...0x7A).contains(rest & 0xFF | 0x20) else { return false }
        rest >>= 8
      }
      return true
    }

    /// Whether a decoder that doesn't know the chunk must not skip it: its first letter is a capital (PNG, 5.4).
    var isCritical: Bool { number & 0x2000_0000 == 0 }

    /// The type as text, in which bytes that aren't printable ASCII are written as `\xNN`.
    var name: String {
      // This type occurs thousands of times, so its name isn't built each time.
      if self == .imageData { return "IDAT" }
      return ByteFields.name(of: number.bytes())
    }
  }

  var data: Range<Int> { offset + 8..<offset + 8 + dataCount }
  /// The offset of the next chunk.
  var end: Int { offset + 12 + dataCount }
  /// The maximum length (PNG, 7.1).
  static let largestDataCount = 0x7FFF_FFFF
}

extension PNGChunk.Kind {
  /// `IHDR`.
  static let header = Self(number: 0x4948_4452)
  /// `PLTE`.
  static let palette = Self(number: 0x504C_5445)
  /// `IDAT`.
  static let imageData = Self(number: 0x4944_4154)
  /// `IEND`.
  static let end = Self(number: 0x4945_4E44)
  /// `tEXt`.
  static let text = Self(number: 0x7445_5874)
  /// `zTXt`.
  static let compressedText = Self(number: 0x7A54_5874)
  /// `iTXt`.
  static let internationalText = Self(number: 0x6954_5874)
  /// `eXIf`.
  static let exif = Self(number: 0x6558_4966)
  /// `zxIf`.
  static let compressedExif = Self(number: 0x7A78_4966)
  /// `iCCP`.
  static let profile = Self(number: 0x6943_4350)
  /// `caBX`.
  static let contentCredentials = Self(number: 0x6361_4258)
  /// `tIME`.
  static let time = Self(number: 0x7449_4D45)
  /// `fcTL`.
  static let frameControl = Self(number: 0x6663_544C)
  /// `fdAT`.
  static let frameData = Self(number: 0x6664_4154)
}

extension PNGChunk.Kind {
  /// `pHYs`.
  static let physicalSize = Self(number: 0x7048_5973)
  /// `gAMA`.
  static let gamma = Self(number: 0x6741_4D41)
  /// `sRGB`.
  static let standardColours = Self(number: 0x7352_4742)
  /// `cHRM`.
  static let chromaticities = Self(number: 0x6348_524D)
  /// `sBIT`.
  static let significantBits = Self(number: 0x7342_4954)
  /// `tRNS`.
  static let transparency = Self(number: 0x7452_4E53)
  /// `acTL`.
  static let animationControl = Self(number: 0x6163_544C)

  /// Whether its data is interpreted.
  var isRead: Bool {
    switch self {
    case .header, .text, .compressedText, .internationalText, .exif, .compressedExif, .profile, .time,
      .physicalSize, .gamma, .standardColours, .animationControl:
      true
    default: false
    }
  }

  /// Whether it contains a picture's data, of which only the chunk's header is used.
  var isPictureData: Bool { self == .imageData || self == .frameData }
}
