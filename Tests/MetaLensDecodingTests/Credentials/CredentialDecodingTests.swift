import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensDecoding

struct CredentialDecodingTests {
  private static func decode(_ bytes: [UInt8]) -> (store: CredentialStore?, codes: [Diagnostic.Code]) {
    var context = ReadingContext(MemorySource(bytes))
    let block = LocatedBytes(bytes, container: "caBX", fileOffset: 100)
    let store = CredentialDecoding.decode(block, &context)
    return (store, context.log.diagnostics.map(\.code))
  }

  private static let source = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"

  private static var builder: CredentialBuilder {
    var created = CredentialManifest.Action(name: "c2pa.created", offset: nil)
    created.softwareAgent = CredentialManifest.Program(name: "Model", version: "2.0")
    created.when = "2026-05-30T00:00:00Z"
    created.digitalSourceType = source
    created.description = "made"
    var builder = CredentialBuilder(
      generator: "Program/1.0", generators: [.init(name: "Program", version: "1.0")],
      actions: [created, .init(name: "c2pa.converted", offset: nil)])
    builder.title = "a.png"
    builder.format = "image/png"
    return builder
  }

  /// Checks that assertions in a box of another type are ignored.
  ///
  /// Validators find the box by its type, so anybody could have added a box of the same name.
  @Test func assertionsOfAnotherTypeAreNobodys() throws {
    var bytes = Self.builder.build()
    let type = Array("c2as".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: type) })
    bytes.replaceSubrange(place..<place + 4, with: Array("zzzz".utf8))
    #expect(Self.decode(Self.builder.build()).store?.active?.actions.count == 2)
    #expect(Self.decode(bytes).store?.active?.actions.isEmpty == true)
  }

  /// Checks that only the first assertion box counts, as anybody could have added a second before or after what was
  /// signed.
  @Test func assertionsAreThoseOfTheFirstBox() throws {
    var other = Self.builder
    other.actions = [.init(name: "c2pa.edited", offset: nil)]
    let boxes = try [Self.builder, other].map { builder in
      let bytes = builder.build()
      let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("c2as".utf8)) })
      // The box's length and name, and those of its description box, precede the type.
      let start = place - 16
      return bytes[start..<start + bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }]
    }
    let manifest = CredentialBuilder.superbox("c2ma", other.label, boxes[0] + boxes[1] + other.claim)
    let store = Self.decode(CredentialBuilder.superbox("c2pa", "c2pa", manifest)).store
    #expect(store?.active?.actions.map(\.name) == ["c2pa.created", "c2pa.converted"])
  }

  @Test(arguments: [1, 2]) func aManifestGivesWhatItStates(claimVersion: Int) throws {
    var builder = Self.builder
    builder.claimVersion = claimVersion
    builder.ingredients = ["parentOf", "componentOf"].map { (name: String) in
      CredentialManifest.Ingredient(
        title: name + ".jpg", format: "image/jpeg", relationship: name, offset: nil)
    }
    let bytes = builder.build()
    let read = Self.decode(bytes)
    #expect(read.codes.isEmpty)
    let store = try #require(read.store)
    #expect(store.failure == nil && store.container == "caBX" && store.offset == 100)
    #expect(store.byteCount == bytes.count)
    let manifest = try #require(store.active)
    #expect(manifest.label == builder.label && manifest.offset == 138)
    #expect(manifest.claimGenerator == "Program/1.0")
    #expect(manifest.generators == builder.generators)
    #expect(manifest.title == "a.png" && manifest.format == "image/png")
    #expect(manifest.instanceID == builder.instanceID)
    let actions = claimVersion == 2 ? "c2pa.actions.v2" : "c2pa.actions"
    #expect(manifest.assertions == [actions, "c2pa.ingredient", "c2pa.ingredient__1"])
    let offset = try #require(manifest.actions.first?.offset)
    // The action's offset is that of its map, which has five entries, the first of them `action`.
    #expect(Array(bytes[(offset - 100)...].prefix(8)) == [0xA5, 0x66] + Array("action".utf8))
    var placeless = manifest.actions
    for index in placeless.indices { placeless[index].offset = nil }
    #expect(placeless == builder.actions)
    #expect(manifest.ingredients.map(\.relationship) == ["parentOf", "componentOf"])
    #expect(manifest.ingredients.map(\.title) == ["parentOf.jpg", "componentOf.jpg"])
  }

  @Test func agentsMayBeTextOrAnIndex() throws {
    var builder = CredentialBuilder()
    builder.assertions = [
      (
        "c2pa.actions.v2",
        .map([
          (
            key: "actions",
            value: .array([
              .map([(key: "action", value: .text("a")), (key: "softwareAgent", value: .text("Text"))]),
              .map([(key: "action", value: .text("b")), (key: "softwareAgentIndex", value: .unsigned(1))]),
              .map([(key: "action", value: .text("c")), (key: "softwareAgentIndex", value: .unsigned(.max))]),
              .map([
                (key: "action", value: .text("d")),
                (
                  key: "parameters",
                  value: .map([
                    (key: "name", value: .text("brightness")),
                    (key: "com.adobe.operation", value: .text("text_to_image")),
                    (key: "ingredient", value: .map([(key: "url", value: .text("x"))])),
                  ])
                ),
              ]),
            ])
          ),
          (key: "templates", value: .array([.map([(key: "action", value: .text("template"))])])),
          (
            key: "softwareAgents",
            value: .array([
              .map([(key: "name", value: .text("X"))]), .map([(key: "name", value: .text("Y"))]),
            ])
          ),
        ])
      )
    ]
    let manifest = try #require(Self.decode(builder.build()).store?.active)
    #expect(manifest.actions.map(\.name) == ["a", "b", "c", "d"])
    #expect(manifest.actions.map(\.softwareAgent?.name) == ["Text", "Y", nil, nil])
    #expect(manifest.actions.last?.description == "brightness")
    #expect(manifest.values.map(\.key) == ["d.parameters.name", "d.parameters.com.adobe.operation"])
    #expect(manifest.values.last?.text == "text_to_image")
  }

  @Test func valuesOfFurtherAssertionsAreFlat() throws {
    var builder = CredentialBuilder()
    builder.assertions = [
      (
        "c2pa.ai_generated_content",
        .map([(key: "prompt", value: .text("a cat")), (key: "ai", value: .boolean(true))])
      ),
      ("c2pa.soft-binding", .map([(key: "alg", value: .text("mark")), (key: "name", value: .text("no"))])),
      ("c2pa.hash.data", .map([(key: "alg", value: .text("sha256"))])),
    ]
    builder.jsonAssertions = [
      (
        "stds.schema-org.CreativeWork",
        #"{"@context":"http://schema.org/","@type":"CreativeWork","author":[{"@type":"Person","name":"A. Author"}]}"#
      ),
      ("stds.exif", #"{"tiff:Make":"NIKON CORPORATION","exif:ISOSpeedRatings":[100]}"#),
    ]
    let bytes = builder.build()
    let manifest = try #require(Self.decode(bytes).store?.active)
    #expect(
      manifest.values.map { "\($0.assertion) \($0.key) \($0.text)" } == [
        "c2pa.ai_generated_content prompt a cat", "c2pa.ai_generated_content ai true",
        "c2pa.soft-binding alg mark", "stds.schema-org.CreativeWork author.name A. Author",
        "stds.exif tiff:Make NIKON CORPORATION", "stds.exif exif:ISOSpeedRatings 100",
      ])
    let place = try #require(manifest.values.first?.offset) - 100
    #expect(Array(bytes[place...].prefix(6)) == [0x65] + Array("a cat".utf8))
    #expect(manifest.assertions.count == 5)
  }

  @Test func theLastManifestIsTheActiveOne() throws {
    var builder = Self.builder
    builder.isUpdate = true
    builder.label = "second"
    builder.earlier = [Self.builder]
    let store = try #require(Self.decode(builder.build()).store)
    #expect(store.manifests.count == 2 && store.active?.label == "second")
  }

  @Test func hostileStoresEnd() throws {
    func store(_ content: [UInt8]) -> [UInt8] { CredentialBuilder.superbox("c2pa", "c2pa", content) }
    let claim = Self.builder.claim
    let many = (0..<10_000).flatMap { _ in CredentialBuilder.superbox("c2ma", "m", []) }
    let read = Self.decode(store(many))
    #expect(read.store?.failure != nil)
    #expect((1000..<10_000).contains(try #require(read.store).manifests.count))
    // A missing label, two claims, no claim, a packed manifest, and a claim that states 2^62 items.
    let bomb = CBORItem.raw([0xBB, 0x40, 0, 0, 0, 0, 0, 0, 0])
    for (type, label, content) in [
      ("c2ma", nil, claim), ("c2ma", "m", claim + claim), ("c2ma", "m", []), ("c2cm", "m", []),
      ("c2ma", "m", CredentialBuilder.cbor("c2cl", "c2pa.claim", bomb)),
    ] as [(String, String?, [UInt8])] {
      let read = Self.decode(store(CredentialBuilder.superbox(type, label, content)))
      #expect(read.codes == [.credentialsInvalid])
      #expect(read.store?.manifests.count == 1 && read.store?.failure != nil)
    }
    let twice = Self.decode(Self.builder.build() + Self.builder.build())
    #expect(twice.codes == [.credentialsInvalid] && twice.store?.manifests.count == 1)
  }

  /// Checks that a long name isn't copied once for each value under it.
  @Test func deepNamesAreBounded() throws {
    let name = String(repeating: "n", count: 60_000)
    let leaves = CBORItem.array((0..<20_000).map { _ in .unsigned(1) })
    var builder = CredentialBuilder()
    builder.assertions = [("com.x", .map([(key: name, value: leaves), (key: "v", value: leaves)]))]
    let read = Self.decode(builder.build())
    #expect(try #require(read.store?.active).values.count == ReadLimits().entries)
    #expect(read.codes == [.credentialsInvalid])
  }

  /// Checks that a photo's stores share one budget: the boxes and values that one uses up aren't available to the
  /// others.
  @Test func storesShareWhatThePhotoMayCost() throws {
    var builder = CredentialBuilder()
    builder.assertions = [("com.x", .map([(key: "v", value: .array((0..<200).map { _ in .unsigned(1) }))]))]
    let store = builder.build()
    var context = ReadingContext(MemorySource([]))
    var found: [Int] = []
    for _ in 0..<32 {
      let block = LocatedBytes(store, container: "caBX", fileOffset: 0)
      found.append(CredentialDecoding.decode(block, &context)?.active?.values.count ?? 0)
    }
    #expect(found.first == 200 && found.last == 0 && found.reduce(0, +) < 4000)
    #expect(context.budget.diagnostics.map(\.detail) == ["ReadLimits.values"])
    #expect(context.budget.left(.values) == 0)
  }

  @Test func otherBlocksHoldNoStore() {
    #expect(Self.decode([]).store == nil)
    #expect(Self.decode(CredentialBuilder.superbox("abcd", "c2pa", [])).store == nil)
  }

  /// Checks that every cut of a store, and every altered byte in it, is read without a trap.
  @Test func damagedStoresAreRead() {
    let bytes = Self.builder.build()
    for index in bytes.indices {
      var altered = bytes
      altered[index] ^= 0xFF
      let read = Self.decode(altered)
      #expect(read.store == nil || (read.store?.manifests.count ?? 0) <= 1)
      #expect(Self.decode(Array(bytes.prefix(index))).store?.failure != nil || index < 38)
    }
  }
}
