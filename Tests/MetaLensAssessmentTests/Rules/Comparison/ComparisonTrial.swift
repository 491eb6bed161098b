import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples

@testable import MetaLensAssessment

/// Returns what a rule finds in a photo whose metadata were changed after they were read.
func raised(
  by rule: Rule, on photo: ExamplePhoto, _ change: (inout MetadataFacts) -> Void
) throws -> [OriginalityFlag.FlagDetail] {
  var facts = try PhotoDecoder(limits: ReadLimits()).decode(
    MemorySource(photo.bytes), depth: .pixels, hashing: false)
  var metadata = facts.metadata.value ?? MetadataFacts()
  change(&metadata)
  facts.metadata = .present(metadata)
  return findings(
    by: rule, in: RuleContext(facts: facts, attributions: Attributions(facts), now: 1_700_000_000)
  ).map(\.detail)
}

extension MetadataFacts {
  /// Adds Content Credentials whose active manifest states this text, after a parent manifest with another text.
  mutating func credit(_ assertion: String, _ key: String, _ text: String) {
    var parent = CredentialManifest(label: "urn:c2pa:1", offset: nil)
    parent.values = [.init(assertion: assertion, key: key, text: "Parent 1", offset: nil)]
    var active = CredentialManifest(label: "urn:c2pa:2", offset: nil)
    active.values = [.init(assertion: assertion, key: key, text: text, offset: 7)]
    credentials = [
      CredentialStore(container: "APP11 JUMBF", offset: 4, byteCount: 9, manifests: [parent, active])
    ]
  }

  /// Adds a maker note with these values.
  mutating func note(_ maker: String, _ values: [(MakerNoteFacts.Meaning, String, String)]) {
    makerNote = MakerNoteFacts(
      maker: maker, offset: 3, byteCount: 9,
      values: values.map { .init($0.0, tag: 6, name: $0.1, text: $0.2, offset: 5) })
  }
}
