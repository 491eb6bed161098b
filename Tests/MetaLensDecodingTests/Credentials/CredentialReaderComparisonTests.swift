import MetaLensFacts
import Testing

@testable import MetaLensDecoding

struct CredentialReaderComparisonTests {
  private static func differences(
    _ change: (inout CredentialStore, inout CredentialValidation.Manifest) -> Void
  ) -> [String] {
    var own = CredentialManifest(label: "urn:c2pa:1", offset: nil)
    own.generators = [.init(name: "Editor", version: "3")]
    own.actions = ["c2pa.opened", "c2pa.cropped"].map { .init(name: $0, offset: nil) }
    own.ingredients = [.init(title: "a.jpg", format: nil, relationship: "parentOf", offset: nil)]
    var store = CredentialStore(container: "caBX", offset: 0, byteCount: 1, manifests: [own])
    var other = CredentialValidation.Manifest(label: "urn:c2pa:1")
    other.program = "Editor 3"
    other.actions = [.init("c2pa.cropped"), .init("c2pa.opened")]
    other.ingredients = [.init(title: "a.jpg", relationship: nil, manifest: nil)]
    change(&store, &other)
    var validation = CredentialValidation(state: "Valid", library: "0.91.0")
    validation.manifests = [other]
    return CredentialReaderComparison.differences(store, validation)
  }

  @Test func theSameInAnotherOrderIsTheSame() { #expect(Self.differences { _, _ in }.isEmpty) }

  @Test func eachDifferenceIsSaid() {
    #expect(
      Self.differences { $1.label = "x" } == ["active manifest: urn:c2pa:1, and x by the library"])
    #expect(
      Self.differences { $1.program = "Other" } == ["claim generator: Editor 3, and Other by the library"])
    #expect(Self.differences { $1.program = nil } == ["claim generator: Editor 3, and none by the library"])
    #expect(
      Self.differences { $1.actions.removeLast() } == ["actions: c2pa.opened, and none by the library"])
    #expect(
      Self.differences { store, _ in store.manifests[0].ingredients[0].title = "b.jpg" }
        == ["ingredients: b.jpg, and a.jpg by the library"])
    #expect(
      Self.differences { $1.ingredients.append(.init(title: nil, relationship: nil, manifest: nil)) }
        == ["ingredients: none, and “” by the library"])
  }

  /// Checks that no difference is reported where our own reader couldn't read the whole store, which was reported
  /// before.
  @Test func aFailureIsNoDifference() {
    #expect(
      Self.differences { store, manifest in
        store.failure = "cut"
        manifest.actions = []
      }.isEmpty)
  }

  @Test func longTextsAreCut() {
    let text = String(repeating: "é", count: 5_000)
    #expect(Self.differences { $1.program = text }.allSatisfy { $0.utf8.count < 300 })
  }
}
