import MetaLensFacts
import MetaLensSamples

/// A CR3 with Canon's boxes and tracks and almost no data, as described by canon_cr3.
struct CanonSample {
  static let metadata: [UInt8] = [
    0x85, 0xC0, 0xB6, 0x87, 0x82, 0x0F, 0x11, 0xE0, 0x81, 0x11, 0xF4, 0xCE, 0x46, 0x2B, 0x6A, 0x48,
  ]
  static let preview: [UInt8] = [
    0xEA, 0xF4, 0x2B, 0x5E, 0x1C, 0x98, 0x4B, 0x88, 0xB9, 0xFB, 0xB7, 0xDC, 0x40, 0x6E, 0x4D, 0x16,
  ]
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]

  /// The blocks in `CMT1` to `CMT4`.
  var blocks: [[UInt8]] = {
    var ifd0 = TIFFBuilder(byteOrder: .littleEndian)
    ifd0.ifd0 = [ifd0.ascii(ExifTag.make, "Canon"), ifd0.ascii(ExifTag.model, "Canon EOS R")]
    var exif = TIFFBuilder(byteOrder: .littleEndian)
    exif.ifd0 = [
      exif.rational(ExifTag.exposureTime, (1, 60)),
      exif.ascii(ExifTag.dateTimeOriginal, "2024:05:06 07:08:09"),
    ]
    var gps = TIFFBuilder(byteOrder: .littleEndian)
    gps.ifd0 = [
      gps.ascii(ExifTag.gpsLatitudeRef, "N"), gps.rational(ExifTag.gpsLatitude, (37, 1), (30, 1), (0, 1)),
    ]
    return [ifd0.build(), exif.build(), exif.build(), gps.build()]
  }()
  /// The width, height and coding of the samples, and the sample's offset (nil: in `mdat`).
  var tracks: [(Int, Int, String, Int?)] = [
    (6000, 4000, "JPEG", nil), (1624, 1080, "CMP1", nil), (6888, 4546, "CMP1", nil),
  ]
  var thumbnailByteCount: Int?

  func build() -> [UInt8] {
    let type = HEIFBuilder.box("ftyp", Array("crx ".utf8) + [0, 0, 0, 1] + Array("crx isom".utf8))
    let rest =
      HEIFBuilder.box(
        "uuid",
        Self.preview + [0, 0, 0, 0, 0, 0, 0, 1]
          + HEIFBuilder.box(
            "PRVW",
            [0, 0, 0, 0, 0, 1] + MediaSample.short(1620) + MediaSample.short(1080) + [0, 1]
              + MediaSample.long(Self.jpeg.count) + Self.jpeg))
    let count = type.count + movie(dataOffset: 0).count + rest.count + 8
    return type + movie(dataOffset: count) + rest + HEIFBuilder.box("mdat", [UInt8](repeating: 1, count: 30))
  }

  private func movie(dataOffset: Int) -> [UInt8] {
    var own = HEIFBuilder.box("CNCV", Array("CanonCR3_001".utf8))
    for (index, block) in blocks.enumerated() { own += HEIFBuilder.box("CMT\(index + 1)", block) }
    own += HEIFBuilder.full(
      "THMB",
      MediaSample.short(160) + MediaSample.short(120)
        + MediaSample.long(thumbnailByteCount ?? Self.jpeg.count) + [0, 1, 0, 0] + Self.jpeg)
    let traks = tracks.flatMap { width, height, inner, offset in
      let entry =
        [UInt8](repeating: 0, count: 24) + MediaSample.short(width) + MediaSample.short(height)
        + [UInt8](repeating: 0, count: 54) + HEIFBuilder.box(inner, [0, 0, 0, 0])
      let table =
        HEIFBuilder.full("stsd", MediaSample.long(1) + HEIFBuilder.box("CRAW", entry))
        + HEIFBuilder.full("stsz", MediaSample.long(0) + MediaSample.long(1) + MediaSample.long(5))
        + HEIFBuilder.full(
          "co64", MediaSample.long(1) + MediaSample.long(0) + MediaSample.long(offset ?? dataOffset))
      return HEIFBuilder.box(
        "trak", HEIFBuilder.box("mdia", HEIFBuilder.box("minf", HEIFBuilder.box("stbl", table))))
    }
    return HEIFBuilder.box("moov", HEIFBuilder.box("uuid", Self.metadata + own) + traks)
  }
}
