import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct MakerNoteAttributionTests {
  /// Returns the attribution of a block with only this note, at offset 64.
  private func attribution(
    _ note: [UInt8], isBigEndian: Bool = false, claimed: Int? = nil, model: String = ""
  ) -> MakerNoteAttribution? {
    let start = 64
    let name = Array(model.utf8)
    let bytes = name + [UInt8](repeating: 0, count: start - name.count) + note
    let stated = ExifEntry(
      tag: ExifTag.model, rawType: 2, count: UInt32(name.count + 1), offset: 8, value: 0..<name.count + 1)
    let end = start + (claimed ?? note.count)
    let entry = ExifEntry(
      tag: ExifTag.makerNote, rawType: 7, count: UInt32(note.count), offset: 8, value: start..<end)
    return MakerNoteAttribution(
      of: ExifFacts(
        bytes: bytes, fileOffset: 0, container: "APP1 Exif",
        byteOrder: isBigEndian ? .bigEndian : .littleEndian,
        directories: [
          ExifDirectory(kind: .ifd0, offset: 8, entries: [stated], nextOffset: 0),
          ExifDirectory(kind: .exif, offset: 8, entries: [entry], nextOffset: 0),
        ]))
  }

  /// Returns an IFD of SHORTs, four in each value, big-endian.
  private func ifd(_ offsets: [UInt32]) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
    var out: [UInt8] = [0, UInt8(offsets.count)]
    for (index, offset) in offsets.enumerated() {
      out += [0, UInt8(index + 1), 0, 3]
      out += word(4)
      out += word(offset)
    }
    out += [0, 0, 0, 0]
    out += [UInt8](repeating: 7, count: 8 * offsets.count)
    return out
  }

  @Test(arguments: [
    (UInt32(0), MakerNoteAttribution.Offsets.intact), (30, .shifted(by: -30)),
    (UInt32.max - 7, .shifted(by: 8)),
  ])
  func offsetsFromTheBlock(move: UInt32, answer: MakerNoteAttribution.Offsets) {
    // 12 bytes of header and 2 + 24 of IFD, without a next-IFD pointer, as in Panasonic's notes.
    let values = UInt32(64 + 12 + 26)
    var note = Array("Panasonic\0\0\0".utf8) + ifd([values &+ move, values &+ 8 &+ move])
    note.removeSubrange(12 + 26..<12 + 30)
    #expect(attribution(note, isBigEndian: true)?.offsets == answer)
  }

  /// Offsets of Panasonic's DC-FT7 are relative to the block's twelfth byte; Sanyo's offsets may lead anywhere.
  @Test(arguments: [
    ("Panasonic\0\0\0", "DC-FT7", -12, MakerNoteAttribution.Offsets.intact),
    ("Panasonic\0\0\0", "DC-FT5", 0, .intact),
    ("Panasonic\0\0\0", "DC-FT5", -12, .shifted(by: 12)), ("SANYO\0\0\0", "SR6", 0, .intact),
    ("SANYO\0\0\0", "J1", 30, .unknown), ("SANYO\0\0\0", "J1", -2000, .unknown),
  ])
  func whatSomeModelsDo(header: String, model: String, move: Int, answer: MakerNoteAttribution.Offsets) {
    let head = Array(header.utf8)
    let values = 64 + head.count + 26 + (header.hasPrefix("SANYO") ? 4 : 0) + move
    let first = UInt32(truncatingIfNeeded: values)
    var note = head + ifd([first, first &+ 8])
    if header.hasPrefix("Panasonic") { note.removeSubrange(head.count + 26..<head.count + 30) }
    #expect(attribution(note, isBigEndian: true, model: model)?.offsets == answer)
  }

  /// A note that was moved by less than the room at its end has values after its IFD, but not directly.
  @Test(arguments: [
    (0, MakerNoteAttribution.Offsets.intact), (2, .unknown), (8, .unknown), (9, .shifted(by: -9)),
    (-1, .unknown), (-4, .unknown), (-5, .shifted(by: 5)),
  ])
  func aNoteWithRoomAtItsEnd(move: Int, answer: MakerNoteAttribution.Offsets) {
    let values = UInt32(64 + 26 + 4 + move)
    let note = ifd([values, values + 8]) + [UInt8](repeating: 0, count: 8)
    #expect(attribution(note, isBigEndian: true)?.offsets == answer)
  }

  /// A note of 12 + 26 bytes with two values of 8 bytes each, and these bytes less in its entry.
  @Test(
    arguments: [
      ("Panasonic\0\0\0", 0, 3, 3), ("Panasonic\0\0\0", 0, 16, 16), ("Panasonic\0\0\0", 0, 0, nil),
      ("Panasonic\0\0\0", 8, 3, nil), ("Panasonic\0\0\0", -8, 12, nil), ("OLYMP\0\u{1}\0", 0, 3, nil),
      ("EPSON\0\u{1}\0", 0, 3, nil), ("SANYO\0\u{1}\0", 0, 3, nil),
    ] as [(String, Int, Int, Int?)])
  func valuesBehindTheEnd(header: String, move: Int, cut: Int, count: Int?) {
    let head = Array(header.utf8)
    let gap = header.hasPrefix("Panasonic") ? 0 : 4
    let first = UInt32(64 + head.count + 26 + gap + move)
    var note = head + ifd([first, first + 8])
    if gap == 0 { note.removeSubrange(head.count + 26..<head.count + 30) }
    let end = 64 + note.count - cut
    let found = attribution(note, isBigEndian: true, claimed: note.count - cut)
    #expect(found?.end == end)
    #expect(found?.valuesBehind == count.map { end..<end + $0 })
  }

  @Test func offsetsFromTheNote() {
    let values = UInt32(14 + 26 + 4)
    let note = Array("Apple iOS\0\0\u{01}MM".utf8) + ifd([values, values + 8])
    #expect(attribution(note)?.offsets == .intact)
    #expect(attribution(note)?.maker(stated: StatedMaker("Apple")) == "Apple")
    #expect(attribution(note)?.maker(stated: StatedMaker("Canon")) == nil)
    #expect(attribution(note)?.dependsOnPlace(stated: StatedMaker("Apple")) == false)
  }

  @Test func offsetsFromATiffHeaderOfItsOwn() {
    let values = UInt32(8 + 26 + 4)
    let header = Array("Nikon\0\u{02}\u{10}\0\0MM\0*\0\0\0\u{08}".utf8)
    #expect(attribution(header + ifd([values, values + 8]))?.offsets == .intact)
    #expect(attribution(header + ifd([values, values + 80]))?.offsets == .scattered)
  }

  @Test(
    arguments: [
      [], [1], [0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      Array("Nikon\0\u{02}\u{10}\0\0MM\0*".utf8) + [0xFF, 0xFF, 0xFF, 0xFF],
      Array("Apple iOS\0\0\u{01}MM".utf8) + [1, 0], Array("KDK INFO".utf8), Array("FUJIFILM".utf8),
    ] as [[UInt8]])
  func whatIsNoDirectoryIsUnknown(note: [UInt8]) {
    #expect(attribution(note)?.offsets ?? .unknown == .unknown)
  }

  @Test func aNoteThatClaimsMoreThanTheBlockIsNone() {
    #expect(attribution(ifd([8, 16]), claimed: 1 << 20) == nil)
  }

  @Test func aFloodOfEntriesIsNoDirectory() {
    let note: [UInt8] = [0xFF, 0xFF] + [UInt8](repeating: 1, count: 65_000)
    #expect(attribution(note, isBigEndian: true)?.offsets == .unknown)
  }

  @Test func valuesOfFourGigabytesAreLeftOut() {
    let note: [UInt8] = [0, 1, 0, 1, 0, 12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]
    #expect(attribution(note, isBigEndian: true)?.valueCount == 0)
  }
}
