import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ThumbnailEmptiedRuleTests {
  private static func emptied(_ make: String, length: UInt32 = 0) -> ExamplePhoto {
    .camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
      tiff.ifd1 = [
        tiff.short(0x0103, 6), tiff.long(ExifTag.thumbnailOffset, 8),
        tiff.long(ExifTag.thumbnailLength, length),
      ]
    }
  }

  @Test(arguments: ["Canon", "Google", "NIKON CORPORATION", "samsung"])
  func raisedForMakersOfWhichNoneDoesSo(make: String) throws {
    let found = try findings(by: .thumbnailEmptied, on: Self.emptied(make))
    #expect(found.map(\.detail.parameters["make"]) == [.string(make)])
    #expect(found.first?.evidence.map(\.location) == ["APP1 Exif IFD1"])
  }

  @Test(arguments: [1, 2, 3] as [UInt32])
  func raisedForFewerBytesThanAPictureHas(length: UInt32) throws {
    #expect(try findings(by: .thumbnailEmptied, on: Self.emptied("Canon", length: length)).count == 1)
  }

  @Test func raisedForALengthThatIsNoNumber() throws {
    let photo = ExamplePhoto.camera { tiff in
      tiff.set(tiff.ascii(ExifTag.make, "Canon"), in: .ifd0)
      tiff.ifd1 = [tiff.long(ExifTag.thumbnailOffset, 8), tiff.ascii(ExifTag.thumbnailLength, "99")]
    }
    #expect(try findings(by: .thumbnailEmptied, on: photo).count == 1)
  }

  @Test(arguments: [
    // A thumbnail, no directory for one, a maker one of whose phones does this, and an unmeasured maker.
    emptied("Canon", length: 4), .camera(), emptied("OnePlus"), emptied("Example"),
    .color(make: "Canon", model: "Canon EOS 40D", ExamplePhoto.canon),
  ])
  func notRaised(photo: ExamplePhoto) throws {
    #expect(try raised(by: .thumbnailEmptied, on: photo).isEmpty)
  }
}
