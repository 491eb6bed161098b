import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteCutShortRuleTests {
  /// The second value has 12 bytes, and the first, before it, 8.
  @Test(arguments: [1, 2, 4, 12, 15, 20]) func valuesGoOnBehindTheEnd(cut: Int) throws {
    let photo = ExamplePhoto.camera { $0.makerNoteCut = cut }
    #expect(
      try raised(by: .makerNoteCutShort, on: photo) == [.flag(.makerNoteCutShort, ["byteCount": cut])])
    // Nothing was moved, and what is behind the end isn't a gap that a camera left.
    #expect(try raised(by: .makerNoteBroken, on: photo).isEmpty)
    #expect(try raised(by: .exifBlockCamera, on: photo).isEmpty)
  }

  @Test(arguments: [0, -12, 2, 40]) func notRaisedForAWholeOrAMovedNote(shift: Int) throws {
    let photo = ExamplePhoto.camera { $0.makerNoteShift = shift }
    #expect(try raised(by: .makerNoteCutShort, on: photo).isEmpty)
  }

  /// A note without values outside its entries, stated too short by these bytes, before another value.
  @Test(
    arguments: [
      ("Canon", [1, 2, 3, 4], 4), ("NIKON CORPORATION", [0, 0, 1, 2, 0, 0], 6),
      ("Apple", [0x20, 1, 0xFF, 1], 4), ("FUJIFILM", [9, 9, 9, 9], 4), ("samsung", [9, 9, 9, 9], 4),
      ("SONY", [9, 9, 9, 9], 4),
      ("Canon", [0, 0, 0, 0], nil), ("Canon", [0xFF, 0x20, 0, 0xFF], nil), ("Canon", [0, 0, 7, 0], nil),
      ("Canon", [], nil), ("OLYMPUS IMAGING CORP.", [1, 2, 3, 4], nil), ("HUAWEI", [1, 2, 3, 4], nil),
      ("Motorola", [1, 2, 3, 4], nil), ("Sigma", [1, 2, 3, 4], nil),
    ] as [(String, [UInt8], Int?)])
  func bytesThatNothingUses(make: String, rest: [UInt8], count: Int?) throws {
    let photo = Self.photo(make, rest) { $0.set($0.ascii(0xA434, "A lens"), in: .exif) }
    let expected = count.map { [OriginalityFlag.FlagDetail.flag(.makerNoteCutShort, ["byteCount": $0])] }
    #expect(try raised(by: .makerNoteCutShort, on: photo) == expected ?? [])
  }

  @Test func notRaisedForWhatEndsTheBlock() throws {
    #expect(try raised(by: .makerNoteCutShort, on: Self.photo("Canon", [1, 2, 3, 4])).isEmpty)
  }

  /// Returns a camera's JPEG whose note has a single SHORT, and these bytes behind its stated end.
  private static func photo(
    _ make: String, _ rest: [UInt8], _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    .camera { tiff in
      tiff.makerNoteShift = nil
      let directory: [UInt8] = [1, 0, 1, 0, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
      var note = tiff.undefined(ExifTag.makerNote, directory + rest)
      note.count -= UInt32(rest.count)
      tiff.set(note, in: .exif)
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      change(&tiff)
    }
  }
}
