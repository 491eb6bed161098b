import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct AIGeneratedRuleTests {
  @Test(arguments: GeneratorExample.all.map(\.name)) func raisesItsFlag(name: String) throws {
    let example = try #require(GeneratorExample.all.first { $0.name == name })
    let rules: [Rule] = [.aiGenerated, .aiEdited, .aiLabelled, .aiFields, .credentialsGenerated]
    for rule in rules {
      #expect(try raised(by: rule, on: example.photo).isEmpty == (rule.id != example.flag), "\(rule.id)")
    }
  }

  @Test func saysWhatItSawAndWhere() throws {
    let found = try findings(by: .aiGenerated, on: .png(texts: [("parameters", ExamplePhoto.webUI)]))
    #expect(
      found.map(\.detail) == [
        .flag(
          .aiGenerated,
          [
            "statement": AIStatement.parameters, "value": "Stable Diffusion web UI (AUTOMATIC1111)",
            "place": "PNG tEXt parameters",
          ])
      ])
    #expect(found.first?.evidence.first?.offset != nil)
  }

  @Test func oneTermInTwoPropertiesIsOneFinding() throws {
    let uri = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"
    let photo = ExamplePhoto.camera(
      xmp: "<Iptc4xmpExt:DigitalSourceType>\(uri)</Iptc4xmpExt:DigitalSourceType>"
        + "<Iptc4xmpExt:DigitalSourceFileType>\(uri)</Iptc4xmpExt:DigitalSourceFileType>")
    #expect(try raised(by: .aiGenerated, on: photo).count == 1)
  }

  @Test(arguments: ["Created with Google AI", "made with google ai", "Made with Google AI and love"])
  func takesCreditLinesWhole(credit: String) throws {
    #expect(try raised(by: .aiGenerated, on: .camera(iptc: [(2, 110, credit)])).isEmpty)
  }

  /// A platform's label on what somebody uploaded settles nothing, unlike the publisher's own.
  @Test(arguments: [(1, "whoever published the picture", true), (2, "the platform itself set", false)])
  func aLabelSaysWhoSetIt(type: Int, words: String, isGenerated: Bool) throws {
    let label = "{\"aigc_info\":{\"aigc_label_type\":\(type)},\"product\":\"aweme\"}"
    let report = try report(of: .userComment(label))
    let flag = try #require(report.flags.first { $0.id == .aiGenerated })
    let told = flag.description(in: .english)
    #expect(told.contains(words) && told.contains("aigc_label_type: \(type)"))
    #expect(flag.innocentCause(in: .english)?.contains("guesses") == !isGenerated)
    #expect((report.verdict.kind == .aiGenerated) == isGenerated)
  }
}
