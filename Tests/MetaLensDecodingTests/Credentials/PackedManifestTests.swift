import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct PackedManifestTests {
  /// Returns a Brotli stream with one uncompressed meta-block (RFC 7932, 9.2) and an empty last one.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    // From the lowest bit on: WBITS 16 (one bit 0), ISLAST 0, MNIBBLES 4 (00), MLEN - 1 in 16 bits, ISUNCOMPRESSED 1.
    let header = (bytes.count - 1) << 4 | 1 << 20
    return [UInt8(header & 255), UInt8(header >> 8 & 255), UInt8(header >> 16)] + bytes + [3]
  }

  private static func decode(_ content: [UInt8], label: String = CredentialBuilder().label)
    -> (store: CredentialStore?, details: [String], outline: CredentialOutline?)
  {
    let bytes = CredentialBuilder.superbox(
      "c2pa", "c2pa", CredentialBuilder.superbox("c2cm", label, HEIFBuilder.box("brob", content)))
    var context = ReadingContext(MemorySource(bytes))
    context.outlines = []
    let store = CredentialDecoding.decode(
      LocatedBytes(bytes, container: "caBX", fileOffset: 10), &context)
    return (store, context.log.diagnostics.map(\.detail), context.outlines?.first)
  }

  private static var builder: CredentialBuilder {
    CredentialBuilder(generator: "G", actions: [.init(name: "c2pa.created", offset: nil)])
  }

  @Test(arguments: [[], Array("jumb".utf8)]) func aManifestIsUnpacked(before: [UInt8]) throws {
    let read = Self.decode(before + Self.stored(Self.builder.manifest))
    #expect(read.details.isEmpty)
    let manifest = try #require(read.store?.active)
    #expect(read.store?.failure == nil && manifest.claimGenerator == "G")
    #expect(manifest.actions.map(\.name) == ["c2pa.created"])
    // What is packed has no offset in the file.
    #expect(manifest.offset != nil && manifest.actions.allSatisfy { $0.offset == nil })
    let outline = try #require(read.outline?.children.first)
    #expect(outline.says.first == .init("packing", "Brotli") && outline.children.map(\.kind).contains(.claim))
  }

  @Test func aManifestOfAnotherLabelIsSaid() {
    let read = Self.decode(Self.stored(Self.builder.manifest), label: "other")
    #expect(read.store?.active?.label == "other" && read.details == ["packed under another label"])
  }

  @Test(
    arguments: [
      ([], "packed manifest that can't be unpacked"),
      ([0xFF, 0xFF, 0xFF], "packed manifest that can't be unpacked"),
      (stored([1, 2, 3]), "packed manifest that holds none"),
      // A packed manifest in another isn't unpacked again.
      (
        stored(
          CredentialBuilder.superbox("c2cm", "m", HEIFBuilder.box("brob", stored(builder.manifest)))),
        "packed manifest that holds none"
      ),
    ] as [([UInt8], String)]) func whatIsNoneIsSaid(content: [UInt8], reason: String)
  {
    let read = Self.decode(content)
    #expect(read.details == [reason])
    #expect(read.store?.manifests.count == 1 && read.store?.failure?.hasSuffix(reason) == true)
    #expect(read.outline?.children.first?.failure == reason)
  }

  /// Checks that unpacking a kilobyte that expands greatly stops at what the photo may unpack.
  @Test func whatSwellsIsStopped() {
    let manifests = (0..<200).flatMap { number in
      CredentialBuilder.superbox(
        "c2cm", "m\(number)", HEIFBuilder.box("brob", Self.stored(Array(repeating: 0, count: 60_000))))
    }
    let bytes = CredentialBuilder.superbox("c2pa", "c2pa", manifests)
    // The limit is that of a file of one kilobyte, whatever its store states.
    var context = ReadingContext(MemorySource(Array(repeating: 0, count: 1_024)))
    let store = CredentialDecoding.decode(LocatedBytes(bytes, container: "caBX", fileOffset: 0), &context)
    #expect(store?.failure != nil)
    #expect(context.budget.diagnostics.map(\.detail).contains("ReadLimits.unpackedBytes"))
  }
}
