import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct MakerNoteContentTests {
  /// Returns the content of a block with a little-endian note at offset 32: an IFD with one entry, whose value follows
  /// it if it has 8 bytes, and is inside it if it has 4 or less.
  private func content(
    tag: UInt8, type: UInt8, value: [UInt8], offset: UInt8? = nil, claimed: [UInt8]? = nil
  ) -> MakerNoteContent? {
    let start = 32
    let isInline = value.count <= 4
    let padding = [UInt8](repeating: 0, count: max(0, 4 - value.count))
    let place = isInline ? value + padding : [offset ?? UInt8(start + 18), 0, 0, 0]
    let note =
      [1, 0, tag, 0, type, 0] + (claimed ?? [UInt8(value.count), 0, 0, 0]) + place + [0, 0, 0, 0]
      + (isInline ? [] : value)
    let entry = ExifEntry(
      tag: ExifTag.makerNote, rawType: 7, count: UInt32(note.count), offset: 8,
      value: start..<(start + note.count))
    return MakerNoteAttribution(
      of: ExifFacts(
        bytes: [UInt8](repeating: 0, count: start) + note, fileOffset: 0, container: "APP1 Exif",
        byteOrder: .littleEndian,
        directories: [ExifDirectory(kind: .exif, offset: 8, entries: [entry], nextOffset: 0)]))?.content
  }

  @Test(arguments: [
    (UInt8(6), UInt8(2), "IMG:JPEG file\0", "Canon"), (6, 2, "Canon EOS 5D\0", "Canon"),
    (7, 2, "Firmware Version 1.00\0", "Canon"), (1, 2, "DJI\0", "DJI"), (0, 7, "MLT0", "Minolta"),
    (6, 7, "IMG:JPEG file\0", nil), (7, 2, "IMG:JPEG file\0", nil), (8, 2, "Canon EOS 5D\0", nil),
    (6, 2, "AUTO  \0", nil), (1, 2, "DJ\0\0", nil), (1, 7, "0100", nil), (6, 2, "IMG", nil),
  ])
  func aValueNamesItsMaker(tag: UInt8, type: UInt8, value: String, maker: String?) {
    #expect(content(tag: tag, type: type, value: Array(value.utf8))?.maker == maker)
  }

  @Test func offsetsOutsideTheNoteNameNobody() {
    let value = Array("IMG:JPEG file\0".utf8)
    #expect(content(tag: 6, type: 2, value: value, offset: 250, claimed: [200, 0, 0, 0]) == nil)
    #expect(content(tag: 6, type: 2, value: value, claimed: [255, 255, 255, 255]) == nil)
  }
}
