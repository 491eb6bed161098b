import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct MetadataClaimsTests {
  private static func claims(_ count: Int, isSame: Bool) -> MetadataClaims {
    var packet = XMPPacket(container: "APP1 XMP", offset: 2, byteCount: 99)
    packet.properties = (0..<count).map {
      XMPProperty(XMPNamespace.tiff, "Make", .text(isSame ? "Maker" : "Maker \($0)"))
    }
    packet.properties.append(XMPProperty(XMPNamespace.basic, "CreatorTool", .text("GIMP 2.10")))
    var facts = MetadataFacts()
    facts.xmp = [packet]
    return MetadataClaims(facts)
  }

  /// Many claims about one subject hide no claim about another, and their number is limited.
  @Test(arguments: [true, false]) func nothingIsHiddenByRepetition(isSame: Bool) {
    let claims = Self.claims(5_000, isSame: isSame)
    #expect(claims.about(.program).map(\.value) == ["GIMP 2.10"])
    #expect(claims.about(.make).count <= MetadataClaims.limit)
  }

  /// A name may follow more blanks than are read of a text, and may follow another name.
  @Test func programsAreFoundWhereverTheyStand() {
    func set(_ text: String) -> IPTCFacts.DataSet {
      IPTCFacts.DataSet(record: 2, number: 65, offset: 9, bytes: Array(text.utf8), byteCount: text.utf8.count)
    }
    var packet = XMPPacket(container: "APP1 XMP", offset: 2, byteCount: 99)
    packet.properties = [
      XMPProperty(XMPNamespace.basic, "CreatorTool", .text(String(repeating: " ", count: 1_000) + "GIMP"))
    ]
    var facts = MetadataFacts()
    facts.xmp = [packet]
    facts.iptc = [
      IPTCFacts(
        container: "APP13", offset: 5, byteCount: 40, digest: "", isUTF8: false,
        dataSets: [set("Canon"), set(" "), set("Adobe Photoshop")])
    ]
    #expect(MetadataClaims(facts).about(.program).map(\.value) == ["GIMP", "Canon", "Adobe Photoshop"])
  }
}
