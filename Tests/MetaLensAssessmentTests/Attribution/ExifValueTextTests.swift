import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct ExifValueTextTests {
  /// The type, the count, the bytes in big-endian order, and the text.
  @Test(
    arguments: [
      (2, Array("Canon\0x".utf8), "Canon"), (3, [0, 6], "6"), (3, [0, 6, 1, 0], "6 256"),
      (4, [0, 0, 1, 0], "256"),
      (5, [0, 0, 0, 1, 0, 0, 0, 200], "1/200"), (10, [255, 255, 255, 255, 0, 0, 0, 3], "-1/3"),
      (1, [2, 3, 0, 0], "2 3 0 0"),
      (6, [0xFE], "-2"), (8, [0xFF, 0xFE], "-2"), (9, [0xFF, 0xFF, 0xFF, 0xFE], "-2"),
      (7, Array("0232".utf8), "0232"),
      (7, [1, 2, 3, 0], "01 02 03 00"), (11, [0x3F, 0x80, 0, 0], "1.0"), (99, [1], nil),
      (7, [UInt8](repeating: 1, count: 17), Array(repeating: "01", count: 16).joined(separator: " ") + "…"),
      (
        3, [UInt8](repeating: 0, count: 40_000),
        Array(repeating: "0", count: 16).joined(separator: " ") + " …"
      ),
    ] as [(UInt16, [UInt8], String?)])
  func reads(type: UInt16, bytes: [UInt8], text: String?) {
    let size = ExifType(rawValue: type)?.byteCount ?? 1
    let entry = ExifEntry(
      tag: 1, rawType: type, count: UInt32(bytes.count / size), offset: 0,
      value: ExifType(rawValue: type).map { _ in 0..<bytes.count })
    let exif = ExifFacts(bytes: bytes, fileOffset: 0, container: "", byteOrder: .bigEndian, directories: [])
    #expect(ExifValueText.of(entry, in: exif) == text)
  }

  /// A text is cut to what a photo may cost, and to what is ever shown.
  @Test(arguments: [(64, 64), (1000, 1000), (65_536, 1024)]) func longTextsAreCut(limit: Int, shown: Int) {
    let entry = ExifEntry(tag: 1, rawType: 2, count: 2000, offset: 0, value: 0..<2000)
    var exif = ExifFacts(
      bytes: [UInt8](repeating: 0x41, count: 2000), fileOffset: 0, container: "", byteOrder: .bigEndian,
      directories: [])
    exif.textLimit = limit
    #expect(ExifValueText.of(entry, in: exif)?.utf8.count == shown)
  }

  @Test func bytesAreShownTwice() {
    #expect(ExifValueText.ascii([0, 255, 0x41, 0x1B]) == "..A.")
  }
}
