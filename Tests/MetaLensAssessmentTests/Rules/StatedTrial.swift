import MetaLensDecoding
import MetaLensFacts
import MetaLensSamples

@testable import MetaLensAssessment

/// Returns what a rule finds in a photo whose metadata are replaced.
func raisedOnly(
  by rule: Rule, on photo: ExamplePhoto, stating: (inout MetadataFacts) -> Void
) throws -> [OriginalityFlag.FlagDetail] {
  findings(by: rule, in: try context(of: photo, stating: stating)).map(\.detail)
}

/// Returns a rule's context for a photo, with its metadata replaced.
func context(of photo: ExamplePhoto, stating: (inout MetadataFacts) -> Void) throws -> RuleContext {
  var facts = try decoded(photo)
  var metadata = MetadataFacts()
  stating(&metadata)
  facts.metadata = .present(metadata)
  return RuleContext(facts: facts, attributions: Attributions(facts), now: 1_700_000_000)
}

/// Returns a rule's context for a photo.
func context(of photo: ExamplePhoto) throws -> RuleContext {
  let facts = try decoded(photo)
  return RuleContext(facts: facts, attributions: Attributions(facts), now: 1_700_000_000)
}

private func decoded(_ photo: ExamplePhoto) throws -> PhotoFacts {
  try PhotoDecoder(limits: ReadLimits()).decode(MemorySource(photo.bytes), depth: .pixels, hashing: false)
}

extension XMPPacket {
  /// Returns a packet with a single property.
  static func stating(_ namespace: String, _ name: String, _ value: String) -> XMPPacket {
    XMPPacket(
      container: "APP1 XMP", offset: 2, byteCount: 99,
      properties: [XMPProperty(namespace, name, .text(value))])
  }
}

extension MakerNoteFacts {
  /// Returns a maker note that states a date.
  static func stating(_ date: String, _ meaning: Meaning = .date) -> MakerNoteFacts {
    MakerNoteFacts(
      maker: "Pentax", offset: 40, byteCount: 30,
      values: [Value(meaning, tag: 6, name: "Date", text: date, offset: 50)])
  }
}
