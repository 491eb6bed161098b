import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakeModelDisagreeRuleTests {
  @Test(arguments: [
    ("<tiff:Model>Canon EOS 7D</tiff:Model>", "tiff:Model"),
    ("<tiff:Make>NIKON CORPORATION</tiff:Make>", "tiff:Make"),
    ("<tiff:Make>Canon</tiff:Make><tiff:Model>iPhone 14 Pro</tiff:Model>", "tiff:Model"),
  ])
  func raised(xmp: String, property: String) throws {
    let details = try MetaLensAssessmentTests.raised(by: .makeModelDisagree, on: .camera(xmp: xmp))
    #expect(details.map { $0.parameters["property"] } == [.string(property)])
  }

  @Test(arguments: [
    "<tiff:Make>CANON INC.</tiff:Make>", "<tiff:Model>EOS 40D</tiff:Model>",
    "<tiff:Model>canon eos-40d</tiff:Model>", "<tiff:Model>Canon EOS 40D DIGITAL</tiff:Model>",
    "<tiff:Model> </tiff:Model>", "<dc:title>NIKON D90</dc:title>",
  ])
  func notRaised(xmp: String) throws {
    #expect(try MetaLensAssessmentTests.raised(by: .makeModelDisagree, on: .camera(xmp: xmp)).isEmpty)
  }

  @Test(arguments: [
    ("stds.exif", "tiff:Model", "NIKON Z 9", 1), ("stds.exif", "tiff:Model", "EOS 40D", 0),
    ("c2pa.metadata", "tiff:Model", "NIKON Z 9", 0), ("stds.exif", "exif:FNumber", "NIKON Z 9", 0),
  ])
  func credentials(assertion: String, key: String, text: String, count: Int) throws {
    let details = try MetaLensAssessmentTests.raised(by: .makeModelDisagree, on: .camera()) {
      $0.credit(assertion, key, text)
    }
    #expect(details.count == count)
  }

  /// Make and Model of a DNG, its UniqueCameraModel, and what EXIF states instead if that is another maker's camera.
  @Test(
    arguments: [
      ("Leica Camera AG", "LEICA M11", "Canon EOS 350D", "Leica Camera AG"),
      ("Canon", "Canon EOS 350D DIGITAL", "Canon EOS DIGITAL REBEL XT", nil),
      ("Canon", "Canon EOS 5D", "Canon EOS 350D", nil), ("Canon", "Canon EOS 5D", "Unheard Of", nil),
    ] as [(String, String, String, String?)])
  func uniqueCameraModel(make: String, model: String, unique: String, stated: String?) throws {
    let photo = ExamplePhoto.dng(originalRawFileName: "A.DNG") { tiff in
      tiff.setCamera(make, model)
      tiff.set(tiff.ascii(0xC614, unique), in: .ifd0)
    }
    let found = try findings(by: .makeModelDisagree, on: photo)
    #expect(found.first?.values.text("stated") == stated)
    #expect(found.allSatisfy { $0.evidence.last?.tag == 0xC614 })
    #expect(found.allSatisfy { $0.values.text("property") == "UniqueCameraModel" })
  }

  /// The JPEG in a Panasonic raw file: of another maker, of another model, and its own.
  @Test(
    arguments: [
      ("NIKON CORPORATION", "NIKON D200", "JpgFromRaw Make", "Panasonic"),
      ("Panasonic", "DMC-FZ50", "JpgFromRaw Model", "DMC-LX3"), ("Panasonic", "DMC-LX3", nil, nil),
    ] as [(String, String, String?, String?)])
  func theJPEGInARawFile(make: String, model: String, property: String?, stated: String?) throws {
    let found = try findings(by: .makeModelDisagree, on: .rw2(make, model))
    #expect(found.first?.values.text("property") == property)
    #expect(found.first?.values.text("stated") == stated)
    #expect(found.allSatisfy { $0.evidence.map(\.location) == ["RW2 IFD0", "RW2 JpgFromRaw IFD0"] })
    let named = try findings(by: .cameraInfo, on: .rw2(make, model))
    #expect(named.map { $0.values.text("model") } == ["DMC-LX3"])
    #expect(named.first?.evidence.map(\.location) == ["RW2 IFD0", "RW2 IFD0"])
  }

  /// The header of a Fujifilm raw file names a model, and the EXIF comes from the JPEG in it.
  @Test(arguments: [("FinePix S5Pro", 0), ("FinePixS5Pro", 0), ("X-T5", 1), ("", 0)])
  func theHeaderOfARawFile(header: String, count: Int) throws {
    let photo = ExamplePhoto.camera { $0.setCamera("FUJIFILM", "FinePix S5Pro") }
    let found = try findings(by: .makeModelDisagree, on: .raf(header, photo))
    #expect(found.map { $0.evidence.last?.offset } == (count == 0 ? [] : [28]))
    #expect(found.allSatisfy { $0.values.text("property") == "RAF header" })
  }

  /// DJI's drones have Hasselblad's cameras.
  @Test(arguments: [
    ("Hasselblad", "L1D-20c", "DJI", "FC6310", true), ("DJI", "FC6310", "Hasselblad", "L2D-20c", true),
    ("Hasselblad", "L1D-20c", "Canon", "EOS 40D", false), ("DJI", "FC220", "DJI", "FC330", false),
    ("Canon", "EOS 40D", "DJI", "FC6310", false),
  ])
  func partnersNameEachOther(make: String, model: String, other: String, name: String, isSilent: Bool) throws
  {
    let photo = ExamplePhoto.camera(xmp: "<tiff:Make>\(other)</tiff:Make><tiff:Model>\(name)</tiff:Model>") {
      $0.setCamera(make, model)
    }
    #expect(try MetaLensAssessmentTests.raised(by: .makeModelDisagree, on: photo).isEmpty == isSilent)
  }

  @Test func phonesThatExchangeMakeAndModel() throws {
    let photo = ExamplePhoto.camera(xmp: "<tiff:Make>motorola</tiff:Make><tiff:Model>moto g82</tiff:Model>") {
      $0.setCamera("moto g82", "motorola")
    }
    #expect(try MetaLensAssessmentTests.raised(by: .makeModelDisagree, on: photo).isEmpty)
  }
}
