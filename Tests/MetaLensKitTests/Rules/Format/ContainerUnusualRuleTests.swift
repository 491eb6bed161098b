import MetaLensFacts
import Testing

@testable import MetaLensKit

@Suite struct ContainerUnusualRuleTests {
  private static func heif(
    _ make: String, order: [String] = ["hdlr", "pitm", "iinf", "iloc", "iprp", "iref"]
  )
    -> ExamplePhoto
  {
    .heif(
      order: order,
      exif: ExamplePhoto.cameraExif { tiff in
        tiff.set(tiff.ascii(ExifTag.make, make), in: .ifd0)
        tiff.set(tiff.ascii(ExifTag.model, "X1"), in: .ifd0)
      })
  }

  private static let library = ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref"]

  @Test(arguments: [
    (ExamplePhoto.tiff(make: "Nikon"), true), (.tiff(make: nil), false), (heif("Unheard Of"), true),
    (heif("NIKON CORPORATION"), false), (heif("NIKON CORPORATION", order: library), true),
    (heif("Apple", order: library), false), (heif("OLYMPUS CORPORATION"), false), (.camera(), false),
  ]) func raisedFor(photo: ExamplePhoto, isRaised: Bool) throws {
    #expect(try raised(by: .containerUnusual, on: photo).isEmpty == !isRaised)
  }

  @Test func notRaisedForAnIncompleteTIFF() throws {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    for (tag, value) in [(0x0100, 64), (0x0101, 48), (0x0103, 1), (0x0111, 8), (0x0117, 3072)]
      as [(UInt16, UInt16)]
    {
      tiff.set(tiff.short(tag, value), in: .ifd0)
    }
    tiff.set(tiff.ascii(ExifTag.make, "Nikon"), in: .ifd0)
    tiff.set(tiff.ascii(ExifTag.model, "E950"), in: .ifd0)
    tiff.slackCount = 4000
    let photo = ExamplePhoto(tiff.build())
    #expect(try raised(by: .containerUnusual, on: photo).map(\.id) == ["containerUnusual"])
    #expect(try raised(by: .containerUnusual, on: photo.cut(by: 3900)).isEmpty)
  }
}
