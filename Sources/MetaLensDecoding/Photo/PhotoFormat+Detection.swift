package import MetaLensFacts

extension PhotoFormat {
  /// The number of bytes that `init(detecting:)` uses: an iPhone's `ftyp` takes 44, with the codec's brand at its end.
  package static let detectionByteCount = 64

  /// Recognizes a format by a file's first bytes, of which at most 64 are used.
  ///
  /// Sources: each format's specification; for raw formats, their makers' signatures as libraw and exiftool know them.
  package init?(detecting prefix: some Collection<UInt8>) {
    let bytes = Array(prefix.prefix(Self.detectionByteCount))
    // JPEG is by far the most frequent format, and is recognized without building the table.
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
      return
    }
    guard let format = Self.signatures.first(where: { $0.matches(bytes) })?.format ?? Self.boxFormat(bytes)
    else { return nil }
    self = format
  }

  /// Bytes that must be at given offsets, and the format that they identify; the first row that matches wins.
  private struct Signature {
    var format: PhotoFormat
    var parts: [(offset: Int, bytes: [UInt8])]

    init(_ format: PhotoFormat, _ parts: (Int, [UInt8])...) {
      self.format = format
      self.parts = parts.map { (offset: $0.0, bytes: $0.1) }
    }

    func matches(_ file: [UInt8]) -> Bool {
      parts.allSatisfy { part in
        file.count >= part.offset + part.bytes.count
          && file[part.offset..<part.offset + part.bytes.count].elementsEqual(part.bytes)
      }
    }
  }

  private static var signatures: [Signature] {
    [
      Signature(.png, (0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])),
      Signature(.gif, (0, Array("GIF87a".utf8))),
      Signature(.gif, (0, Array("GIF89a".utf8))),
      Signature(.webp, (0, Array("RIFF".utf8)), (8, Array("WEBP".utf8))),
      // The size field is the file's; the reserved words after it are 0 in the bitmaps of every known writer.
      Signature(.bmp, (0, Array("BM".utf8)), (6, [0, 0, 0, 0])),
      Signature(.psd, (0, Array("8BPS".utf8))),
      Signature(.cr2, (0, [0x49, 0x49, 0x2A, 0x00]), (8, Array("CR".utf8))),
      Signature(.orf, (0, Array("IIRO".utf8))),
      Signature(.orf, (0, Array("IIRS".utf8))),
      Signature(.orf, (0, Array("MMOR".utf8))),
      Signature(.rw2, (0, [0x49, 0x49, 0x55, 0x00])),
      Signature(.tiff, (0, [0x49, 0x49, 0x2A, 0x00])),
      Signature(.tiff, (0, [0x4D, 0x4D, 0x00, 0x2A])),
      // BigTIFF: version 43, offsets of 8 bytes.
      Signature(.tiff, (0, [0x49, 0x49, 0x2B, 0x00, 0x08, 0x00])),
      Signature(.tiff, (0, [0x4D, 0x4D, 0x00, 0x2B, 0x00, 0x08])),
      Signature(.raf, (0, Array("FUJIFILMCCD-RAW".utf8))),
      Signature(.mrw, (0, [0x00, 0x4D, 0x52, 0x4D])),
      Signature(.x3f, (0, Array("FOVb".utf8))),
      Signature(.crw, (6, Array("HEAPCCDR".utf8))),
      Signature(.jpegXL, (0, [0xFF, 0x0A])),
      Signature(.jpegXL, (0, [0, 0, 0, 0x0C] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A])),
      Signature(.jpeg2000, (0, [0, 0, 0, 0x0C] + Array("jP  ".utf8) + [0x0D, 0x0A, 0x87, 0x0A])),
      Signature(.jpeg2000, (0, [0xFF, 0x4F, 0xFF, 0x51])),
    ]
  }

  /// Returns the format of an ISO base media file, from `ftyp`: the major brand, a version, and compatible brands
  /// (ISO/IEC 14496-12, 4.3).
  ///
  /// A major brand that isn't a codec's own, such as `mif1` or a writer's, says nothing or only that the file is HEIF;
  /// the compatible brands then identify the codec. Films have none of these brands.
  private static func boxFormat(_ file: [UInt8]) -> PhotoFormat? {
    guard file.count >= 12, file[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let major = Array(file[8..<12])
    if let format = format(ofBrand: major) { return format }
    // Size 0 reaches to the end of the file; with size 1, a 64-bit size would be where the brand is.
    let size = Int(file.uint32(at: 0))
    let end = size == 0 ? file.count : min(size, file.count)
    let brands = stride(from: 16, through: end - 4, by: 4).map { Array(file[$0..<$0 + 4]) }
    let formats = brands.compactMap(format(ofBrand:))
    if formats.contains(.avif), !formats.contains(.heic) { return .avif }
    return formats.first ?? (([major] + brands).contains(where: isHEIF) ? .heic : nil)
  }

  private static func format(ofBrand brand: [UInt8]) -> PhotoFormat? {
    switch String(decoding: brand, as: UTF8.self) {
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs": .heic
    case "avif", "avis": .avif
    case "crx ": .cr3
    default: nil
    }
  }

  /// Whether a brand is one of HEIF's for any codec (ISO/IEC 23008-12, 10), of MIAF's (ISO/IEC 23000-22) or Apple's
  /// own.
  private static func isHEIF(_ brand: [UInt8]) -> Bool {
    ["mif1", "mif2", "mif3", "msf1", "miaf", "MiHA", "MiHB", "MiHE", "MiPr"]
      .contains(String(decoding: brand, as: UTF8.self))
  }
}
