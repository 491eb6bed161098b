import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct ToolkitForeignRuleTests {
  @Test(arguments: [
    ("Image::ExifTool 12.00", "ExifTool"), ("XMP Core 4.4.0-Exiv2", "Exiv2"),
    ("Public XMP Toolkit Core 3.5", "Nikon Transfer"), ("XMP toolkit 2.8.2-33, framework 1.5", "Adobe"),
    ("Adobe XMP Core 5.6-c145 79.163499, 2018/08/13-16:40:22        ", "Adobe"), ("3.1.1-112", "Adobe"),
    ("XMP Core 5.4.0", "Apple"), ("XMP Core 6.0.0", "Apple"), ("GStreamer", "GStreamer"),
  ])
  func raisedFor(toolkit: String, program: String) throws {
    let details = try raised(by: .toolkitForeign, on: .camera(xmp: Self.rating, toolkit: toolkit))
    #expect(details.map { $0.parameters["program"]?.stringValue } == [program])
  }

  // Toolkits that phones embed, and unknown toolkits.
  @Test(arguments: [
    "Adobe XMP Core 5.1.0-jc003", "Adobe XMP Core 5.1.2", "XMP Core 5.5.0", "XMP Core 4.4.0b",
    "My Toolkit 1.0",
  ])
  func notRaisedFor(toolkit: String) throws {
    #expect(try raised(by: .toolkitForeign, on: .camera(xmp: Self.rating, toolkit: toolkit)).isEmpty)
  }

  @Test func notRaisedForApplesOwnNorWithoutCamera() throws {
    let phone = ExamplePhoto.camera(xmp: Self.rating, toolkit: "XMP Core 6.0.0") { tiff in
      tiff.set(tiff.ascii(ExifTag.make, "Apple"), in: .ifd0)
    }
    #expect(try raised(by: .toolkitForeign, on: phone).isEmpty)
    // Phones of unknown makers may be built on it.
    let jolla = ExamplePhoto.camera(xmp: Self.rating, toolkit: "GStreamer") { $0.setCamera("Jolla", "Jolla") }
    #expect(try raised(by: .toolkitForeign, on: jolla).isEmpty)
    let nobodys = ExamplePhoto.camera(xmp: Self.rating, toolkit: "Image::ExifTool 12.00") { tiff in
      tiff.remove(ExifTag.make, from: .ifd0)
    }
    #expect(try raised(by: .toolkitForeign, on: nobodys).isEmpty)
  }

  private static let rating = "<xmp:Rating>3</xmp:Rating>"
}
