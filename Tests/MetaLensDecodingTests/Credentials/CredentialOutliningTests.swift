import Foundation
import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CredentialOutliningTests {
  static func signed(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Fixtures/signed").standardizedFileURL
    return try Array(Data(contentsOf: folder.appending(path: name)))
  }

  private static func facts(_ bytes: [UInt8]) throws -> PhotoFacts {
    try PhotoDecoder().outliningCredentials.decode(MemorySource(bytes), depth: .structure, hashing: false)
  }

  /// Checks the outline of a store in each container, and of a packed manifest, as our own reader alone makes it.
  @Test(arguments: ["jpg", "png", "webp", "tif", "jxl", "heic", "avif", "packed"])
  func everyContainerIsLaidOut(kind: String) throws {
    let bytes = try Self.signed(kind == "packed" ? "packed.jpg" : "camera." + kind)
    let facts = try Self.facts(bytes)
    #expect(!facts.diagnostics.contains { $0.code == .credentialsInvalid })
    let manifest = try #require(facts.metadata.value?.credentials.first?.active)
    #expect(manifest.generators.first == .init(name: "Pixel Camera", version: "9.0"))
    #expect(manifest.actions.map(\.name) == ["c2pa.created"])
    #expect(manifest.actions.first?.digitalSourceType?.hasSuffix("/digitalCapture") == true)

    let store = try #require(facts.credentialOutlines.first)
    #expect(facts.credentialOutlines.count == 1 && store.kind == .store && store.failure == nil)
    let own = try #require(store.file?.ranges)
    // The store's own bytes include its header.
    let first = try #require(own.first)
    #expect(bytes[first.lowerBound + 4..<first.lowerBound + 8].elementsEqual("jumb".utf8))
    #expect(own.reduce(0) { $0 + $1.count } == store.byteCount)
    let outline = try #require(store.children.first)
    #expect(store.children.count == 1 && outline.label == manifest.label)
    #expect(outline.children.map(\.kind).first == .claim && outline.children.map(\.kind).last == .signature)
    let says = Dictionary(
      outline.children.flatMap(\.says).map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    #expect(says["generator"] == "Pixel Camera 9.0" && says["algorithm"] == "ES256")
    #expect(says["certificate of"] == "Google LLC, Pixel Camera")
    #expect(says["issued by"] == "MetaLens Test CA, MetaLens Test Root")
    #expect(says["action"]?.hasPrefix("c2pa.created, digitalCapture") == true)
    #expect((outline.children.first?.offset == nil) == (kind == "packed"))
  }

  @Test func anIngredientLeadsToItsManifest() throws {
    let store = try #require(try Self.facts(Self.signed("edited.jpg")).credentialOutlines.first)
    let ingredient = try #require(store.all.first { $0.kind == .ingredient })
    #expect(ingredient.manifest == store.children.first?.label)
    #expect(ingredient.says.contains(.init("relationship", "parentOf")))
    #expect(ingredient.address == "\(store.children[1].label)/c2pa.assertions/c2pa.ingredient.v3")
    let stamps = store.all.flatMap(\.says).filter { $0.name == "time stamp" }
    #expect(stamps.count == 2 && stamps.allSatisfy { $0.text.hasPrefix("20") && $0.text.hasSuffix("Z") })
  }

  @Test func thumbnailsHaveTheirBytes() throws {
    let bytes = try Self.signed("thumbnails.jpg")
    let store = try #require(try Self.facts(bytes).credentialOutlines.first)
    let files = store.children.flatMap(\.all).filter { $0.file != nil }
    #expect(files.map(\.label) == ["c2pa.thumbnail.claim", "c2pa.thumbnail.ingredient"])
    for file in files.compactMap(\.file) {
      #expect(file.mediaType == "image/jpeg" && file.ranges.count == 1)
      let range = try #require(file.ranges.first)
      #expect(range.count == file.byteCount && bytes[range].starts(with: [0xFF, 0xD8, 0xFF]))
    }
  }

  @Test func whatIsKeptElsewhereIsSaid() throws {
    let store = try #require(try Self.facts(Self.signed("addresses.jpg")).credentialOutlines.first)
    #expect(store.all.flatMap(\.says).contains(.init("kept at", "http://127.0.0.1:48213/data")))
  }

  /// Checks that an action's program may be listed beside the actions and be named by its index there.
  @Test(arguments: [(0, "b, by X"), (1, "b, by Y 2.1"), (2, "b")] as [(UInt64, String)])
  func anActionNamesItsProgram(index: UInt64, text: String) throws {
    let action: CBORItem = .map([
      (key: "action", value: .text("b")), (key: "softwareAgentIndex", value: .unsigned(index)),
    ])
    let agents: CBORItem = .array([
      .text("X"), .map([(key: "name", value: .text("Y")), (key: "version", value: .text("2.1"))]),
    ])
    var builder = CredentialBuilder()
    builder.assertions = [
      (
        "c2pa.actions.v2",
        .map([(key: "actions", value: .array([action])), (key: "softwareAgents", value: agents)])
      )
    ]
    var context = ReadingContext(MemorySource(builder.build()))
    context.outlines = []
    _ = CredentialDecoding.decode(LocatedBytes(builder.build(), container: "caBX", fileOffset: 0), &context)
    let says = try #require(context.outlines?.first).all.flatMap(\.says)
    #expect(says.filter { $0.name == "action" }.map(\.text) == [text])
  }

  /// Checks that labels copied into each address don't turn a megabyte into a gigabyte.
  @Test func addressesAreBounded() throws {
    var builder = CredentialBuilder()
    builder.label = String(repeating: "l", count: 60_000)
    builder.assertions = (0..<500).map { ("a\($0)", .map([(key: "v", value: .unsigned(1))])) }
    let bytes = builder.build()
    var context = ReadingContext(MemorySource(bytes))
    context.outlines = []
    _ = CredentialDecoding.decode(LocatedBytes(bytes, container: "caBX", fileOffset: 0), &context)
    let all = try #require(context.outlines?.first).all
    #expect(all.count > 500 && all.allSatisfy { $0.address.utf8.count <= 1_024 })
  }

  /// Checks that every cut of a store, and every altered byte in it, is outlined without a trap.
  @Test(arguments: ["thumbnails.jpg", "packed.jpg"]) func damagedStoresAreLaidOut(name: String) throws {
    let whole = try Self.signed(name)
    let end = try #require(try Self.facts(whole).credentialOutlines.first?.file?.ranges.last?.upperBound)
    for index in stride(from: 20, to: end, by: 3) {
      var altered = whole
      altered[index] ^= 0xFF
      let facts = try? Self.facts(altered)
      #expect((facts?.credentialOutlines.flatMap(\.all).count ?? 0) < 100)
      _ = try? Self.facts(Array(whole.prefix(index)))
    }
  }
}
