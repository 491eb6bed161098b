import MetaLensDecoding
import MetaLensKit
import MetaLensSamples

extension Fixture {
  /// Broken containers other than JPEG: truncated, with false statements, swelling when unpacked, or with cycles.
  static let brokenContainers: [Fixture] = [
    cut("png", PNGBuilder(exif: exif).build(), by: 300),
    cut("heic", HEIFBuilder(exif: exif).build(), by: 40),
    cut("avif", avif, by: 40),
    cut("cr3", cr3, by: 40),
    cut("webp", WebPBuilder(exif: exif).build(), by: 40),
    cut("gif", GIFBuilder().build(), by: 8),
    cut("tif", tiff, by: 8),
    cut("raf", raf, by: 40),
    cut("jxl", BoxFileBuilder(.jpegXL, exif: exif).build(), by: 8),
    cut("jp2", BoxFileBuilder(.jpeg2000, exif: exif).build(), by: 8),
    Fixture(
      "broken/checksum.png", proves: "a chunk whose checksum is wrong is told, and read all the same",
      .png(exif: exif) { $0.breaksChecksum = true }),
    Fixture(
      "broken/swells.png",
      proves: "a text that swells from 7 KB to a megabyte is unpacked no further than it is kept",
      .png(exif: exif) {
        $0.leading.append(("zTXt", Array("Comment".utf8) + [0, 0] + zeros(repeats: 4064)))
      }),
    Fixture(
      "broken/chunk-outside.png", proves: "a chunk that claims two gigabytes ends with its file",
      // The length of IDAT.
      .png(exif: exif).with { $0.bytes.replace(before: "IDAT", with: [0x7F, 0xFF, 0xFF, 0xFF]) }),
    Fixture(
      "broken/chunk-outside.webp", proves: "a chunk that claims four gigabytes ends with its file",
      .webP(exif: exif).with { $0.bytes.replace(behind: "EXIF", with: [0xFF, 0xFF, 0xFF, 0xFF]) }),
    Fixture(
      "broken/item-outside.heic",
      proves: "an item whose place lies outside the file is told, and nothing is read of it",
      .heif().with {
        // After the box's type come the version, the sizes of fields and the count; then for each item its number,
        // reference, count and place.
        $0.bytes.replace(behind: "iloc", distance: 8 + 14 + 6, with: [0x7F, 0xFF, 0xFF, 0xFF])
      }),
    Fixture(
      "broken/box-of-no-size.heic",
      proves: "a box whose size is less than its header ends the walk, not the report",
      .heif {
        $0.extra = HEIFBuilder.box("free", [0, 0, 0, 2] + Array("free".utf8))
        $0.trailer = [0, 0, 0, 7] + Array("free".utf8)
      }),
    Fixture(
      "broken/deep.heic", proves: "boxes in boxes are followed as far as the limit and no further",
      .heif { heif in for _ in 0..<64 { heif.extra = HEIFBuilder.box("moov", heif.extra) } }),
    Fixture(
      "broken/circle.tif", proves: "a directory that names itself as the next is read once",
      ExamplePhoto(tiff).with {
        // Little-endian, with the first directory at 8: a count of two bytes, entries of twelve bytes, the next
        // directory's offset.
        let place = 8 + 2 + 12 * Int($0.bytes[8])
        $0.bytes.replaceSubrange(place..<place + 4, with: [8, 0, 0, 0])
      }),
  ]

  /// Raw files, which no available program writes.
  static let raws: [Fixture] = [
    Fixture("raws/made.dng", proves: "DNG is told by its version, not by its name", bytes: dng),
    Fixture("raws/made.nef", proves: "a TIFF of Nikon with a sensor's data is its raw file", bytes: nef),
    Fixture("raws/made.cr3", proves: "the EXIF of Canon's raw 3 stands in three boxes", bytes: cr3),
    Fixture("raws/made.raf", proves: "the EXIF of Fujifilm's raw stands in its JPEG", bytes: raf),
  ]

  private static func cut(_ suffix: String, _ bytes: [UInt8], by count: Int) -> Fixture {
    Fixture(
      "broken/cut.\(suffix)", proves: "a file that ends early is reported, and never green",
      bytes: Array(bytes.dropLast(count)))
  }

  private static let exif = ExamplePhoto.cameraExif()

  private static let avif = HEIFBuilder(exif: exif).with {
    $0.brands = ["avif", "mif1", "avif"]
    $0.coding = "av01"
  }.build()

  /// Returns a grey picture of one strip, with the EXIF directories of a camera's photo after the first directory.
  private static func picture(_ change: (inout TIFFBuilder) -> Void = { _ in }) -> [UInt8] {
    var pixels = 0
    func build() -> [UInt8] {
      ExamplePhoto.cameraExif { tiff in
        tiff.makerNoteShift = nil
        tiff.set(tiff.long(0x00FE, 0), in: .ifd0)
        tiff.set(tiff.long(0x0100, 64), in: .ifd0)
        tiff.set(tiff.long(0x0101, 48), in: .ifd0)
        tiff.set(tiff.short(0x0102, 8), in: .ifd0)
        tiff.set(tiff.short(0x0103, 1), in: .ifd0)
        tiff.set(tiff.short(0x0106, 1), in: .ifd0)
        tiff.set(tiff.long(0x0111, UInt32(pixels)), in: .ifd0)
        tiff.set(tiff.long(0x0116, 48), in: .ifd0)
        tiff.set(tiff.long(0x0117, 64 * 48), in: .ifd0)
        change(&tiff)
      }
    }
    pixels = build().count
    return build() + [UInt8](repeating: 0xAB, count: 64 * 48)
  }

  private static let tiff = picture()

  private static let dng = picture { tiff in
    tiff.set(tiff.short(0x0106, 32803), in: .ifd0)
    tiff.set(.init(0xC612, rawType: ExifType.byte.rawValue, count: 4, bytes: [1, 4, 0, 0]), in: .ifd0)
    tiff.set(tiff.ascii(0xC614, "Canon EOS 40D"), in: .ifd0)
  }

  private static let nef = picture { tiff in
    tiff.setCamera("NIKON CORPORATION", "NIKON D40")
    tiff.set(tiff.short(0x0106, 32803), in: .ifd0)
  }

  /// Canon's uuid box with an EXIF block for each directory, and a track's data (fact: exiftool's CanonCR3 notes).
  private static let cr3: [UInt8] = {
    var main = TIFFBuilder(byteOrder: .littleEndian)
    main.ifd0 = [main.ascii(ExifTag.make, "Canon"), main.ascii(ExifTag.model, "Canon EOS R5")]
    var exif = TIFFBuilder(byteOrder: .littleEndian)
    exif.ifd0 = [exif.ascii(ExifTag.dateTimeOriginal, "2023:05:30 15:56:01")]
    let boxes = HEIFBuilder.box("CMT1", main.build()) + HEIFBuilder.box("CMT2", exif.build())
    return HEIFBuilder.box("ftyp", Array("crx ".utf8) + [0, 0, 0, 1] + Array("crx isom".utf8))
      + HEIFBuilder.box("moov", HEIFBuilder.box("uuid", MediaUUID.canon + boxes))
      + HEIFBuilder.box("mdat", [UInt8](repeating: 0xAB, count: 64))
  }()

  private static let raf = ExamplePhoto.raf(
    preview: ExamplePhoto.camera { $0.setCamera("FUJIFILM", "FinePix S2Pro") }.bytes
  ).bytes

  /// Returns a zlib stream of `1 + 258 * repeats` zeros in fixed Huffman codes (RFC 1951, 3.2.6): a literal, then the
  /// longest match at distance 1 again and again, 13 bits each.
  private static func zeros(repeats: Int) -> [UInt8] {
    var out: [UInt8] = [0x78, 0xDA]
    var bits: UInt64 = 0
    var count = 0
    /// Appends a code, whose first bit is the lowest in a byte.
    func put(_ value: UInt64, _ width: Int) {
      bits |= value << UInt64(count)
      count += width
      while count >= 8 {
        out.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    put(0b011, 3)  // the last block, fixed codes
    put(0b0000_1100, 8)  // 0: code 0011 0000
    for _ in 0..<repeats {
      put(0b1010_0011, 8)  // 285: code 1100 0101, length 258
      put(0, 5)  // distance 1
    }
    put(0, 7)  // 256: the end
    put(0, 7)  // to a whole byte
    let length = 1 + 258 * repeats
    return out + PNGBuilder.long((length % 65_521) << 16 | 1)
  }
}

extension [UInt8] {
  /// Overwrites the bytes right before a name's first occurrence.
  fileprivate mutating func replace(before name: String, with bytes: [UInt8]) {
    guard let place = firstRange(of: Array(name.utf8))?.lowerBound, place >= bytes.count else { return }
    replaceSubrange(place - bytes.count..<place, with: bytes)
  }

  /// Overwrites bytes at a distance after a name's first occurrence.
  fileprivate mutating func replace(behind name: String, distance: Int = 0, with bytes: [UInt8]) {
    guard let place = firstRange(of: Array(name.utf8)).map({ $0.upperBound + distance }),
      place + bytes.count <= count
    else { return }
    replaceSubrange(place..<place + bytes.count, with: bytes)
  }
}
