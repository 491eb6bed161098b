import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct RawCameraTests {
  private static func attributions(of photo: ExamplePhoto) throws -> Attributions {
    Attributions(
      try PhotoDecoder(limits: ReadLimits()).decode(MemorySource(photo.bytes), hashing: false))
  }

  @Test func aRawFileItselfNamesItsCamera() throws {
    let found = try Self.attributions(of: .rw2("NIKON CORPORATION", "NIKON D200"))
    #expect(found.make == "Panasonic" && found.model == "DMC-LX3")
    #expect(found.summary.make == "Panasonic" && found.summary.model == "DMC-LX3")
    #expect(found.rawCamera?.evidence(ExifTag.make)?.location == "RW2 IFD0")
    #expect(found.rawCamera?.evidence(ExifTag.software) == nil)
  }

  @Test(arguments: [ExamplePhoto.camera(), .tiff(make: "Canon")])
  func whereExifIsAllThereIsNone(photo: ExamplePhoto) throws {
    let found = try Self.attributions(of: photo)
    #expect(found.rawCamera == nil && found.make == "Canon")
  }

  @Test func whatIsBlankNamesNobody() throws {
    var facts = TIFFFacts(byteOrder: .littleEndian)
    facts.camera = TIFFFacts.Camera(
      location: "RW2 IFD0", make: .init(" Panasonic ", offset: 9), model: .init("  ", offset: 20))
    let camera = try #require(RawCamera(ContainerFacts(detail: .tiff(facts))))
    #expect(camera.make == "Panasonic" && camera.model == nil)
    #expect(RawCamera(nil) == nil)
  }
}
