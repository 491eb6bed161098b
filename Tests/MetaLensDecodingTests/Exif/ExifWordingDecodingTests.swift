import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct ExifWordingDecodingTests {
  private static func facts(_ change: (inout TIFFBuilder) -> Void) throws -> ExifFacts {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    tiff.ifd0 = [tiff.ascii(ExifTag.make, "Canon"), tiff.short(ExifTag.orientation, 6)]
    tiff.exif = [
      tiff.rational(ExifTag.exposureTime, (1, 250)), tiff.short(0x9207, 5),
      tiff.short(ExifTag.flash, 0x19),
    ]
    change(&tiff)
    return try #require(ExifWalkTests.decode(tiff.build()).0)
  }

  private static func words(_ tag: UInt16, _ kind: ExifDirectory.Kind, _ exif: ExifFacts) throws
    -> ExifWording.Entry
  {
    let entry = try #require(exif.entry(tag, in: kind))
    return try #require(ExifWordingDecoding.decode(exif).entries[entry.offset])
  }

  @Test(arguments: [
    (UInt16(0x9207), ExifDirectory.Kind.exif, "Metering Mode" as String?, "Pattern" as String?),
    (ExifTag.orientation, .ifd0, "Orientation", "Right-top"),
    (ExifTag.exposureTime, .exif, "Exposure Time", "1/250 sec."),
    // A text needs no wording of its value, bytes are worded by their count alone, and a pointer is followed but not
    // kept.
    (ExifTag.make, .ifd0, "Manufacturer", nil), (ExifTag.makerNote, .exif, "Maker Note", nil),
    (ExifTag.exifPointer, .ifd0, nil, nil),
  ])
  func namesTagsAndReadsValues(tag: UInt16, kind: ExifDirectory.Kind, title: String?, value: String?) throws {
    let words = try Self.words(tag, kind, Self.facts { $0.makerNoteShift = 0 })
    #expect(words == ExifWording.Entry(title: title, value: value))
  }

  /// Checks that what libexif writes of a value that it has no word for isn't that value's wording.
  @Test(
    arguments: [
      (ExifTag.flash, 80), (ExifTag.flash, 0x19), (0xA210, 4), (0x9000, 0x3033_3030), (0x9000, 0x3032_3230),
      (0xA000, 0x3033_3030),
    ] as [(UInt16, UInt32)])
  func libexifsErrorsAreNoWording(tag: UInt16, number: UInt32) throws {
    let isText = tag == 0x9000 || tag == 0xA000
    let words = try Self.words(
      tag, .exif,
      Self.facts { tiff in
        tiff.exif.removeAll { $0.tag == tag }
        tiff.exif.append(
          isText
            ? tiff.undefined(tag, (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * (3 - $0))) })
            : tiff.short(tag, UInt16(number)))
      })
    #expect((words.value != nil) == (number == 0x19 || number == 0x3032_3230), "\(words.value ?? "")")
    #expect(words.title != nil)
  }

  @Test func unknownTagsHaveNoTitle() throws {
    let words = try Self.words(0xEEEE, .ifd0, Self.facts { $0.ifd0.append($0.short(0xEEEE, 1)) })
    #expect(words.title == nil)
  }

  @Test func aBlockThatLibexifWasNotGivenHasTitlesAlone() throws {
    var exif = try Self.facts { $0.makerNoteShift = 0 }
    exif.isReadByLibexif = false
    let wording = ExifWordingDecoding.decode(exif)
    #expect(wording.makerNote.isEmpty)
    #expect(wording.entries.values.allSatisfy { $0.value == nil })
    #expect(try Self.words(0x9207, .exif, exif).title == "Metering Mode")
  }

  @Test func tellsAMakerNote() throws {
    let note = ExifWordingDecoding.decode(try Self.facts { $0.makerNoteShift = 0 }).makerNote
    #expect(note.contains { $0.tag == 6 && $0.value == "IMG:EOS 40D" }, "\(note)")
  }
}
