import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct OriginalityFlagReasonTests {
  private static func flag(_ rule: Rule) -> OriginalityFlag {
    OriginalityFlag(detail: rule.exampleDetail, grade: .observed, evidence: [], weight: 1, points: 0)
  }

  /// A reason ends like a sentence, and states no more than its flag.
  @Test(arguments: Language.allCases) func everyFlagHasAReason(language: Language) {
    for rule in Rule.all {
      let flag = Self.flag(rule)
      let reason = flag.reason(in: language)
      #expect(reason.hasSuffix(".") || reason.hasSuffix("。"), "\(flag.id)")
      #expect(!reason.contains("{") && reason.unicodeScalars.count <= 400, "\(flag.id): \(reason)")
    }
  }

  /// If a description states the finding in its second sentence, the reason has it in its first.
  @Test(
    arguments: [
      (.sizeUnlikeCamera, "don't both divide by 8"), (.thumbnailMissing, "by Canon write one"),
      (.encoderSampling444, "this maker's cameras (Canon) aren't known"),
      (.losslessRotation, "rotated losslessly"),
      (.exifPackedUnlikeModel, "no measured original of this model"), (.exifTiffTags, "editing programs"),
      (.exifUnsorted, "the standard requires"), (.encoderUnmeasured, "most cameras don't write that"),
      (.systemUnstated, "which such devices write"),
    ] as [(FlagID, String)])
  func theReasonComesToThePoint(id: FlagID, point: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let reason = Self.flag(rule).reason(in: .english)
    #expect(reason.contains(point) && reason.hasSuffix("."))
  }

  /// A reason states no more than was seen: how a block is laid out, or how close dates are.
  @Test(
    arguments: [
      (.exifBlockCamera, "nothing in its layout shows that a program wrote it."),
      (.datesAgree, "agree within two seconds."), (.gpsDateConflict, "The GPS date is "),
      (.gpsTimeConflict, "The GPS time ("),
    ] as [(FlagID, String)])
  func theReasonSaysWhatWasSeen(id: FlagID, words: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(Self.flag(rule).reason(in: .english).contains(words))
  }

  /// A variant without a reason has its flag's reason; a variant with a reason has its own.
  @Test(arguments: [("CapCut", "“CapCut”"), (nil, "not the version of its system")] as [(String?, String)])
  func aVariantHasItsReason(software: String?, expected: String) {
    let parameters = software.map { ["software": JSONValue.string($0)] } ?? [:]
    let flag = OriginalityFlag(
      detail: OriginalityFlag.FlagDetail(id: .systemUnstated, parameters: parameters), grade: .observed,
      evidence: [], weight: 0, points: 0)
    #expect(flag.reason(in: .english).contains(expected))
  }

  /// Findings for the camera are listed as phrases.
  @Test(arguments: Language.allCases) func whatSpeaksForTheCameraHasAPhrase(language: Language) {
    for rule in Rule.all where rule.flag.type == .isOriginal {
      let phrase = Self.flag(rule).phrase(in: language)
      #expect(phrase.map { !$0.isEmpty && !$0.hasSuffix(".") && !$0.hasSuffix("。") } ?? false, "\(rule.id)")
    }
  }

  /// The first sentence has both values and what is odd in them, in every language.
  @Test(arguments: Language.allCases) func aReasonIsWhole(language: Language) {
    let exposure: FlagValues = [
      "tag": "FNumber", "value": "7/5", "otherTag": "MaxApertureValue", "other": "4/1",
    ]
    let cases: [(OriginalityFlag.FlagDetail, [String])] = [
      (Rule.cameraMakeModelConflict.exampleDetail, ["Canon", "NIKON D90", "Nikon"]),
      (.flag(.exposureDisagrees, exposure), ["FNumber", "MaxApertureValue"]),
      (Rule.exposureDisagrees.exampleDetail, ["FNumber", "ApertureValue"]),
      (Rule.softwareNamesOtherModel.exampleDetail, ["Ver1.00", "X-T20", "X-T30"]),
    ]
    let oddWords: [Language: [String]] = [
      .japanese: ["対応していません", "そこまで開きません", "一致しません", "とあります"],
      .korean: ["맞지 않습니다", "그만큼 열리지 않습니다", "같아야 합니다", "“X-T30”"],
    ]
    for (index, (detail, names)) in cases.enumerated() {
      let reason = OriginalityFlag(detail: detail, grade: .observed, evidence: [], weight: -1, points: 0)
        .reason(in: language)
      #expect(names.allSatisfy { reason.contains($0) }, "\(reason)")
      #expect(oddWords[language].map { reason.contains($0[index]) } ?? true, "\(reason)")
    }
  }

  /// A full stop in a value belongs to the file's text and doesn't end the sentence.
  @Test func aValueEndsNoSentence() {
    let flag = OriginalityFlag(
      detail: .softwareEdited(software: "Dr. Who. Editor"), grade: .observed, evidence: [], weight: -1,
      points: 0)
    #expect(flag.reason(in: .english).contains("“Dr. Who. Editor”"))
  }

  /// That two dates differ isn't said to be normal for scans, since scans aren't checked.
  @Test(arguments: Language.allCases) func thatDatesDifferIsAllThatIsSaid(language: Language) {
    let dates = Self.flag(.dateDigitizedDiffers)
    #expect(dates.description(in: language) == dates.reason(in: language))
  }

  @Test func anUnknownFlagHasAReason() {
    let flag = OriginalityFlag(
      detail: .other(id: FlagID("ofANewerVersion"), parameters: [:]), grade: .observed, evidence: [],
      weight: 0,
      points: 0)
    #expect(flag.reason(in: .english).contains("ofANewerVersion") && flag.phrase(in: .english) == nil)
  }
}
