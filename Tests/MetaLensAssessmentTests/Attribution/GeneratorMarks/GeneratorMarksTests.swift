import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

/// Tests marks in facts made by hand; what the readers of containers find in bytes is tested with the rules.
struct GeneratorMarksTests {
  private static func marks(_ change: (inout MetadataFacts) -> Void) -> [GeneratorMark] {
    var facts = MetadataFacts()
    change(&facts)
    return GeneratorMarks(facts, claims: MetadataClaims(facts), exif: nil, places: nil).all
  }

  private static func text(_ keyword: String, _ text: String) -> MetadataText {
    MetadataText(
      container: keyword.isEmpty ? "COM" : "tEXt", keyword: keyword, text: text, offset: 33, byteCount: 9)
  }

  private static let job = "2b6e053b-9a65-4ca9-9e13-b6f4465164d4"

  @Test(
    arguments: [
      ([("Description", "a lighthouse Job ID: " + job), ("Author", "x")], "Midjourney"),
      ([("Source", "Luma AI")], "Luma AI"),
      // An empty text hides none behind it.
      ([("Source", ""), ("Source", " \n"), ("Source", "Luma AI")], "Luma AI"),
      ([("hf-job-id", job)], "Hugging Face"),
      ([("Software", "NovelAI"), ("Comment", #"{"steps": 28, "sampler": "k", "seed": 1}"#)], "NovelAI"),
      ([("Dream", #""a" -s 50 -S 1 -A k_lms"#)], "InvokeAI"),
      ([("", #"{"software": "Fooocus 1.0.60 MRE", "base_model_name": "x", "prompt": "y"}"#)], "Fooocus"),
    ] as [([(String, String)], String)])
  func readsTexts(texts: [(String, String)], generator: String) {
    let found = Self.marks { $0.texts = texts.map(Self.text) }
    #expect(found.map(\.generator) == [generator])
    #expect(found.map(\.kind) == [.generated])
    #expect(found.first?.evidence.offset == 33)
  }

  @Test(
    arguments: [
      [("Description", "a lighthouse Job ID: " + job)],
      [("Author", "x"), ("Description", "Job ID: " + job + " or so")],
      [("Author", "x"), ("Description", "job " + job)], [("Source", "Luma AI's site")],
      [("hf-job-id", "my job")],
      [("Comment", #"{"steps": 28, "sampler": "k", "seed": 1}"#)],
      [("Software", "NovelAI"), ("Comment", "nice")],
      [("parameters", "Stable Diffusion")], [("prompt", "{\"")], [("workflow", "ComfyUI")],
      [("Dream", "a dream")],
      [("Prompt", "lighthouse"), ("Negative Prompt", "people")], [("", ExamplePhoto.webUI)],
      [("", #"{"aigc_label_type": 1}"#)], [("Title", ExamplePhoto.webUI)], [("AIGC", "1")],
    ] as [[(String, String)]])
  func takesNothingFrom(texts: [(String, String)]) {
    #expect(Self.marks { $0.texts = texts.map(Self.text) }.isEmpty)
  }

  @Test(
    arguments: [
      (
        "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia", GeneratorMark.Kind.generated
      ),
      ("https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia", .generated),
      ("http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia", .edited),
      ("http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic", .edited),
      ("http://cv.iptc.org/newscodes/digitalsourcetype/dataDrivenMedia", .algorithmic),
      ("http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture", .stated),
      ("http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture", .stated),
      ("http://cv.iptc.org/newscodes/digitalsourcetype/notTrainedAlgorithmicMedia", nil),
      ("not trainedAlgorithmicMedia", nil),
    ] as [(String, GeneratorMark.Kind?)])
  func readsSourceTypes(uri: String, kind: GeneratorMark.Kind?) {
    for name in ["DigitalSourceType", "DigitalSourceFileType", "DigitalSourcefileType"] {
      let found = Self.marks {
        $0.xmp = [
          XMPPacket(
            container: "APP1 XMP", offset: 20, byteCount: 900,
            properties: [XMPProperty(XMPNamespace.iptcExtension, name, .text(uri))])
        ]
      }
      #expect(found.map(\.kind) == [kind].compactMap(\.self))
    }
  }

  @Test(arguments: [
    (#"{"genAIType":1}"#, true), (#"{"genAIType":"2"}"#, true), (#"{"genAIType":0}"#, false), ("{}", false),
    ("genAIType: 1", false), (#"{"note":"genAIType 1"}"#, false),
  ])
  func readsTrailers(text: String, isMark: Bool) {
    let found = Self.marks {
      $0.trailerValues = [
        TrailerValue(
          trailer: .samsung, name: "PhotoEditor_Re_Edit_Data", text: text, offset: 9,
          byteCount: text.utf8.count)
      ]
    }
    #expect(found.map(\.kind) == (isMark ? [.edited] : []))
  }

  private static func system(_ text: String) -> [GeneratorMark] {
    marks {
      $0.xmp = [
        XMPPacket(
          container: "APP1 XMP", offset: 20, byteCount: 900,
          properties: [XMPProperty(XMPNamespace.iptcExtension, "AISystemUsed", .text(text))])
      ]
    }
  }

  /// Forms fill in such properties with a word for nothing, with or without white space around it.
  @Test(arguments: [
    ("", false), (" \u{3000}\n", false), ("none", false), (" None\t", false), ("\u{A0}n/a\r\n", false),
    ("none of them", true), ("Firefly ", true), (" e\u{301}", true), ("\u{1F1E6}\u{1F1E6} ", true),
  ])
  func whatSaysNothingIsNoMark(text: String, isMark: Bool) {
    #expect(Self.system(text).map(\.kind) == (isMark ? [.field] : []))
  }

  @Test(
    arguments: [
      ("Job ID: " + job, ""), ("é Job ID: " + job, "é "), ("a Job ID: " + job + " \n", "a "),
      ("a job id: " + job, nil), (job, nil), ("", nil), (" ", nil), ("a Job ID: " + job + ".", nil),
    ] as [(String, String?)])
  func readsMidjourneysPrompt(text: String, prompt: String?) {
    #expect(GeneratorMarks.midjourneyPrompt(text) == prompt)
  }

  /// Flags consist of two regional indicators, and where one begins depends on all indicators before it; if these were
  /// examined again at each character, the test would take hours.
  @Test func aRunOfFlagsIsLookedThroughOnce() {
    let run = String(repeating: "\u{1F1E6}", count: 500_000)
    #expect(Self.system(run).count == 1)
    let prompt = GeneratorMarks.midjourneyPrompt(run + "Job ID: " + Self.job)
    #expect(prompt?.utf8.count == run.utf8.count)
    #expect(GeneratorMarks.midjourneyPrompt(run) == nil)
  }

  @Test func isBounded() {
    let found = Self.marks { facts in
      facts.xmp = (0..<1_000).map { index in
        XMPPacket(
          container: "APP1 XMP", offset: index, byteCount: 9,
          properties: [XMPProperty(XMPNamespace.iptcExtension, "AISystemUsed", .text("\(index)"))])
      }
    }
    #expect(found.count == GeneratorMarks.limit)
  }
}
