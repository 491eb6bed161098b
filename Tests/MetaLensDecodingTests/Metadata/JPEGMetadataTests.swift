import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct JPEGMetadataTests {
  private static let packet =
    "<x:xmpmeta xmlns:x='adobe:ns:meta/' xmlns:r='\(XMPNamespace.rdf)'><r:RDF><r:Description>"
    + "<x:a>1</x:a></r:Description></r:RDF></x:xmpmeta>"

  /// Checks that a letter more or less in the identifier doesn't hide a packet.
  @Test(arguments: [
    ("http://ns.adobe.com/xap/1.0/\0", 1), ("http://ns.adobe.com/xap/1.0/", 1),
    ("https://ns.adobe.com/xap/1.1/\0 ", 1), ("http://ns.adobe.com/xmp/extension/\0", 0), ("Exif\0\0", 0),
    ("http" + String(repeating: "x", count: 200), 0),
  ])
  func packetsAreFound(identifier: String, count: Int) throws {
    var builder = JPEGBuilder()
    builder.segments = [(0xE1, Array((identifier + Self.packet).utf8))]
    let source = MemorySource(builder.build())
    let facts = try PhotoDecoder().decode(source, depth: .metadata, hashing: false)
    #expect(facts.metadata.value?.xmp.count ?? 0 == count)
  }
}
