import Foundation
import MetaLensFacts
import MetaLensKit
import Testing

/// Tests of the files in `Fixtures/metadata/`, which have metadata in every place, as real programs write them.
struct MetadataFixtureTests {
  /// The number of blocks of each kind, and the program that XMP names.
  private struct Expected {
    var xmp = 0
    var toolkit: String?
    var iptc = 0
    var photoshop = 0
    var icc = 0
    var texts = 0
  }

  private static let folder = FixtureFolder.url.appending(path: "metadata")

  private static let exiftool = "Image::ExifTool 12.57"

  private static let expected: [String: Expected] = [
    "a1111.png": Expected(texts: 1), "comfyui.png": Expected(texts: 2), "exif30.jpg": Expected(),
    "exif30-other.jpg": Expected(),
    "exiftool.jpg": Expected(xmp: 1, toolkit: exiftool, iptc: 1, photoshop: 1),
    "exiv2.jpg": Expected(xmp: 1, toolkit: "XMP Core 4.4.0-Exiv2"),
    "iptc-digest.jpg": Expected(iptc: 1, photoshop: 2), "photoshop.jpg": Expected(photoshop: 3),
    "pillow-icc.jpg": Expected(icc: 1), "magick-icc.tif": Expected(icc: 1),
    "exiftool.tif": Expected(xmp: 1, toolkit: exiftool, iptc: 1),
    "exiftool.heic": Expected(xmp: 1, toolkit: exiftool),
    "exiftool.avif": Expected(xmp: 1, toolkit: exiftool),
    "exiftool.jxl": Expected(xmp: 1, toolkit: exiftool),
    "exiftool.jp2": Expected(xmp: 1, toolkit: exiftool, texts: 1),
    "exiftool.png": Expected(xmp: 1, toolkit: exiftool), "webpmux.webp": Expected(xmp: 1, toolkit: exiftool),
    "exiftool.gif": Expected(xmp: 1, toolkit: exiftool), "gifsicle.gif": Expected(texts: 1),
    "magick-texts.png": Expected(texts: 3),
  ]

  @Test func everyFileIsTried() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(names) == Set(Self.expected.keys))
  }

  @Test(arguments: Self.expected.keys.sorted()) func isReadWhereItStands(name: String) async throws {
    let expected = try #require(Self.expected[name])
    let url = Self.folder.appending(path: name)
    let facts = try await PhotoMetadataService().inspect(contentsOf: url).facts
    let metadata = facts.metadata.value ?? MetadataFacts()
    #expect(metadata.xmp.count == expected.xmp)
    #expect(metadata.xmp.first?.toolkit == expected.toolkit)
    #expect(metadata.iptc.count == expected.iptc)
    #expect(metadata.photoshop.count == expected.photoshop)
    #expect(metadata.profiles.count == expected.icc)
    #expect(metadata.texts.count == expected.texts)
    #expect(facts.isComplete)
    #expect(facts.diagnostics == [])
  }

  /// Checks that our digest is the one that exiftool made as Photoshop does.
  @Test func theDigestAgrees() async throws {
    let url = Self.folder.appending(path: "iptc-digest.jpg")
    let json = try await PhotoMetadataService().inspect(contentsOf: url).json
    let metadata = try #require(json["metadata"])
    let digest = try #require(metadata["iptc"]?.arrayValue?.first?["md5"]?.stringValue)
    #expect(digest == "8a7b0d35c90ee0f9783e1c6ea719dcf4")
    let resource = try #require(metadata["photoshop"]?.arrayValue?.last)
    #expect(resource["says"]?.stringValue?.contains(digest) == true, "\(resource)")
  }
}
