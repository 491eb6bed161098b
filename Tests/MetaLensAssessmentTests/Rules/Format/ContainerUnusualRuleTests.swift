import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ContainerUnusualRuleTests {
  private static func heif(
    _ make: String, order: [String] = ["hdlr", "pitm", "iinf", "iloc", "iprp", "iref"]
  )
    -> ExamplePhoto
  {
    .heif(
      order: order,
      exif: ExamplePhoto.cameraExif { tiff in
        tiff.setCamera(make, "X1")
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

  /// The bytes in place of TIFF's version, and the makers of such raw files: Panasonic's and Olympus's.
  @Test(
    arguments: [
      ([0x55, 0], "Panasonic", false), ([0x55, 0], "LEICA", false), ([0x55, 0], "Canon", true),
      ([0x52, 0x4F], "OLYMPUS IMAGING CORP.", false), ([0x52, 0x4F], "OM Digital Solutions", false),
      ([0x52, 0x4F], "NIKON CORPORATION", true), ([0x52, 0x4F], "Unheard Of", true),
    ] as [([UInt8], String, Bool)])
  func aRawFileInAnotherMakersFormat(version: [UInt8], make: String, isRaised: Bool) throws {
    var bytes = ExamplePhoto.tiff(make: make).bytes
    bytes.replaceSubrange(2..<4, with: version)
    #expect(try raised(by: .containerUnusual, on: ExamplePhoto(bytes)).isEmpty == !isRaised)
  }

  /// NewSubfileType: bit 0 means a reduced picture (TIFF 6.0, section 8).
  @Test(arguments: [(0, true), (1, false), (2, true)]) func aReducedPictureAloneIsNoTIFF(
    type: Int, isRaised: Bool
  )
    throws
  {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    tiff.set(tiff.long(0x00FE, UInt32(type)), in: .ifd0)
    tiff.set(tiff.short(0x0100, 64), in: .ifd0)
    tiff.set(tiff.short(0x0101, 48), in: .ifd0)
    tiff.setCamera("SONY", "ILCE-7M3")
    #expect(try raised(by: .containerUnusual, on: ExamplePhoto(tiff.build())).isEmpty == !isRaised)
  }

  /// Hasselblad's, Epson's and Phase One's raw files are TIFFs that hold a sensor's data; Canon's and Nikon's have a format.
  @Test(arguments: [
    ("Hasselblad", 32803, false), ("SEIKO EPSON CORP.", 32803, false), ("Phase One A/S", 32803, false),
    ("Hasselblad", 2, true), ("Canon", 32803, true),
  ])
  func aRawFileOfAFormatNobodyKnows(make: String, photometric: UInt16, isRaised: Bool) throws {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    for (tag, value) in [
      (0x0100, 64), (0x0101, 48), (0x0103, 1), (0x0106, photometric), (0x0111, 8), (0x0117, 1),
    ] as [(UInt16, UInt16)] {
      tiff.set(tiff.short(tag, value), in: .ifd0)
    }
    tiff.setCamera(make, "X1")
    #expect(try raised(by: .containerUnusual, on: ExamplePhoto(tiff.build())).isEmpty == !isRaised)
  }

  /// Additional tags of a developed picture, whether DNGVersion is among them, and whether it still counts as one.
  @Test(
    arguments: [
      ([(0x00FE, 1)], false, true), ([(0x00FE, 1), (0x0103, 6)], false, false), ([], true, true),
      ([(0x00FE, 1)], true, true), ([(0x0106, 2)], true, true), ([(0x0106, 32803)], true, false),
      ([(0x0106, 34892)], true, false),
    ] as [([(UInt16, UInt16)], Bool, Bool)])
  func tagsMakeNoRawFileOfADevelopedPicture(tags: [(UInt16, UInt16)], isDNG: Bool, isRaised: Bool) throws {
    var tiff = TIFFBuilder(byteOrder: .littleEndian)
    let picture: [(UInt16, UInt16)] = [(0x0100, 64), (0x0101, 48), (0x0103, 1), (0x0111, 8), (0x0117, 1)]
    for (tag, value) in picture + tags {
      tiff.set(tiff.short(tag, value), in: .ifd0)
    }
    tiff.setCamera("SONY", "ILCE-7M3")
    if isDNG {
      tiff.set(.init(0xC612, rawType: ExifType.byte.rawValue, count: 4, bytes: [1, 4, 0, 0]), in: .ifd0)
    }
    let photo = ExamplePhoto(tiff.build())
    #expect(try raised(by: .containerUnusual, on: photo).isEmpty == !isRaised)
  }
}
