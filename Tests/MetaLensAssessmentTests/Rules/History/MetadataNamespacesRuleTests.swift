import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MetadataNamespacesRuleTests {
  @Test(arguments: [
    ("<lr:hierarchicalSubject>a</lr:hierarchicalSubject>", "Lightroom"),
    ("<acdsee:rating>1</acdsee:rating><digiKam:PickLabel>0</digiKam:PickLabel>", "ACDSee, digiKam"),
    (
      "<darktable:xmp_version>5</darktable:xmp_version><darktable:raw_params>0</darktable:raw_params>",
      "darktable"
    ),
  ])
  func raisedFor(xmp: String, programs: String) throws {
    let details = try raised(by: .metadataNamespaces, on: .camera(xmp: xmp))
    #expect(details == [.flag(.metadataNamespaces, ["programs": programs])])
  }

  @Test(arguments: [
    "<xmp:Rating>3</xmp:Rating>", "<crs:Version>7.0</crs:Version>", "<dc:format>darktable</dc:format>",
  ])
  func notRaisedFor(xmp: String) throws {
    #expect(try raised(by: .metadataNamespaces, on: .camera(xmp: xmp)).isEmpty)
  }

  // Windows phones write Microsoft's namespace themselves.
  @Test func notRaisedForAMakersOwn() throws {
    let photo = ExamplePhoto.camera(xmp: "<MicrosoftPhoto:Rating>50</MicrosoftPhoto:Rating>") { tiff in
      tiff.set(tiff.ascii(ExifTag.make, "Nokia"), in: .ifd0)
    }
    #expect(try raised(by: .metadataNamespaces, on: photo).isEmpty)
  }
}
