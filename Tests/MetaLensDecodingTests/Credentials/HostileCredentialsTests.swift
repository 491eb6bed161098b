import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

/// Tests that hostile manifests are read only as far as a photo's limits allow, and that this is reported.
///
/// How long reading them takes is measured elsewhere.
struct HostileCredentialsTests {
  private static func facts(_ photo: ExamplePhoto) throws -> PhotoFacts {
    try PhotoDecoder().outliningCredentials.decode(
      MemorySource(photo.bytes), depth: .structure, hashing: false)
  }

  @Test(
    arguments: [
      ("counts", CredentialBuilder.counted, Diagnostic.Code.credentialsInvalid, 2),
      ("deep", CredentialBuilder.deep, .credentialsInvalid, 2),
      ("lengths", CredentialBuilder.misstated, .partTruncated, 1),
      ("swelling", CredentialBuilder.swelling(50), .limitReached, 50),
    ] as [(String, [UInt8], Diagnostic.Code, Int)])
  func harmEnds(name: String, store: [UInt8], code: Diagnostic.Code, manifests: Int) throws {
    let facts = try Self.facts(.store(store))
    #expect(facts.diagnostics.contains { $0.code == code }, "\(facts.diagnostics.prefix(3))")
    let read = try #require(facts.metadata.value?.credentials.first)
    #expect(read.failure != nil && read.manifests.count == manifests)
    #expect(read.manifests.allSatisfy { $0.actions.count < 10 && $0.values.count < 100 })
    let nodes = facts.credentialOutlines.flatMap(\.all)
    #expect((1..<200).contains(nodes.count) && nodes.allSatisfy { $0.says.count <= 25 })
    // The picture itself is read nevertheless.
    #expect(facts.frame.value != nil && facts.isComplete)
  }

  @Test func circlesAreWalkedOnce() throws {
    let facts = try Self.facts(.credentials(.circle))
    #expect(!facts.diagnostics.contains { $0.code == .credentialsInvalid })
    let store = try #require(facts.credentialOutlines.first)
    #expect(store.children.map(\.label) == ["urn:c2pa:a", "urn:c2pa:b"])
    let ingredients = store.all.filter { $0.kind == .ingredient }
    #expect(ingredients.map(\.manifest) == ["urn:c2pa:b", "urn:c2pa:a"])
  }

  /// Checks that many assertions cost no more than the photo's own size allows.
  @Test func manyAssertionsAreCut() throws {
    var builder = CredentialBuilder()
    builder.assertions = (0..<12_000).map { ("a\($0)", .map([(key: "v", value: .unsigned(1))])) }
    let facts = try Self.facts(.store(builder.build()))
    let read = try #require(facts.metadata.value?.credentials.first)
    #expect(read.failure != nil && (read.active?.assertions.count ?? 0) <= ReadLimits().parts)
    #expect(facts.credentialOutlines.flatMap(\.all).count <= ReadLimits().parts + 1)
  }
}
