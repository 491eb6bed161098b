import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailWithoutDataRuleTests {
  private static func emptied(
    _ make: String, length: UInt32 = 0, _ change: (inout TIFFBuilder) -> Void = { _ in }
  ) -> ExamplePhoto {
    .camera { tiff in
      tiff.setCamera(make, "X")
      tiff.ifd1 = [
        tiff.short(0x0103, 6), tiff.long(ExifTag.thumbnailOffset, 8),
        tiff.long(ExifTag.thumbnailLength, length),
      ]
      change(&tiff)
    }
  }

  @Test(arguments: ["GoPro", "Fairphone", "DJI", "Hewlett-Packard Company", "Nothing", "Example"])
  func raisedForMakersOfWhichLittleIsKnown(make: String) throws {
    let found = try findings(by: .thumbnailWithoutData, on: Self.emptied(make))
    #expect(found.map { $0.values.text("make") } == [make])
    #expect(found.first?.evidence.map(\.location) == ["APP1 Exif IFD1"])
    #expect(try raised(by: .thumbnailEmptied, on: Self.emptied(make)).isEmpty)
  }

  @Test(arguments: [(1, true), (3, true), (4, false)] as [(UInt32, Bool)])
  func dependsOnTheLength(length: UInt32, isRaised: Bool) throws {
    let photo = Self.emptied("GoPro", length: length)
    #expect(try raised(by: .thumbnailWithoutData, on: photo).isEmpty != isRaised)
  }

  @Test func raisedForALengthThatIsNoNumber() throws {
    let photo = Self.emptied("GoPro") { tiff in
      tiff.ifd1 = [tiff.long(ExifTag.thumbnailOffset, 8), tiff.ascii(ExifTag.thumbnailLength, "99")]
    }
    #expect(try raised(by: .thumbnailWithoutData, on: photo).count == 1)
  }

  /// A maker one of whose phones does so, two that sell its phones, and makers of which other rules tell it.
  @Test(arguments: ["OnePlus", "OPPO", "realme", "Canon", "samsung", "Google", "Apple", "RICOH", "CASIO"])
  func notRaisedFor(make: String) throws {
    #expect(try raised(by: .thumbnailWithoutData, on: Self.emptied(make)).isEmpty)
  }

  /// `thumbnailMissing` doesn't ask cameras from before DCF.
  @Test func raisedOfAnOldCamera() throws {
    let photo = Self.emptied("RICOH") { tiff in
      tiff.set(tiff.ascii(ExifTag.dateTimeOriginal, "1998:06:01 10:00:00"), in: .exif)
    }
    #expect(try raised(by: .thumbnailMissing, on: photo).isEmpty)
    #expect(try raised(by: .thumbnailWithoutData, on: photo).count == 1)
  }

  /// No directory for a thumbnail, an uncompressed one, no maker, and a scan.
  private static let silent: [ExamplePhoto] = [
    .camera { $0.setCamera("GoPro", "X") },
    emptied("GoPro") { $0.ifd1 = [$0.long(ExifTag.stripOffsets, 8)] },
    emptied("GoPro") { $0.remove(ExifTag.make, from: .ifd0) },
    emptied("GoPro") { tiff in
      tiff.set(tiff.ascii(ExifTag.software, "Nikon Scan 4.0.2"), in: .ifd0)
      tiff.makerNoteShift = nil
    },
  ]

  @Test(arguments: silent.indices) func notRaised(_ index: Int) throws {
    #expect(try raised(by: .thumbnailWithoutData, on: Self.silent[index]).isEmpty)
  }
}
