import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OriginalityFlagInnocentTests {
  private static func flag(_ rule: Rule) -> OriginalityFlag {
    OriginalityFlag(detail: rule.exampleDetail, grade: .observed, evidence: [], weight: 0, points: 0)
  }

  @Test(arguments: Language.allCases) func everyRuleHasACause(language: Language) {
    for rule in Rule.all {
      let cause = Self.flag(rule).innocentCause(in: language)
      #expect(cause?.isEmpty == false && cause == rule.text(.innocent, in: language), "\(rule.id)")
    }
  }

  /// Only findings against an original have such a line.
  @Test(arguments: Language.allCases)
  func onlyWhatSpeaksAgainstAnOriginalHasALine(language: Language) throws {
    for rule in Rule.all {
      let (flag, type) = (Self.flag(rule), rule.flag.type)
      let line = flag.harmlessLine(in: language)
      #expect((line != nil) == (type == .isEdited || type == .warning), "\(rule.id)")
      guard let line else {
        #expect(flag.shortHarmlessLine(in: language) == nil, "\(rule.id)")
        continue
      }
      let cause = try #require(flag.innocentCause(in: language))
      #expect(line.hasSuffix(cause), "\(rule.id)")
      guard let short = flag.shortHarmlessLine(in: language) else { continue }
      #expect(line.hasPrefix(short) && (short.hasSuffix(".") || short.hasSuffix("。")), "\(rule.id)")
    }
  }

  /// If no cause is known, the text says so, without a label.
  @Test func whatIsNeverInnocentHasNoLabel() {
    for rule in Rule.all where [.isEdited, .warning].contains(rule.flag.type) {
      let (flag, text) = (Self.flag(rule), rule.text(.innocent, in: .english))
      let isKnown = !text.hasPrefix("No harmless cause")
      #expect(OriginalityFlag.withoutCause.contains(rule.id) != isKnown, "\(rule.id)")
      #expect(flag.harmlessLine(in: .english) == (isKnown ? "Can be harmless: " + text : text), "\(rule.id)")
      #expect((flag.shortHarmlessLine(in: .english) != nil) == isKnown, "\(rule.id)")
    }
  }

  @Test func theShortLineIsItsFirstSentence() {
    #expect(
      Self.flag(.dateModifiedAfterCreation).shortHarmlessLine(in: .english)
        == "Can be harmless: Cameras that can edit or rotate a picture themselves.")
    #expect(
      Self.flag(.dateModifiedAfterCreation).shortHarmlessLine(in: .japanese)?.hasSuffix("カメラです。") == true)
  }

  /// A kind of finding has its own cause where its flag has several texts.
  @Test(
    arguments: [
      (.gpsHoursDiffer, ["created": "x", "fix": "y"], "A phone whose clock was set by hand"),
      (.gpsHoursDiffer, ["created": "x", "fix": "y", "kind": "zone", "longitude": "1.0"], "A phone that"),
      (
        .gpsHoursDiffer, ["created": "x", "offset": "y", "kind": "offset", "longitude": "1.0"], "A phone"
      ),
      (.exposureDisagrees, exposure("ApertureValue"), "A camera that nobody measured may fill"),
      (.exposureDisagrees, exposure("MaxApertureValue"), "A lens turned round"),
      (.exposureDisagrees, exposure("Nikon ISO"), "A camera that nobody measured may count"),
    ] as [(FlagID, FlagValues, String)])
  func aKindHasItsCause(id: FlagID, values: FlagValues, expected: String) {
    let flag = OriginalityFlag(
      detail: OriginalityFlag.FlagDetail(id: id, parameters: values.json), grade: .observed, evidence: [],
      weight: -1, points: 0)
    #expect(flag.innocentCause(in: .english)?.hasPrefix(expected) == true)
    for language in Language.allCases {
      let general = id.innocentCause(in: language)
      let hasOwn = values.text("kind") != nil || values.text("otherTag").map { $0 != "ApertureValue" } == true
      #expect((flag.innocentCause(in: language) != general) == hasOwn)
    }
  }

  /// Dates that differ in their offset from UTC alone have no known harmless cause, whichever two dates they are.
  @Test(
    arguments: [
      (.dateModifiedAfterCreation, "modified"), (.dateModifiedBeforeCreation, "modified"),
      (.dateDigitizedDiffers, "digitized"),
    ] as [(FlagID, String)], Language.allCases)
  func whereOnlyOffsetsDifferNoCauseIsKnown(dates: (FlagID, String), language: Language) throws {
    func dated(_ other: String) -> OriginalityFlag {
      OriginalityFlag(
        detail: .flag(dates.0, ["created": "2025-07-14T03:05:01+02:00", dates.1: other]),
        grade: .derived, evidence: [], weight: -1, points: 0)
    }
    let cause = try #require(FlagID.offsetsDiffer.innocentCause(in: language))
    let offset = dated("2025-07-14T03:05:01-07:00")
    #expect(offset.innocentCause(in: language) == cause && offset.harmlessLine(in: language) == cause)
    #expect(offset.shortHarmlessLine(in: language) == nil)
    let later = dated("2025-07-14T03:06:01+02:00")
    #expect(later.innocentCause(in: language) == dates.0.innocentCause(in: language))
    #expect(later.shortHarmlessLine(in: language) != nil)
  }

  /// No kind of finding has a text of its own that says that no cause is known, and a label that says that one is.
  @Test(arguments: Language.allCases) func noKindsCauseDeniesItsLabel(language: Language) throws {
    let cause = try #require(FlagID.offsetsDiffer.innocentCause(in: language))
    let denial = OriginalityFlag.firstSentence(of: cause)
    for key in MessageKey.allCases where key.id.hasPrefix("rule.") && key.id.hasSuffix(".innocent") {
      let parts = key.id.split(separator: ".")
      guard parts.count > 3, !OriginalityFlag.withoutCause.contains(FlagID(String(parts[1]))) else {
        continue
      }
      #expect(!key.text(in: language).hasPrefix(denial), "\(key.id)")
    }
  }

  private static func exposure(_ otherTag: String) -> FlagValues {
    ["tag": "FNumber", "value": "7/5", "otherTag": otherTag, "other": "4/1"]
  }

  /// A flag that no rule of this version raises has none, whatever its report states.
  @Test func anUnknownFlagHasNone() {
    var flag = Self.flag(.exifRewritten)
    flag.detail = .other(id: FlagID("ofANewerVersion"), parameters: [:])
    flag.type = .isEdited
    #expect(flag.innocentCause(in: .english) == nil)
    #expect(flag.harmlessLine(in: .english) == nil && flag.shortHarmlessLine(in: .english) == nil)
  }
}
