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

  /// What is said often about one subject hides nothing that is said about another, and is bounded.
  @Test(arguments: [true, false]) func nothingIsHiddenByRepetition(isSame: Bool) {
    let claims = Self.claims(5_000, isSame: isSame)
    #expect(claims.about(.program).map(\.value) == ["GIMP 2.10"])
    #expect(claims.about(.make).count <= MetadataClaims.limit)
  }
}
