import MetaLensFacts

extension GeneratorMarks {
  /// What the terms of IPTC's Digital Source Type say, current and retired ones
  /// (http://cv.iptc.org/newscodes/digitalsourcetype/; Docs/Sources.md, 2.7).
  private static let terms: [String: GeneratorMark.Kind] = [
    "trainedAlgorithmicMedia": .generated,
    "compositeWithTrainedAlgorithmicMedia": .edited,
    "compositeSynthetic": .edited,
    "algorithmicMedia": .algorithmic,
    "dataDrivenMedia": .algorithmic,
    "virtualRecording": .algorithmic,
    "algorithmicallyEnhanced": .stated,
    "composite": .stated,
    "compositeCapture": .stated,
    "computationalCapture": .stated,
    "digitalArt": .stated,
    "digitalCapture": .stated,
    "digitalCreation": .stated,
    "humanEdits": .stated,
    "minorHumanEdits": .stated,
    "multiFrameComputationalCapture": .stated,
    "negativeFilm": .stated,
    "positiveFilm": .stated,
    "print": .stated,
    "softwareImage": .stated,
  ]

  /// What a term says; nil for one that IPTC doesn't have, and for `screenCapture`, which has rules of its own.
  static func kind(ofTerm term: String) -> GeneratorMark.Kind? { terms[term] }

  /// Adds what XMP states; what Content Credentials state has rules of its own.
  mutating func addSourceTypes(_ statements: Statements) {
    var seen: Set<String> = []
    for statement in statements.about(.digitalSourceType, in: .xmp) {
      guard let kind = Self.kind(ofTerm: statement.value), seen.insert(statement.value).inserted else {
        continue
      }
      add(
        GeneratorMark(
          kind, .digitalSourceType, value: statement.value, place: "XMP " + statement.property,
          evidence: statement.evidence))
    }
  }

  /// Credit lines that a maker's editor writes, whole (Docs/Sources.md, 2.7).
  private static let credits: [String: (kind: GeneratorMark.Kind, generator: String)] = [
    "Made with Google AI": (.generated, "Google AI"),
    "Edited with Google AI": (.edited, "Google AI"),
    "Apple Photos Clean Up": (.edited, "Apple Photos Clean Up"),
  ]

  /// Adds credit lines; one that stands in XMP and IPTC alike is one.
  mutating func addCredits(_ statements: Statements) {
    var seen: Set<String> = []
    for statement in statements.about(.credit) {
      guard statement.place == .xmp || statement.place == .iptc, let credit = Self.credits[statement.value],
        seen.insert(statement.value).inserted
      else { continue }
      add(
        GeneratorMark(
          credit.kind, .credit, generator: credit.generator, value: statement.value,
          place: statement.place == .xmp ? "XMP " + statement.property : statement.property,
          evidence: statement.evidence))
    }
  }
}
