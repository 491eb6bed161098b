import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct FlagTests {
  /// No text in any language names a value that its flag lacks; `metalens-dev messages` refuses that too.
  @Test(arguments: Rule.all.map(\.id.name)) func textsNameTheFlagsValues(name: String) throws {
    let rule = try #require(Rule.all.first { $0.id.name == name })
    let keys = MessageKey.allCases.filter { $0.id.hasPrefix("flag.\(name).") }
    #expect(!keys.isEmpty)
    for language in Language.allCases {
      let told = rule.flag.message(rule.example, in: language)
      #expect(keys.contains(told.key), "\(name) \(language)")
      for key in keys {
        for placeholder in key.template(in: language).matches(of: /\{(\w+)\}/).map({ String($0.1) }) {
          #expect(
            rule.flag.names(in: rule.example).contains(placeholder), "\(key.id) \(language): \(placeholder)")
        }
      }
      #expect(!told.text(in: language).contains("{"))
    }
  }

  /// Flags that settle a question count against the file, except for a copy, which is no accusation.
  @Test func whatSettlesAccuses() {
    let settling = Rule.all.filter { $0.flag.settles != nil }
    #expect(settling.count > 20)
    for rule in settling {
      #expect(rule.flag.type == (rule.flag.settles == .copy ? .warning : .isEdited), "\(rule.id)")
    }
  }

  /// A copy of a declaration has the same texts.
  @Test func aCopySaysTheSame() {
    for rule in Rule.all {
      let copy = rule.flag.copy()
      #expect(copy !== rule.flag)
      #expect(copy.id == rule.flag.id && copy.type == rule.flag.type && copy.concern == rule.flag.concern)
      #expect(copy.settles == rule.flag.settles && copy.hasCase == rule.flag.hasCase)
      #expect(copy.accepts(rule.example), "\(rule.id)")
      #expect(copy.concern(of: rule.example) == rule.flag.concern(of: rule.example))
      let (told, declared) = (
        copy.message(rule.example, in: .english), rule.flag.message(rule.example, in: .english)
      )
      #expect(told.text(in: .english) == declared.text(in: .english))
    }
  }

  @Test func aStepOfMetadataSpeaksOfMetadata() {
    let flag = Rule.historyStep.flag
    #expect(flag.concern(of: ["action": "saved", "changed": "/metadata"]) == .metadata)
    #expect(flag.concern(of: ["action": "saved", "changed": "/"]) == .encoding)
    #expect(flag.concern == .encoding)
  }

  /// With some values a flag settles nothing, or is about another part of the file.
  @Test(
    arguments: [
      (.flag(.aiLabelled, ["label": AILabelDegree.generated, "place": "x"]), .generated, .source),
      (.flag(.aiLabelled, ["label": AILabelDegree.probable, "place": "x"]), nil, .metadata),
      (.flag(.aiLabelled, ["label": AILabelDegree.suspected, "place": "x"]), nil, .metadata),
      (mark(nil), .generated, .source), (mark(1), .generated, .source), (mark(2), nil, .metadata),
      (.flag(.aiFields, ["property": "x", "value": "y"]), .generated, .source),
      (.flag(.aiFields, ["property": "x", "value": "y", "isContradicted": true]), nil, .metadata),
      (.flag(.cameraRawRetouched, ["tools": "x"]), .editor, .content),
      (.flag(.cameraRawRetouched, ["tools": "x", "isUnapplied": true]), nil, .metadata),
      (settings(nil), .editor, .encoding), (settings(true), nil, .metadata),
    ] as [(OriginalityFlag.FlagDetail, SettledFact?, Concern)])
  func valuesDecideWhatIsSettled(detail: OriginalityFlag.FlagDetail, fact: SettledFact?, concern: Concern) {
    let flag = OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: -0.1, points: 0)
    #expect(flag.settled == fact)
    #expect(flag.concern == concern)
    let weighed = WeighedFindings([Finding(detail)], depth: .pixels, isCalibrated: true)
    let isAlike = fact.map { weighed.facts.contains($0) } ?? weighed.facts.isEmpty
    #expect(isAlike)
  }

  /// A later flag of the same kind may settle what the first doesn't.
  @Test func oneOfSeveralSettles() {
    let labels = [AILabelDegree.suspected, .generated].map { label in
      Finding(.flag(.aiLabelled, ["label": label, "place": "x"]))
    }
    #expect(WeighedFindings(labels, depth: .pixels, isCalibrated: true).facts == [.generated])
  }

  private static func mark(_ labelType: Int?) -> OriginalityFlag.FlagDetail {
    let values: FlagValues = ["statement": AIStatement.mark, "value": "x", "place": "y"]
    return .flag(.aiGenerated, values.with("labelType", ifAny: labelType))
  }

  private static func settings(_ isUnapplied: Bool?) -> OriginalityFlag.FlagDetail {
    let values: FlagValues = ["version": "9.6", "isApplied": false, "isCropped": false]
    return .flag(.cameraRawSettings, values.with("isUnapplied", ifAny: isUnapplied))
  }
}
