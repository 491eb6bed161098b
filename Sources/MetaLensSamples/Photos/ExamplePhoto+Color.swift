import MetaLensKit

extension ExamplePhoto {
  /// Returns a colour JPEG, 16 by 8, by a camera.
  ///
  /// Its tables are in one segment, as Canon's cameras write them, or one per segment, as programs with libjpeg do;
  /// `surplus` bytes follow its coded data.
  package static func color(
    make: String, model: String, oneTableASegment: Bool = false, optimized: Bool = false, surplus: Int = 0,
    _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    tiff.setCamera(make, model)
    change(&tiff)
    let segment = JPEGBuilder.segment
    var bytes: [UInt8] = [0xFF, 0xD8] + segment(0xE1, Array("Exif".utf8) + [0, 0] + tiff.build())
    let quantization: [[UInt8]] = (0...1).map { [$0] + [UInt8](repeating: 2, count: 64) }
    let luma = optimized ? [StandardHuffman.chromaDC, StandardHuffman.lumaAC] : standardLuma
    let huffman = zip(luma + standardChroma, [0x00, 0x10, 0x01, 0x11] as [UInt8]).map { table, place in
      [place] + table.counts + (optimized ? table.symbols.reversed() : table.symbols)
    }
    let frame = segment(0xC0, [8, 0, 8, 0, 16, 3, 1, 0x21, 0, 2, 0x11, 1, 3, 0x11, 1])
    if oneTableASegment {
      bytes += quantization.flatMap { segment(0xDB, $0) } + frame + huffman.flatMap { segment(0xC4, $0) }
    } else {
      bytes += segment(0xDB, quantization.flatMap(\.self)) + frame + segment(0xC4, huffman.flatMap(\.self))
    }
    bytes += segment(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
    // Four blocks of nothing: luma's codes are 00 and 1010, chroma's 00 and 00 (ITU-T T.81, K.3).
    bytes += [0x28, 0xA0, 0x0F] + [UInt8](repeating: 0, count: surplus) + [0xFF, 0xD9]
    return ExamplePhoto(bytes)
  }

  /// A blue JPEG of 16 by 8 without EXIF: a thumbnail in colour.
  package static var blue: [UInt8] {
    let segment = JPEGBuilder.segment
    var bytes: [UInt8] = [0xFF, 0xD8] + segment(0xDB, [0] + [UInt8](repeating: 8, count: 64))
    bytes += segment(0xC0, [8, 0, 8, 0, 16, 3, 1, 0x21, 0, 2, 0x11, 0, 3, 0x11, 0])
    let tables = zip(standardLuma + standardChroma, [0x00, 0x10, 0x01, 0x11] as [UInt8])
    bytes += segment(0xC4, tables.flatMap { table, place in [place] + table.counts + table.symbols })
    bytes += segment(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
    // As above, except for the first chroma's DC coefficient: 111110, six bits follow, and 63.
    return bytes + [0x28, 0xAF, 0xBF, 0x03, 0xFF, 0xD9]
  }

  private static let standardLuma = [StandardHuffman.lumaDC, StandardHuffman.lumaAC]
  private static let standardChroma = [StandardHuffman.chromaDC, StandardHuffman.chromaAC]
}

extension ExamplePhoto {
  /// Adds what the EXIF of Canon's cameras has besides make and model: a maker note that begins with its directory,
  /// interoperability, and a second directory.
  package static func canon(_ tiff: inout TIFFBuilder) {
    tiff.set(tiff.undefined(ExifTag.makerNote, [0x01, 0x00, 0x10, 0x00, 0x02, 0x00]), in: .exif)
    tiff.interoperability = [tiff.ascii(0x0001, "R98")]
    tiff.ifd1 = [tiff.short(0x0103, 6)]
  }
}
