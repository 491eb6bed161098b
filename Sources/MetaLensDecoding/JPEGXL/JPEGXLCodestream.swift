import MetaLensFacts

/// The beginning of a JPEG XL codestream: SizeHeader and as much of ImageMetadata as comes before the bit depth
/// (ISO/IEC 18181-1, annex D).
struct JPEGXLCodestream {
  static let signature: [UInt8] = [0xFF, 0x0A]
  /// The maximum number of bytes to read; the fields below end before.
  static let headCount = 64

  /// The size in pixels, before `orientation` is applied.
  private(set) var size: PixelSize
  /// How the picture is turned for viewing, as EXIF's orientation; nil if the bytes end before.
  private(set) var orientation: Int?
  /// The number of bits per sample; nil if the bytes end before, or if a preview is described before it.
  private(set) var bitDepth: Int?

  /// Reads a codestream's first bytes; nil if they lack the signature or end before the size.
  init?(_ bytes: some Sequence<UInt8>) {
    var bits = JPEGXLBits(bytes)
    guard bits.next(8) == 0xFF, bits.next(8) == 0x0A, let size = Self.size(&bits) else { return nil }
    self.size = size
    guard let isDefault = bits.next(1) else { return }
    guard isDefault == 0 else {
      (orientation, bitDepth) = (1, 8)
      return
    }
    guard let hasExtraFields = bits.next(1) else { return }
    if hasExtraFields == 1 {
      guard let turned = bits.next(3) else { return }
      orientation = turned + 1
      guard let hasIntrinsicSize = bits.next(1) else { return }
      if hasIntrinsicSize == 1, Self.size(&bits) == nil { return }
      guard bits.next(1) == 0, let isAnimated = bits.next(1) else { return }
      if isAnimated == 1, !Self.skipAnimation(&bits) { return }
    } else {
      orientation = 1
    }
    guard let isFloat = bits.next(1) else { return }
    bitDepth =
      isFloat == 1
      ? bits.choice((0, 32), (0, 16), (0, 24), (6, 1)) : bits.choice((0, 8), (0, 10), (0, 12), (6, 1))
  }

  /// The ratios of width to height, in the order of SizeHeader's ratio number.
  private static let ratios = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]

  private static func size(_ bits: inout JPEGXLBits) -> PixelSize? {
    guard let isSmall = bits.next(1), let height = side(isSmall, &bits), let ratio = bits.next(3) else {
      return nil
    }
    if ratio > 0 {
      let (across, down) = ratios[ratio - 1]
      return PixelSize(width: height * across / down, height: height)
    }
    return side(isSmall, &bits).map { PixelSize(width: $0, height: height) }
  }

  private static func side(_ isSmall: Int, _ bits: inout JPEGXLBits) -> Int? {
    isSmall == 1 ? bits.next(5).map { ($0 + 1) * 8 } : bits.choice((9, 1), (13, 1), (18, 1), (30, 1))
  }

  /// Skips AnimationHeader; returns false if the bytes end before.
  private static func skipAnimation(_ bits: inout JPEGXLBits) -> Bool {
    bits.choice((0, 100), (0, 1000), (10, 1), (30, 1)) != nil
      && bits.choice((0, 1), (0, 1001), (8, 1), (10, 1)) != nil
      && bits.choice((0, 0), (3, 0), (16, 0), (32, 0)) != nil && bits.next(1) != nil
  }
}

/// The bits of a JPEG XL codestream: the least significant bit of each byte comes first (ISO/IEC 18181-1, B.2).
struct JPEGXLBits {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Reads an unsigned number of up to 32 bits; nil if the bytes end before.
  mutating func next(_ count: Int) -> Int? {
    guard count <= 32, position + count <= bytes.count * 8 else { return nil }
    var value = 0
    for index in 0..<count {
      let bit = position + index
      value |= Int(bytes[bit >> 3] >> UInt8(bit & 7) & 1) << index
    }
    position += count
    return value
  }

  /// Reads a number with one of up to four widths, chosen by two bits, and adds the width's offset (U32 of ISO/IEC
  /// 18181-1, B.2.2).
  mutating func choice(_ widths: (bits: Int, offset: Int)...) -> Int? {
    guard let index = next(2), index < widths.count else { return nil }
    return next(widths[index].bits).map { $0 + widths[index].offset }
  }
}
