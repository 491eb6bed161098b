import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AIFieldsRuleTests {
  @Test(arguments: ["AISystemUsed", "AISystemVersionUsed", "AIPromptInformation", "AIPromptWriterName"])
  func raisedFor(name: String) throws {
    let photo = ExamplePhoto.camera(xmp: "<Iptc4xmpExt:\(name)>x y</Iptc4xmpExt:\(name)>")
    #expect(
      try raised(by: .aiFields, on: photo) == [
        .flag(.aiFields, ["property": "Iptc4xmpExt:" + name, "value": "x y"])
      ])
  }

  @Test(arguments: ["Iptc4xmpExt:AISystem", "dc:AISystemUsed"]) func notRaisedFor(name: String) throws {
    #expect(try raised(by: .aiFields, on: .camera(xmp: "<\(name)>x</\(name)>")).isEmpty)
  }

  /// By the standard the system made the picture, unless the source type says that something else did.
  @Test(
    arguments: [
      (nil, true), ("digitalCapture", false), ("negativeFilm", false), ("newerTerm", true),
      ("trainedAlgorithmicMedia", true),
    ] as [(String?, Bool)])
  func settlesNothingAgainstTheSourceType(term: String?, isGenerated: Bool) throws {
    let vocabulary = "http://cv.iptc.org/newscodes/digitalsourcetype/"
    let stated =
      term.map { "<Iptc4xmpExt:DigitalSourceType>\(vocabulary + $0)</Iptc4xmpExt:DigitalSourceType>" } ?? ""
    let photo = ExamplePhoto.camera(
      xmp: "<Iptc4xmpExt:AISystemUsed>GPT-4o (caption)</Iptc4xmpExt:AISystemUsed>" + stated)
    let report = try report(of: photo)
    #expect(report.flags.contains { $0.id == .aiFields })
    #expect((report.verdict.kind == .aiGenerated) == isGenerated)
    #expect((report.bounded?.by == "statedGenerated") == isGenerated)
    #expect(report.score < 85 && (report.changed.source == .changed) == isGenerated)
  }

  /// IPTC's terms for what AI made in part, or a program without a trained model made, have rules of their own.
  @Test(
    arguments: [
      ("compositeWithTrainedAlgorithmicMedia", "statedPartlyGenerated"),
      ("compositeSynthetic", "statedPartlyGenerated"), ("algorithmicMedia", nil), ("dataDrivenMedia", nil),
      ("virtualRecording", nil),
    ] as [(String, String?)])
  func settlesNothingBesideATermOfAnotherRule(term: String, verdict: String?) throws {
    let uri = "http://cv.iptc.org/newscodes/digitalsourcetype/" + term
    let photo = ExamplePhoto.camera(
      xmp: "<Iptc4xmpExt:AISystemUsed>Midjourney v6</Iptc4xmpExt:AISystemUsed>"
        + "<Iptc4xmpExt:DigitalSourceType>\(uri)</Iptc4xmpExt:DigitalSourceType>")
    let report = try report(of: photo)
    let flag = try #require(report.flags.first { $0.id == .aiFields })
    #expect(flag.settled == nil && flag.description(in: .english).contains("(DigitalSourceType)"))
    #expect(report.verdict.kind != .aiGenerated && report.bounded?.by != "statedGenerated")
    if let verdict { #expect(report.verdict.by == verdict) }
  }

  /// A credit line for an edit by AI is no source type.
  @Test func aCreditLineContradictsNothing() throws {
    let photo = ExamplePhoto.camera(
      xmp: "<Iptc4xmpExt:AISystemUsed>Imagen</Iptc4xmpExt:AISystemUsed>"
        + "<photoshop:Credit>Edited with Google AI</photoshop:Credit>")
    #expect(try report(of: photo).verdict.kind == .aiGenerated)
  }
}
