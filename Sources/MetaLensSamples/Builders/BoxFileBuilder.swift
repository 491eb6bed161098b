package import MetaLensFacts

/// Composes a JPEG XL or JPEG 2000 file of boxes: for the examples of rules, tests and fixtures.
package struct BoxFileBuilder: Changeable, Sendable {
  /// Which of the two it is.
  package enum Kind: Sendable {
    /// JPEG XL (ISO/IEC 18181-2).
    case jpegXL
    /// JPEG 2000 (ISO/IEC 15444-1, annex I).
    case jpeg2000
  }

  package var kind: Kind
  /// The picture's size as the codestream, and in JPEG 2000 `ihdr`, states it.
  package var size: PixelSize
  /// The EXIF block; nil for none.
  package var exif: [UInt8]?
  /// Orientation of a JPEG XL codestream; JPEG 2000 states none.
  package var orientation = 1
  /// Boxes between `ftyp`, or `jp2h`, and the codestream's; the one of EXIF comes before them.
  package var leading: [UInt8] = []
  /// Boxes after the codestream's.
  package var trailing: [UInt8] = []
  /// Bytes after the last box.
  package var trailer: [UInt8] = []

  package init(_ kind: Kind, size: PixelSize = PixelSize(width: 64, height: 48), exif: [UInt8]? = nil) {
    self.kind = kind
    self.size = size
    self.exif = exif
  }

  package func build() -> [UInt8] {
    let brand = Array((kind == .jpegXL ? "jxl " : "jp2 ").utf8)
    var out = HEIFBuilder.box(kind == .jpegXL ? "JXL " : "jP  ", [0x0D, 0x0A, 0x87, 0x0A])
    out += HEIFBuilder.box("ftyp", brand + [0, 0, 0, 0] + brand)
    switch kind {
    case .jpegXL:
      // The offset of the TIFF header behind these four bytes.
      if let exif { out += HEIFBuilder.box("Exif", [0, 0, 0, 0] + exif) }
      out += leading + HEIFBuilder.box("jxlc", Self.jpegXLCodestream(size, orientation: orientation))
    case .jpeg2000:
      let header = PNGBuilder.long(size.height) + PNGBuilder.long(size.width) + [0, 3, 7, 7, 0, 0]
      // Method 1, enumerated colour space 16: sRGB.
      out += HEIFBuilder.box(
        "jp2h",
        HEIFBuilder.box("ihdr", header) + HEIFBuilder.box("colr", [1, 0, 0] + PNGBuilder.long(16)))
      if let exif { out += HEIFBuilder.box("uuid", Array("JpgTiffExif->JP2".utf8) + exif) }
      out += leading + HEIFBuilder.box("jp2c", Self.jpeg2000Codestream(size))
    }
    return out + trailing + trailer
  }

  /// Signature, SizeHeader and the beginning of ImageMetadata (ISO/IEC 18181-1, annexes A and D), then bytes for data.
  package static func jpegXLCodestream(_ size: PixelSize, orientation: Int = 1) -> [UInt8] {
    var bits: [Bool] = []
    func put(_ value: Int, _ count: Int) { bits += (0..<count).map { value >> $0 & 1 == 1 } }
    put(0, 1)  // not a multiple of 8
    put(3, 2)  // 30 bits
    put(size.height - 1, 30)
    put(0, 3)  // no fixed ratio
    put(3, 2)
    put(size.width - 1, 30)
    if orientation == 1 {
      put(1, 1)  // all_default
    } else {
      put(0b10, 2)  // not all_default, extra_fields
      put(orientation - 1, 3)
      put(0, 3)  // no intrinsic size, no preview, no animation
      put(0, 1)  // whole numbers
      put(0, 2)  // 8 bits
    }
    let header = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reversed().reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    return [0xFF, 0x0A] + header + [UInt8](repeating: 0xAB, count: 32)
  }

  /// SOC, SIZ, a tile-part and EOC (ISO/IEC 15444-1, annex A): three components of 8 bits, one tile.
  package static func jpeg2000Codestream(_ size: PixelSize) -> [UInt8] {
    let (width, height) = (PNGBuilder.long(size.width), PNGBuilder.long(size.height))
    let zero = PNGBuilder.long(0)
    var out: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51, 0, 47, 0, 0]
    out += width + height + zero + zero + width + height + zero + zero
    out += [0, 3] + [7, 1, 1, 7, 1, 1, 7, 1, 1]
    let data = [UInt8](repeating: 0xAB, count: 32)
    // SOT: tile 0, the length from SOT on, part 0 of 1; then SOD.
    out += [0xFF, 0x90, 0, 10, 0, 0] + PNGBuilder.long(14 + data.count) + [0, 1, 0xFF, 0x93] + data
    return out + [0xFF, 0xD9]
  }
}
