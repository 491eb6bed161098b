import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct MakerNoteEditedRuleTests {
  @Test(arguments: [
    ("Nikon", "RetouchHistory", "Trim"), ("Nikon", "RetouchHistory", "NEF Processing; Trim"),
    ("Pentax", "ImageEditCount", "1"), ("Canon", "VRDOffset", "900"),
  ])
  func raisedFor(maker: String, name: String, text: String) {
    let findings = historyFindings(by: .makerNoteEdited, Self.facts(maker, name, text))
    #expect(
      findings.map(\.detail) == [.flag(.makerNoteEdited, ["maker": maker, "values": name + " " + text])])
    #expect(findings.first?.evidence.first?.offset == 900)
  }

  // A raw file developed in the camera counts as the camera's own first file; Apple has its own rule.
  @Test(arguments: [
    ("Fujifilm", "ImageGeneration", "Re-developed from RAW"), ("Nikon", "RetouchNEFProcessing", "On"),
    ("Nikon", "RetouchHistory", "NEF Processing"), ("Olympus", "RawDevEditStatus", "Edited (Landscape)"),
    ("Apple", "PhotosRenderEffect", "2"),
  ])
  func notRaisedFor(maker: String, name: String, text: String) {
    #expect(historyFindings(by: .makerNoteEdited, Self.facts(maker, name, text)).isEmpty)
  }

  @Test func notRaisedForOtherValues() {
    var facts = Self.facts("Nikon", "Quality", "FINE")
    facts.makerNote?.values[0].meaning = .quality
    #expect(historyFindings(by: .makerNoteEdited, facts).isEmpty)
  }

  private static func facts(_ maker: String, _ name: String, _ text: String) -> MetadataFacts {
    var facts = MetadataFacts()
    facts.makerNote = MakerNoteFacts(
      maker: maker, offset: 800, byteCount: 200,
      values: [MakerNoteFacts.Value(.edited, tag: 1, name: name, text: text, offset: 900)])
    return facts
  }
}
