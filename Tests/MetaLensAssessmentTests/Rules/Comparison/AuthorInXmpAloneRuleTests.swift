import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AuthorInXmpAloneRuleTests {
  private static let creator = "<dc:creator><rdf:Seq><rdf:li>Kim</rdf:li></rdf:Seq></dc:creator>"

  @Test(
    arguments: [
      (creator, "dc:creator"),
      ("<dc:rights><rdf:Alt><rdf:li>Kim, 2023</rdf:li></rdf:Alt></dc:rights>", "dc:rights"),
      (
        creator + "<photoshop:AuthorsPosition>Staff</photoshop:AuthorsPosition>",
        "dc:creator, photoshop:AuthorsPosition"
      ),
      ("<dc:creator><rdf:Seq><rdf:li> </rdf:li></rdf:Seq></dc:creator>", nil),
      ("<tiff:Artist>Kim</tiff:Artist>", "tiff:Artist"),
      ("<aux:OwnerName>Kim</aux:OwnerName>", "aux:OwnerName"),
      (
        "<xmpRights:WebStatement xmlns:xmpRights=\"http://ns.adobe.com/xap/1.0/rights/\">x</xmpRights:WebStatement>",
        "xmpRights:WebStatement"
      ),
      (
        "<Iptc4xmpCore:CreatorContactInfo rdf:parseType=\"Resource\"><Iptc4xmpCore:CiAdrCity>Kyiv</Iptc4xmpCore:CiAdrCity>"
          + "</Iptc4xmpCore:CreatorContactInfo>", "Iptc4xmpCore:CreatorContactInfo"
      ),
      // Empty, as in a program's template.
      (
        "<Iptc4xmpCore:CreatorContactInfo rdf:parseType=\"Resource\"><Iptc4xmpCore:CiAdrCity> </Iptc4xmpCore:CiAdrCity>"
          + "</Iptc4xmpCore:CreatorContactInfo>", nil
      ),
      ("<tiff:Make>Canon</tiff:Make>", nil), ("<dc:format>image/jpeg</dc:format>", nil),
      ("<photoshop:City>Kyiv</photoshop:City>", nil),
      ("", nil),
    ] as [(String, String?)])
  func tellsTheFields(xmp: String, fields: String?) throws {
    let found = try findings(by: .authorInXmpAlone, on: .camera(xmp: xmp))
    #expect(found.map(\.detail.parameters["fields"]) == (fields.map { [.string($0)] } ?? []))
    #expect(found.allSatisfy { $0.evidence.count == 1 })
  }

  /// A camera that knows its owner writes the name into EXIF.
  @Test(
    arguments: [
      (ExifTag.artist, .ifd0, "Kim", false), (ExifTag.copyright, .ifd0, "Kim", false),
      (ExifTag.ownerName, .exif, "Kim", false), (ExifTag.photographer, .exif, "Kim", false),
      (ExifTag.artist, .ifd0, "   ", true), (ExifTag.imageDescription, .ifd0, "Kim", true),
    ] as [(UInt16, ExifDirectory.Kind, String, Bool)])
  func aNameInExifIsEnough(tag: UInt16, kind: ExifDirectory.Kind, text: String, expected: Bool) throws {
    let photo = ExamplePhoto.camera(xmp: Self.creator) { $0.set($0.ascii(tag, text), in: kind) }
    #expect(try findings(by: .authorInXmpAlone, on: photo).isEmpty == !expected)
  }

  @Test func windowsAuthorIsAName() throws {
    let photo = ExamplePhoto.camera(xmp: Self.creator) {
      $0.set($0.undefined(ExifTag.xpAuthor, [0x4B, 0, 0, 0]), in: .ifd0)
    }
    #expect(try findings(by: .authorInXmpAlone, on: photo).isEmpty)
  }
}
