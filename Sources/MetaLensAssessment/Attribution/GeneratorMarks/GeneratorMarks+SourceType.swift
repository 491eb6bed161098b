extension GeneratorMarks {
  /// The meaning of the terms of IPTC's Digital Source Type that refer to a program, current and retired ones
  /// (http://cv.iptc.org/newscodes/digitalsourcetype/; Docs/Sources.md, 2.7).
  private static let terms: [String: GeneratorMark.Kind] = [
    "trainedAlgorithmicMedia": .generated,
    "compositeWithTrainedAlgorithmicMedia": .edited,
    "compositeSynthetic": .edited,
    "algorithmicMedia": .algorithmic,
    "dataDrivenMedia": .algorithmic,
    "virtualRecording": .algorithmic,
  ]

  /// Returns the meaning of a term; nil for a term that IPTC doesn't have.
  static func kind(ofTerm term: String) -> GeneratorMark.Kind? {
    terms[term] ?? SourceTypeMeaning(term: term).map { _ in .stated }
  }

  /// Adds the source types that XMP states; those of Content Credentials have rules of their own.
  mutating func addSourceTypes(_ claims: MetadataClaims) {
    var seen: Set<String> = []
    for claim in claims.about(.digitalSourceType, in: .xmp) {
      guard let kind = Self.kind(ofTerm: claim.value), seen.insert(claim.value).inserted else {
        continue
      }
      add(
        GeneratorMark(
          kind, .sourceType, value: claim.value, place: "XMP " + claim.property,
          evidence: claim.evidence))
    }
  }

  /// Credit lines that a maker's editor writes, in full (Docs/Sources.md, 2.7).
  private static let credits: [String: (kind: GeneratorMark.Kind, generator: String)] = [
    "Made with Google AI": (.generated, "Google AI"),
    "Edited with Google AI": (.edited, "Google AI"),
    "Apple Photos Clean Up": (.edited, "Apple Photos Clean Up"),
  ]

  /// Adds credit lines; the same line in XMP and IPTC counts once.
  mutating func addCredits(_ claims: MetadataClaims) {
    var seen: Set<String> = []
    for claim in claims.about(.credit) {
      guard claim.place == .xmp || claim.place == .iptc, let credit = Self.credits[claim.value],
        seen.insert(claim.value).inserted
      else { continue }
      add(
        GeneratorMark(
          credit.kind, .credit, generator: credit.generator, value: claim.value,
          place: claim.place == .xmp ? "XMP " + claim.property : claim.property,
          evidence: claim.evidence))
    }
  }
}
