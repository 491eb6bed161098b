import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct TIFFExcerptTests {
  typealias Builder = TIFFFileBuilder

  private func exif(_ bytes: [UInt8], limits: ReadLimits = ReadLimits()) throws -> (ExifFacts, [Diagnostic]) {
    let facts = try PhotoDecoder(limits: limits).decode(MemorySource(bytes), hashing: false)
    return (try #require(facts.exif.value), facts.diagnostics)
  }

  @Test func valuesThatOverlapAreThereOnce() throws {
    // 4900 values of 60,000 bytes each, each starting one byte after the one before.
    let entries = (0..<4900).map { index -> (tag: UInt16, value: Builder.Value) in
      (UInt16(0x2000 + index), .raw(7, 60_000, TIFFFileBuilder([]).number(60_000 + index, 4)))
    }
    let bytes = Builder([.init(entries)]).build() + [UInt8](repeating: 1, count: 70_000)
    let facts = try exif(bytes).0
    #expect(facts.bytes.count <= bytes.count)
    #expect(facts.directories[0].entries.allSatisfy { $0.value?.count == 60_000 })
  }

  /// Checks a directory without a next pointer, whose first value is where the pointer would be.
  @Test func aValueInPlaceOfTheNextPointerIsRead() throws {
    let text = Array("2021:05:30 15:56:01\0".utf8)
    let numbers = TIFFFileBuilder([])
    var bytes = Builder([
      .init(Builder.picture(8, 8, [(ExifTag.exifPointer, .directories([1]))])),
      .init([(ExifTag.dateTimeOriginal, .undefined(text))]),
    ]).build()
    let place = try #require(bytes.firstRange(of: text)).lowerBound
    // The pointer's four bytes are removed and everything after them moves up, as nothing else points there.
    bytes.removeSubrange(place - 4..<place)
    let entry = place - 16
    bytes.replaceSubrange(entry + 2..<entry + 4, with: numbers.number(2, 2))
    bytes.replaceSubrange(entry + 8..<entry + 12, with: numbers.number(place - 4, 4))
    let facts = try exif(bytes).0
    let read = try #require(facts.entry(ExifTag.dateTimeOriginal, in: .exif))
    #expect(facts.textBytes(of: read).map(Array.init) == Array(text.dropLast()))
  }

  @Test func theWholeIsBounded() throws {
    var limits = ReadLimits()
    limits.blockBytes = 1000
    let values = (0..<10).map {
      (tag: UInt16(0x2000 + $0), value: Builder.Value.undefined([UInt8](repeating: 1, count: 300)))
    }
    let (facts, diagnostics) = try exif(Builder([.init(values)]).build(), limits: limits)
    #expect(facts.bytes.count <= 1400)
    #expect(diagnostics.map(\.code) == [.blockTooLarge])
    #expect(facts.directories[0].entries.count { $0.value != nil } == 2)
  }

  @Test func largeValuesAreToldWhereTheyAreRead() throws {
    let note = [UInt8](repeating: 1, count: 100_000)
    let bytes = Builder([
      .init([
        (ExifTag.xpTitle, .raw(1, note.count, TIFFFileBuilder([]).number(8, 4))),
        (0x2000, .undefined(note)), (0x0140, .shorts([Int](repeating: 1, count: 768))),
        (ExifTag.exifPointer, .directories([1])),
      ]),
      .init([(ExifTag.makerNote, .undefined(note))]),
    ]).build()
    let (facts, diagnostics) = try exif(bytes)
    #expect(diagnostics.map(\.code) == [.blockTooLarge])
    #expect(diagnostics.map(\.tag) == [ExifTag.xpTitle])
    #expect(facts.entry(ExifTag.xpTitle, in: .ifd0).map { $0.value == nil } == true)
    // Bulk picture data is left out whatever its size.
    #expect(facts.entry(0x0140, in: .ifd0).map { $0.value == nil } == true)
    #expect(facts.entry(ExifTag.makerNote, in: .exif)?.value?.count == 100_000)
  }

  /// Checks that a maker note is kept whatever type it states.
  @Test(arguments: [Builder.Value.undefined([UInt8](repeating: 65, count: 70_001)), .ascii(letters)])
  func aMakerNoteIsNotCutAsAText(value: Builder.Value) throws {
    let bytes = Builder([
      .init([(ExifTag.exifPointer, .directories([1]))]), .init([(ExifTag.makerNote, value)]),
    ]).build()
    let facts = try exif(bytes).0
    #expect(facts.entry(ExifTag.makerNote, in: .exif)?.value?.count == 70_001)
  }

  private static let letters = String(repeating: "A", count: 70_000)

  /// Checks that of a text that is longer than is read, the beginning is read, and that raised limits read all of it.
  @Test func longTextsAreCut() throws {
    let text = "Painter 2.1 " + String(repeating: "a", count: 70_000)
    let bytes = Builder([
      .init([(ExifTag.imageDescription, .ascii(text)), (0x2000, .ascii(text))])
    ]).build()
    let count = ReadLimits().textBytes
    let (facts, diagnostics) = try exif(bytes)
    #expect(diagnostics.map(\.code) == [.limitReached])
    #expect(diagnostics.map(\.tag) == [ExifTag.imageDescription])
    #expect(diagnostics.map(\.detail) == ["ReadLimits.textBytes, \(text.utf8.count + 1) bytes"])
    for tag in [ExifTag.imageDescription, 0x2000] {
      let entry = try #require(facts.entry(tag, in: .ifd0))
      #expect(facts.textBytes(of: entry)?.elementsEqual(text.utf8.prefix(count)) == true)
      #expect(Int(entry.count) == text.utf8.count + 1)
    }
    let (raised, none) = try exif(bytes, limits: ReadLimits().raised(by: 10))
    let entry = try #require(raised.entry(ExifTag.imageDescription, in: .ifd0))
    #expect(none.isEmpty && raised.textBytes(of: entry)?.elementsEqual(text.utf8) == true)
  }

  @Test(arguments: [false, true])
  func entriesPointAtTheirBytes(isBig: Bool) throws {
    let bytes = TIFFReadingTests.rich(.bigEndian, isBig: isBig).build()
    let (facts, _) = try exif(bytes)
    for directory in facts.directories {
      for entry in directory.entries {
        let place = facts.fileOffset(at: entry.offset)
        #expect(Array(bytes[place..<place + 2]) == [UInt8(entry.tag >> 8), UInt8(entry.tag & 0xFF)])
        guard let value = entry.value, !value.isEmpty else { continue }
        let start = facts.fileOffset(at: value.lowerBound)
        #expect(facts.bytes[value].elementsEqual(bytes[start..<start + value.count]))
      }
    }
    #expect(facts.thumbnailRange == nil)
  }
}
