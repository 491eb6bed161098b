import MetaLensFacts
import MetaLensSamples
import Testing

struct ExifLayoutTests {
  private func exif(_ directories: [ExifDirectory], count: Int, filled: Bool = false) -> ExifFacts {
    ExifFacts(
      bytes: [UInt8](repeating: filled ? 1 : 0, count: count), fileOffset: 12, container: "APP1 Exif",
      byteOrder: .littleEndian, directories: directories)
  }

  /// Returns a directory of BYTE entries with values at these ranges; nil stands for a value inside its entry.
  private func directory(
    _ entries: [(tag: UInt16, value: Range<Int>?)], _ kind: ExifDirectory.Kind = .ifd0, at offset: Int = 8
  ) -> ExifDirectory {
    ExifDirectory(
      kind: kind, offset: offset,
      entries: entries.enumerated().map { index, entry in
        let place = offset + 2 + 12 * index
        return ExifEntry(
          tag: entry.tag, rawType: 1, count: UInt32(entry.value?.count ?? 4), offset: place,
          value: entry.value ?? place + 8..<place + 12)
      }, nextOffset: 0)
  }

  @Test func regionsCoverTheBlock() {
    let facts = exif([directory([(0x010F, 50..<56), (0x0110, 56..<61), (0x0112, nil)])], count: 64)
    let layout = ExifLayout(of: facts)
    #expect(
      layout.regions.map(\.part) == [
        .header, .directory(.ifd0), .value(.ifd0, tag: 0x010F), .value(.ifd0, tag: 0x0110),
        .gap(isZero: true),
      ])
    #expect(layout.regions.map(\.range).last == 61..<64)
    #expect(layout.slack == 61..<64)
    #expect(layout.isSlackZero)
  }

  @Test(arguments: [false, true]) func gapsAreToldByTheirBytes(isFilled: Bool) {
    let layout = ExifLayout(of: exif([directory([(0x010F, 60..<70)])], count: 70, filled: isFilled))
    #expect(layout.regions.map(\.part).contains(.gap(isZero: !isFilled)))
    #expect(layout.slack.isEmpty)
  }

  @Test(
    arguments: [
      ([0x010F, 0x0110, 0x0112], true, []), ([0x0110, 0x010F], false, []),
      ([0x010F, 0x010F], true, [0x010F]), ([0x0110, 0x010F, 0x0110], false, [0x0110]),
      ([3, 2, 1, 1, 2, 4, 4], false, [1, 2, 4]),
    ] as [([UInt16], Bool, [UInt16])])
  func orderAndDuplicates(tags: [UInt16], isSorted: Bool, duplicates: [UInt16]) {
    let layout = ExifLayout(of: exif([directory(tags.map { ($0, nil) })], count: 200))
    #expect(layout.directory(.ifd0)?.isSorted == isSorted)
    #expect(layout.directory(.ifd0)?.duplicateTags == duplicates)
  }

  @Test func valuesOutOfOrderAtOddOffsets() {
    let layout = ExifLayout(
      of: exif([directory([(1, 71..<80), (0x010F, 61..<71), (0x0110, 80..<90)])], count: 90))
    let directory = layout.directory(.ifd0)
    #expect(directory?.areValuesInOrder == false)
    #expect(directory?.oddOffsetCount == 2)
  }

  @Test func overlapsAreMeasured() {
    let layout = ExifLayout(of: exif([directory([(0x010F, 60..<80), (0x0110, 70..<90)])], count: 90))
    #expect(layout.regions.map(\.overlap) == [0, 0, 0, 0, 10])
  }

  @Test func aValueInThePlaceOfTheNextPointer() {
    let layout = ExifLayout(of: exif([directory([(0x010F, 22..<30)])], count: 30))
    #expect(layout.directory(.ifd0)?.lacksNextPointer == true)
    #expect(layout.regions.allSatisfy { $0.overlap == 0 })
  }

  @Test func thumbnailAndMakerNote() {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    tiff.exif = [tiff.undefined(ExifTag.makerNote, [1, 2, 3, 4, 5, 6])]
    tiff.thumbnail = [0xFF, 0xD8, 0xFF, 0xD9]
    let bytes = tiff.build()
    // IFD0 takes 8...26, ExifIFD 26...44, its value reaches to 50, and IFD1 takes 50...80.
    var facts = exif([directory([(ExifTag.makerNote, 44..<50)], .exif, at: 26)], count: 0)
    facts.bytes = bytes
    facts.directories.append(
      ExifDirectory(
        kind: .ifd1, offset: 50,
        entries: [(ExifTag.thumbnailOffset, 52), (ExifTag.thumbnailLength, 64)].map {
          ExifEntry(tag: $0.0, rawType: 4, count: 1, offset: $0.1, value: $0.1 + 8..<$0.1 + 12)
        }, nextOffset: 0))
    let layout = ExifLayout(of: facts)
    #expect(layout.regions.last?.part == .thumbnail)
    #expect(layout.regions.last?.range == bytes.count - 4..<bytes.count)
    #expect(
      layout.regions.contains { $0.part == .value(.exif, tag: ExifTag.makerNote) && $0.range == 44..<50 })
  }

  @Test func aFloodOfOverlappingEntriesStaysCheap() {
    let entries = (0..<5_000).map { (tag: UInt16($0 % 7), value: Optional(70_000..<99_999)) }
    let layout = ExifLayout(of: exif([directory(entries)], count: 100_000))
    #expect(layout.directory(.ifd0)?.duplicateTags.count == 4_993)
    #expect(layout.regions.count <= 5_005)
  }

  @Test func aBlockOfNothing() {
    #expect(ExifLayout(of: exif([], count: 0)).regions.map(\.range) == [0..<0])
  }
}
