import MetaLensDecoding
import MetaLensFacts
import Testing

struct CanonExifTests {
  @Test func joinsTheBlocks() throws {
    let bytes = CanonSample().build()
    let facts = try MediaSample.decode(bytes)
    let exif = try #require(facts.exif.value)
    #expect(exif.isExcerpt && exif.container == "CR3" && exif.pieces.count == 3)
    #expect(exif.directories.map(\.kind) == [.ifd0, .exif, .gps])
    for (tag, kind, text) in [
      (ExifTag.make, ExifDirectory.Kind.ifd0, "Canon"), (ExifTag.model, .ifd0, "Canon EOS R"),
      (ExifTag.dateTimeOriginal, .exif, "2024:05:06 07:08:09"), (ExifTag.gpsLatitudeRef, .gps, "N"),
    ] {
      let entry = try #require(exif.entry(tag, in: kind))
      #expect(exif.textBytes(of: entry).map { String(decoding: $0, as: UTF8.self) } == text)
      let offset = exif.fileOffset(of: entry)
      #expect(bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8))
    }
    #expect(
      facts.container.value?.metadata.map(\.container) == ["CR3 CMT1", "CR3 CMT2", "CR3 CMT3", "CR3 CMT4"])
  }

  /// The index of the broken block, its bytes, and the directories that remain.
  static let broken: [(Int, [UInt8], [ExifDirectory.Kind])] = [
    (0, [], [.exif, .gps]),
    (1, [1, 2, 3], [.ifd0, .gps]),
    (3, MutationTests.block(.bigEndian), [.ifd0, .exif]),
  ]

  @Test(arguments: broken.indices) func aBrokenBlockCostsOnlyItself(_ index: Int) throws {
    let row = Self.broken[index]
    var sample = CanonSample()
    sample.blocks[row.0] = row.1
    let facts = try MediaSample.decode(sample.build())
    #expect(facts.exif.value?.directories.map(\.kind) == row.2)
    #expect(!facts.diagnostics.isEmpty)
  }
}
