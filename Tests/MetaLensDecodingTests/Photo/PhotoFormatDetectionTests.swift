import MetaLensDecoding
import MetaLensFacts
import Testing

struct PhotoFormatDetectionTests {
  static func text(_ text: String, after count: Int = 0) -> [UInt8] {
    [UInt8](repeating: 0, count: count) + Array(text.utf8)
  }

  static let cases: [([UInt8], PhotoFormat?)] = [
    ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    ([0xFF, 0xD8], nil),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    (text("GIF87a"), .gif),
    (text("GIF89a"), .gif),
    (text("RIFF....WEBPVP8 "), .webp),
    (text("RIFF....WAVEfmt "), nil),
    (text("BM....") + [0, 0, 0, 0], .bmp),
    (text("BMW is a text"), nil),
    (text("8BPS"), .psd),
    ([0x49, 0x49, 0x2A, 0, 8, 0, 0, 0], .tiff),
    ([0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8], .tiff),
    ([0x49, 0x49, 0x2B, 0, 8, 0, 0, 0], .tiff),
    ([0x4D, 0x4D, 0, 0x2B, 0, 8, 0, 0], .tiff),
    ([0x49, 0x49, 0x2A, 0, 16, 0, 0, 0] + text("CR") + [2, 0], .cr2),
    (text("IIRO"), .orf), (text("IIRS"), .orf), (text("MMOR"), .orf),
    (text("IIU") + [0], .rw2),
    (text("FUJIFILMCCD-RAW 0201"), .raf),
    ([0] + text("MRM"), .mrw),
    (text("FOVb"), .x3f),
    (text("II") + [0x1A, 0, 0, 0] + text("HEAPCCDR"), .crw),
    (text("ftypheic", after: 4), .heic),
    (text("ftypheix", after: 4), .heic),
    (text("ftypmif1", after: 4) + [0, 0, 0, 0] + text("mif1heic"), .heic),
    (text("ftypmsf1", after: 4), .heic),
    (text("ftypmif1", after: 4) + [0, 0, 0, 0] + text("mif1avif"), .avif),
    (text("ftypavif", after: 4), .avif), (text("ftypavis", after: 4), .avif),
    (text("ftypcrx ", after: 4), .cr3),
    (text("ftypisom", after: 4), nil),
    // Brands of no particular codec, a writer's own first, and the codec's brand as late as an iPhone writes it.
    (text("ftypMiHB", after: 4), .heic),
    (text("ftypabcd", after: 4) + [0, 0, 0, 0] + text("heix"), .heic),
    (text("ftypabcd", after: 4) + [0, 0, 0, 0] + text("mif1miafavif"), .avif),
    (text("ftypabcd", after: 4) + [0, 0, 0, 0] + text("isommiaf"), .heic),
    (text("ftypmif1", after: 4) + [0, 0, 0, 0] + text("mif1MiHBMiHEMiPrmiaftmapavif"), .avif),
    (text("ftypmif1", after: 4) + [0, 0, 0, 0] + text("heicavif"), .heic),
    (text("ftypqt  ", after: 4) + [0, 0, 0, 0] + text("qt  mp42"), nil),
    // Bytes after the box are no brand.
    ([0, 0, 0, 20] + text("ftypmif1") + [0, 0, 0, 0] + text("mif1avif"), .heic),
    ([0, 0, 0, 2] + text("ftypabcd") + [0, 0, 0, 0] + text("avif"), nil),
    ([0xFF, 0x0A], .jpegXL),
    ([0, 0, 0, 0x0C] + text("JXL ") + [0x0D, 0x0A, 0x87, 0x0A], .jpegXL),
    ([0, 0, 0, 0x0C] + text("jP  ") + [0x0D, 0x0A, 0x87, 0x0A], .jpeg2000),
    ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
    ([], nil), ([0xFF], nil), (text("hello"), nil),
  ]

  @Test(arguments: cases) func detects(_ prefix: [UInt8], _ format: PhotoFormat?) throws {
    #expect(PhotoFormat(detecting: prefix) == format)
    // Further bytes don't change the format of a whole beginning.
    if format != nil { #expect(PhotoFormat(detecting: prefix + [UInt8](repeating: 0, count: 64)) == format) }
  }
}
