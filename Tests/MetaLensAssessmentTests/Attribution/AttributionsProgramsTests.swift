import MetaLensFacts
import Testing

@testable import MetaLensAssessment

struct AttributionsProgramsTests {
  @Test func oneProgramInFivePlacesIsOne() {
    var facts = Self.photoshop
    facts.texts = [
      MetadataText(
        container: "tEXt", keyword: "Software", text: "Adobe Photoshop 24", offset: 900, byteCount: 10)
    ]
    let programs = Self.programs(facts)
    #expect(programs.map(\.text) == ["Adobe Photoshop 21.0"])
    #expect(programs.first?.places.compactMap(\.offset) == [110, 510, 700, 900])
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func credentialsAloneNameNoProgram(isNamedElsewhere: Bool, count: Int) {
    var facts = isNamedElsewhere ? Self.photoshop : MetadataFacts()
    var manifest = CredentialManifest(label: "urn:c2pa:1", offset: 1_100)
    manifest.generators = [.init(name: "Adobe Photoshop", version: "25")]
    facts.credentials = [
      CredentialStore(container: "APP11 JUMBF", offset: 1_000, byteCount: 99, manifests: [manifest])
    ]
    let programs = Self.programs(facts)
    #expect(programs.count == count)
    #expect(programs.allSatisfy { $0.places.last?.offset == 1_100 })
  }

  @Test func aNamespaceOfOneProgramNamesIt() {
    var facts = MetadataFacts()
    facts.xmp = [
      XMPPacket(
        container: "APP1 XMP", offset: 100, byteCount: 300,
        properties: ["a", "b"].map { XMPProperty(XMPNamespace.darktable, $0, .text("1"), offset: 120) }
          + [XMPProperty(XMPNamespace.digiKam, "PickLabel", .text("1"), offset: 140)])
    ]
    #expect(Self.programs(facts).map(\.text) == ["darktable"])
  }

  private static var photoshop: MetadataFacts {
    var facts = MetadataFacts()
    facts.xmp = [
      XMPPacket(
        container: "APP1 XMP", offset: 100, byteCount: 300,
        properties: [
          XMPProperty(XMPNamespace.basic, "CreatorTool", .text("Adobe Photoshop 21.0"), offset: 110)
        ])
    ]
    facts.iptc = [
      IPTCFacts(
        container: "APP13 8BIM 0x0404", offset: 500, byteCount: 30, digest: "", isUTF8: false,
        dataSets: [
          .init(record: 2, number: 65, offset: 510, bytes: Array("Adobe Photoshop".utf8), byteCount: 15)
        ])
    ]
    facts.photoshop = [
      PhotoshopResource(
        id: 0x0421, container: "APP13", offset: 700, byteCount: 30,
        content: .version(writer: "Adobe Photoshop", reader: "Adobe Photoshop CC"))
    ]
    return facts
  }

  private static func programs(_ metadata: MetadataFacts) -> [ProgramAttribution] {
    var facts = PhotoFacts(format: .jpeg, byteCount: 1_000)
    facts.metadata = .present(metadata)
    return Attributions(facts).programs
  }
}
