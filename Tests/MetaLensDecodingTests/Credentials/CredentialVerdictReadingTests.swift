import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct CredentialVerdictReadingTests {
  private func validation(_ store: String, certificates: String? = nil) throws -> CredentialValidation {
    var reading = CredentialVerdictReading(
      CredentialVerdict(store: Array(store.utf8), certificates: certificates.map { Array($0.utf8) }),
      limits: ReadLimits())
    let found = reading.validation()
    return try #require(found)
  }

  private static func manifest(_ label: String, madeOf others: String..., more: String = "") -> String {
    let ingredients = others.map {
      #"{"title":"\#($0)","relationship":"parentOf","active_manifest":"\#($0)"}"#
    }
    return #""\#(label)":{"ingredients":[\#(ingredients.joined(separator: ","))]\#(more)}"#
  }

  private static func store(_ manifests: String...) -> String {
    #"{"validation_state":"Valid","active_manifest":"a","manifests":{\#(manifests.joined(separator: ","))}}"#
  }

  @Test(arguments: [
    (store(manifest("a")), ["a"]),
    (store(manifest("a", madeOf: "b"), manifest("b", madeOf: "c"), manifest("c")), ["c", "b", "a"]),
    // Manifests that name each other in a circle, and one that names itself: each is listed once.
    (store(manifest("a", madeOf: "b"), manifest("b", madeOf: "a")), ["b", "a"]),
    (store(manifest("a", madeOf: "a")), ["a"]),
    // A manifest that is missing, and one that no other names.
    (store(manifest("a", madeOf: "x"), manifest("z")), ["a"]),
  ])
  func theStoryBeginsWithTheOldest(store: String, labels: [String]) throws {
    #expect(try validation(store).manifests.map(\.label) == labels)
  }

  @Test func aThousandManifestsAreCut() throws {
    let chain = (0..<1_000).map { Self.manifest($0 == 0 ? "a" : "m\($0)", madeOf: "m\($0 + 1)") }
    let store =
      #"{"validation_state":"Valid","active_manifest":"a","manifests":{\#(chain.joined(separator: ","))}}"#
    #expect(try validation(store).manifests.count == 100)
  }

  @Test func stepsAreRead() throws {
    let more =
      #","title":"t","claim_generator_info":[{"name":"Editor","version":"2"}],"signature_info":{"issuer":"Org","#
      + #""common_name":"CN","alg":"Es256","time":"T","cert_serial_number":"7"},"assertions":[{"label":"#
      + #""c2pa.actions.v2","data":{"actions":[{"action":"c2pa.opened","when":"W"},{"action":"c2pa.created","#
      + #""digitalSourceType":"S","softwareAgent":{"name":"Agent"}},{}]}},{"label":"stds.exif"}]"#
    let found = try validation(Self.store(Self.manifest("a", more: more)))
    let manifest = try #require(found.manifests.first)
    #expect(manifest.program == "Editor 2" && manifest.signer == "Org" && manifest.time == "T")
    #expect(manifest.assertions == ["c2pa.actions.v2", "stds.exif"])
    #expect(
      manifest.actions == [
        .init("c2pa.opened", when: "W"), .init("c2pa.created", program: "Agent", sourceType: "S"),
      ])
    #expect(found.signature?.commonName == "CN" && found.signature?.serialNumber == "7")
    #expect(found.signature?.authority == nil)
  }

  @Test(arguments: [
    (
      #""c2pa.hash.data":{"exclusions":[{"start":20,"length":30},{"start":99,"length":1}]}"#,
      ["30 bytes at 20", "1 bytes at 99"]
    ),
    (#""c2pa.hash.bmff.v3":{"exclusions":[{"xpath":"/uuid"},{"xpath":"/ftyp"}]}"#, ["/uuid /ftyp"]),
    (#""c2pa.hash.boxes":{"boxes":[1,2]}"#, []),
    (#""c2pa.actions":{"exclusions":[{"start":1,"length":1}]}"#, []),
  ]) func whatTheHashLeavesOutIsRead(assertion: String, exclusions: [String]) throws {
    let certificates = #"{"manifests":[{"label":"a","assertions":{\#(assertion)}}]}"#
    #expect(
      try validation(Self.store(Self.manifest("a")), certificates: certificates).exclusions == exclusions)
  }

  @Test func certificatesAreAdded() throws {
    let store = Self.store(Self.manifest("a", more: #","signature_info":{"issuer":"Org"}"#))
    let certificates =
      #"{"manifests":[{"label":"b","signature":{"certificateInfo":{"issuer":{"O":"no"}}}},{"label":"a","#
      + #""signature":{"certificateInfo":{"issuer":{"O":"CA","CN":"Root"},"validity":{"notBefore":"F","notAfter":"U"}}}}]}"#
    let signature = try validation(store, certificates: certificates).signature
    #expect(signature?.authority == "CA, Root")
    #expect(signature?.validFrom == "F" && signature?.validUntil == "U")
    // A part that can't be read costs nothing else.
    #expect(try validation(store, certificates: "[").signature?.organization == "Org")
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000),
    "{\"validation_state\":\"" + String(repeating: "x", count: 1 << 24) + "\"}",
    "[" + String(repeating: "0,", count: 300_000) + "0]",
  ])
  func whatIsTooMuchIsRefused(text: String) {
    var reading = CredentialVerdictReading(
      CredentialVerdict(store: Array(text.utf8)), limits: ReadLimits())
    #expect(reading.validation() == nil)
    #expect(reading.failure != nil)
  }
}
