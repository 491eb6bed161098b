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

  private static func extensions(
    _ bytes: [UInt8], _ change: (inout ReadLimits) -> Void = { _ in }
  ) throws -> [XMPExtension]? {
    var limits = ReadLimits()
    change(&limits)
    let decoder = PhotoDecoder(limits: limits)
    return try decoder.decode(MemorySource(bytes), depth: .metadata, hashing: false)
      .metadata.value?.xmpExtensions
  }

  @Test func extensionsAreListedWhereAllSegmentsWereRead() throws {
    let bytes = ExamplePhoto.extended { $0.removeLast() }.bytes
    let known = try #require(try Self.extensions(bytes)?.first)
    #expect(known.isNamed == true && known.byteCount == 120 && known.statedByteCount == 240)
    #expect(bytes[known.offset...].starts(with: Array(ExampleMetadata.extensionGUID.utf8)))
    // Without the scan, but with the frame header.
    let scan = try #require(bytes.firstRange(of: [0xFF, 0xDA] as [UInt8])).lowerBound
    #expect(try Self.extensions(Array(bytes[..<scan])) == [])
    #expect(try Self.extensions(bytes) { $0.segments = 7 } == [])
  }

  /// Checks that what the limits keep from being read isn't said to be missing.
  @Test func limitsAreNotHeldAgainstAnExtension() throws {
    let bytes = ExamplePhoto.extended().bytes
    #expect(try Self.extensions(bytes)?.map(\.isNamed) == [true])
    // The packet that names it is longer than it is.
    #expect(try Self.extensions(bytes) { $0.blockBytes = 800 }?.map(\.isNamed) == [nil])
    let long = ExamplePhoto.extended(text: String(repeating: " ", count: 9000)).bytes
    #expect(try Self.extensions(long) { $0.blockBytes = 8000 } == [])
  }
}
