import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ContainerWriterForeignRuleTests {
  private static let library = ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref"]

  private static func library(_ make: String) -> ExamplePhoto {
    .heif(order: library, exif: ExamplePhoto.cameraExif { $0.set($0.ascii(ExifTag.make, make), in: .ifd0) })
  }

  @Test(arguments: [
    (library("Apple"), true), (library("SAMSUNG"), true), (library("Canon"), true), (library("SONY"), false),
    (.canonHEIF(), false), (.canonHEIF(make: "NIKON CORPORATION"), true), (.heif { _ in }, false),
    (.png(exif: ExamplePhoto.cameraExif()), false), (.camera(), false),
  ]) func raisedFor(photo: ExamplePhoto, isRaised: Bool) throws {
    #expect(try raised(by: .containerWriterForeign, on: photo).isEmpty == !isRaised)
  }

  @Test func notRaisedWithoutAModel() throws {
    let exif = ExamplePhoto.cameraExif { $0.remove(ExifTag.model, from: .ifd0) }
    #expect(try raised(by: .containerWriterForeign, on: .heif(order: Self.library, exif: exif)).isEmpty)
  }
}
