import MetaLensFacts
import Testing

@testable import MetaLensAssessment

/// Tests stores made by hand.
struct CredentialProvenanceTests {
  private static func manifest(_ actions: [(name: String, term: String?)]) -> CredentialManifest {
    var manifest = CredentialManifest(label: "urn:c2pa:1", offset: 40)
    manifest.claimGenerator = "Example"
    manifest.actions = actions.map { name, term in
      var action = CredentialManifest.Action(name: name, offset: nil)
      action.digitalSourceType = term
      return action
    }
    return manifest
  }

  private static func provenance(_ manifests: [CredentialManifest]) -> CredentialProvenance {
    CredentialProvenance([
      CredentialStore(container: "caBX", offset: 33, byteCount: 900, manifests: manifests)
    ])
  }

  @Test func theLastManifestIsTheActiveOne() {
    let provenance = Self.provenance([
      Self.manifest([("c2pa.created", "x/trainedAlgorithmicMedia")]), Self.manifest([("c2pa.cropped", nil)]),
    ])
    #expect(provenance.steps.map(\.action) == ["c2pa.cropped", "c2pa.created"])
    #expect(provenance.generated.isEmpty)
    #expect(provenance.partlyGenerated.count == 1)
    #expect(provenance.edits.map(\.action) == ["c2pa.cropped"])
  }

  /// Returns a manifest that only passes on how one file was made.
  private static func service(
    _ actions: [(name: String, term: String?)], parents: [String?] = ["parentOf"]
  ) -> CredentialManifest {
    var service = manifest(actions)
    service.ingredients = parents.map {
      CredentialManifest.Ingredient(title: nil, format: nil, relationship: $0, offset: nil)
    }
    return service
  }

  @Test(arguments: [
    (service([("c2pa.opened", nil)]), true),
    (service([("c2pa.opened", nil), ("c2pa.converted", nil)]), true),
    (service([("c2pa.opened", nil), ("c2pa.edited", nil)]), false),
    (service([("c2pa.opened", "x/compositeWithTrainedAlgorithmicMedia")]), false),
    (service([("c2pa.opened", nil)], parents: ["componentOf"]), false),
    (service([("c2pa.opened", nil)], parents: ["parentOf", "componentOf"]), false),
    (service([("c2pa.opened", nil)], parents: []), false),
  ])
  func whatIsHandedOnWasMadeByTheManifestBefore(service: CredentialManifest, isGenerated: Bool) {
    let provenance = Self.provenance([
      Self.manifest([("c2pa.created", "x/trainedAlgorithmicMedia")]), service,
    ])
    #expect(provenance.generated.isEmpty == !isGenerated)
  }

  @Test func sameStepsAreOne() {
    let step = (name: "c2pa.edited", term: String?.none)
    #expect(Self.provenance([Self.manifest([step, step, step])]).edits.count == 1)
  }

  @Test func placesAreTheActionsOrTheManifests() {
    #expect(Self.provenance([Self.manifest([("c2pa.edited", nil)])]).steps.first?.evidence.offset == 40)
  }

  @Test func isBounded() {
    let many = Self.manifest([(name: String, term: String?)](repeating: ("c2pa.edited", nil), count: 5_000))
    #expect(Self.provenance([many]).steps.count == CredentialProvenance.limit)
  }

  @Test func createdWithoutATermIsNoCapture() {
    #expect(Self.provenance([Self.manifest([("c2pa.created", nil)])]).capture == nil)
  }
}
