import MetaLensKit
import MetaLensSamples

extension Fixture {
  /// Small files that would cost much to read: they contain compressed, shared or repeated data.
  static let swelling: [Fixture] = [
    Fixture(
      "broken/boxes-of-brotli.jxl",
      proves:
        "a hundred boxes of 26 bytes that unpack to 16 MB each are unpacked as far as one photo may cost",
      .jpegXL(
        leading: (0..<100).flatMap { _ in
          HEIFBuilder.box("brob", Array("xml ".utf8) + CredentialBuilder.blanks)
        })),
    Fixture(
      "broken/namespaces-nested.jpg",
      proves:
        "a namespace as long as the packet that stands in each element of it isn't copied into each path",
      .camera(xmp: nested)),
    Fixture(
      "broken/text-of-megabytes.jxl",
      proves: "EXIF of 75 bytes of Brotli whose texts are one of 16 MB costs no more than a photo may",
      .jpegXL(leading: HEIFBuilder.box("brob", Array("Exif".utf8) + packedText))),
    Fixture(
      "broken/values-shared.jpg", proves: "250 entries that all name one value cost it once",
      .camera { tiff in
        tiff.makerNoteShift = nil
        // The offset of the directory itself, which the entries make long enough.
        let place: [UInt8] = tiff.byteOrder == .bigEndian ? [0, 0, 0, 8] : [8, 0, 0, 0]
        for tag in UInt16(0xC800)..<0xC800 + 250 {
          tiff.set(.init(tag, rawType: ExifType.undefined.rawValue, count: 3000, bytes: place), in: .ifd0)
        }
      }),
  ]

  /// An EXIF block, compressed with Brotli, whose directory names one text of 16 MB in each of its entries.
  private static let packedText: [UInt8] = [
    0x9F, 0xFB, 0xFF, 0xFF, 0x00, 0x04, 0x22, 0x6F, 0xE7, 0x93, 0x84, 0xCD, 0xA6, 0x04, 0x4D, 0x96, 0xC4,
    0x8F, 0xDD, 0x04, 0xC1, 0xBA, 0x24, 0x84, 0x2A, 0x14, 0x15, 0x38, 0xE1, 0x50, 0x13, 0x1C, 0x86, 0x9C,
    0x25, 0x6C, 0xB1, 0x1D, 0x0F, 0x1B, 0x63, 0xE2, 0xF2, 0xB7, 0x2A, 0x89, 0x6A, 0xC6, 0xB2, 0x8E, 0x58,
    0x8D, 0x20, 0xE9, 0xF3, 0x2E, 0xB8, 0xCD, 0x42, 0xCF, 0x60, 0x67, 0xDA, 0xDA, 0xEC, 0x27, 0x14, 0x0E,
    0xF0, 0x11, 0x7F, 0xB7, 0xE1, 0xBF, 0x01,
  ]

  /// Nested structures in a namespace of 3 KB.
  private static let nested: String = {
    let depth = 14
    let open = String(repeating: "<z:b rdf:parseType=\"Resource\">", count: depth)
    let inner = String(repeating: "<z:c>x</z:c>", count: 200)
    let close = String(repeating: "</z:b>", count: depth)
    let namespace = String(repeating: "u", count: 3000)
    return
      "<rdf:Description rdf:about=\"\" xmlns:z=\"\(namespace)\">\(open)\(inner)\(close)</rdf:Description>"
  }()
}
