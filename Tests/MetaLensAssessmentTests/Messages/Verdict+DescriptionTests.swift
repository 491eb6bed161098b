import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct VerdictDescriptionTests {
  @Test(arguments: Verdict.Kind.allCases) func aNewerPredicateHasItsKindsWords(kind: Verdict.Kind) {
    #expect(!Verdict(kind: kind, confidence: nil, by: "newer").sentence(in: .english).isEmpty)
  }

  /// What to do next is that of the verdict's own kind, whatever was asked before.
  @Test(arguments: Verdict.Kind.allCases) func aNewerPredicateHasItsKindsNextStep(kind: Verdict.Kind) {
    for other in Verdict.Kind.allCases {
      _ = Verdict(kind: other, confidence: nil, by: "newer").nextStep(in: .english)
    }
    let expected = MessageKey(id: "verdict.\(kind.rawValue).next")?.text(in: .english)
    #expect(
      expected != nil && Verdict(kind: kind, confidence: nil, by: "newer").nextStep(in: .english) == expected)
  }

  /// Each verdict has its own sentence, which doesn't promise that the scene is true.
  @Test(arguments: Language.allCases) func everyVerdictHasItsSentence(language: Language) {
    let verdicts = VerdictRule.all.map { Verdict(kind: $0.kind, confidence: nil, by: $0.id) }
    let sentences = verdicts.map { $0.sentence(in: language) }
    #expect(Set(sentences).count == verdicts.count)
    for sentence in sentences {
      for word in [
        "authentic", "fake", "genuine", "forged", "authentique", "auténtic", "gefälscht", "falsif",
      ] {
        #expect(!sentence.lowercased().contains(word), "\(sentence)")
      }
    }
  }

  /// Beside a sentence that says what the verdict doesn't mean, that isn't said again, unless this file has another limit.
  @Test(arguments: VerdictRule.all.map(\.id), Language.allCases)
  func noLimitIsSaidTwice(id: String, language: Language) throws {
    let rule = try #require(VerdictRule.all.first { $0.id == id })
    var report = OriginalityReport.sample(score: 30)
    report.flags = []
    report.verdict = Verdict(kind: rule.kind, confidence: nil, by: id)
    let saying = ["copy", "damaged", "incomplete", "metadataRewritten", "savedAgain", "statedPlatform"]
    let limit = report.limitBesideSentence(in: language)
    #expect(limit == (saying.contains(id) ? "" : report.limit(in: language)))
    let sentence = report.sentence(in: language)
    for part in limit.split(whereSeparator: { ".。".contains($0) }) { #expect(!sentence.contains(part)) }
    guard rule.kind == .resaved else { return }
    report.flags = [
      OriginalityFlag(
        detail: .flag(.areaEven), grade: .observed, evidence: [], weight: -1, points: -1, counts: true)
    ]
    #expect(
      report.limitBesideSentence(in: language) == MessageKey.verdictResavedLimitDespite.text(in: language))
  }

  /// Every verdict comes with a next step, and with a sentence on its limits.
  @Test(arguments: Language.allCases) func everyVerdictHasAnswerLimitAndNextStep(language: Language) {
    for rule in VerdictRule.all {
      let verdict = Verdict(kind: rule.kind, confidence: nil, by: rule.id)
      #expect(MessageKey(id: "verdict.\(rule.id).answer") != nil, "\(rule.id)")
      for text in [
        verdict.answer(in: language), verdict.limit(in: language), verdict.nextStep(in: language),
      ] {
        #expect(text?.isEmpty == false, "\(rule.id)")
      }
    }
    let names = Verdict.Kind.allCases.map { $0.name(in: language) }
    #expect(Set(names).count == names.count && names.allSatisfy { !$0.isEmpty && $0.count <= 19 })
  }

  /// Of a kind's verdicts only rewritten metadata has its own name; a count's name is true of both.
  @Test(arguments: Language.allCases) func rewrittenMetadataIsNotSavedAgain(language: Language) {
    let saved = Verdict.Kind.resaved.name(in: language)
    for rule in VerdictRule.all {
      let name = Verdict(kind: rule.kind, confidence: nil, by: rule.id).name(in: language)
      #expect((name == rule.kind.name(in: language)) == (rule.id != "metadataRewritten"), "\(rule.id)")
      #expect(Verdict.names(in: language).contains(name))
    }
    let rewritten = Verdict(kind: .resaved, confidence: nil, by: "metadataRewritten").name(in: language)
    let all = Verdict.Kind.resaved.nameOfAll(in: language)
    #expect(all.contains(saved) && all.contains(rewritten) && rewritten.count <= 23)
    for kind in Verdict.Kind.allCases where kind != .resaved {
      #expect(kind.nameOfAll(in: language) == kind.name(in: language))
    }
  }

  /// Not everyone can write what a verified signer states, but everyone can write what somebody else stated before.
  @Test(
    arguments: [
      (.statedEditor, .credentialsEdited, "c2pa.cropped", true, "Editor Ltd", true),
      (.statedGenerated, .credentialsGenerated, "c2pa.created", true, "Editor Ltd", true),
      (.statedPartlyGenerated, .credentialsAIEdited, "c2pa.edited", true, "Editor Ltd", true),
      (.statedEditor, .credentialsEdited, "c2pa.cropped", false, "Editor Ltd", false),
      (.statedEditor, .credentialsEdited, "c2pa.cropped", true, "Stranger", false),
      // The verdict rests on another record than the credentials.
      (.statedGenerated, .credentialsEdited, "c2pa.cropped", true, "Editor Ltd", false),
    ] as [(VerdictRule, FlagID, String, Bool, String, Bool)])
  func aVerifiedSignatureIsNotAnybodysWord(
    rule: VerdictRule, flag: FlagID, action: String, isTrusted: Bool, stater: String, isSigned: Bool
  ) {
    var validation = CredentialValidation.signedByCamera(trusted: isTrusted)
    var (stating, active) = (
      CredentialValidation.Manifest(label: "urn:c2pa:2"), CredentialValidation.Manifest(label: "urn:c2pa:3")
    )
    stating.signer = stater
    stating.actions = [.init(action)]
    active.signer = "Editor Ltd"
    active.actions = [.init("c2pa.opened")]
    validation.manifests = [stating, active]
    var report = OriginalityReport.sample(score: 10)
    report.verdict = Verdict(kind: rule.kind, confidence: nil, by: rule.id)
    let values: FlagValues =
      flag == .credentialsEdited
      ? ["action": action, "program": "Editor 3"] : ["action": action, "program": "Editor 3", "term": "a"]
    report.flags = [
      OriginalityFlag(detail: .flag(flag, values), grade: .observed, evidence: [], weight: -1, points: 0)
    ]
    #expect(report.limit(in: .english).contains("anyone can write"))
    report.credentials = .checked(validation)
    #expect(report.limit(in: .english).contains("anyone can write") != isSigned)
    #expect(report.limit(in: .english).contains("signature that we verified") == isSigned)
  }

  /// If an area of the picture was wiped out or copied, the text doesn't say that the picture may be unaltered.
  @Test(arguments: [(Rule.areaEven, true), (.areaRepeated, true), (.compressedTwice, false)])
  func whatIsInThePictureIsNotPlayedDown(rule: Rule, isInPicture: Bool) {
    var report = OriginalityReport.sample(score: 10)
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: VerdictRule.savedAgain.id)
    report.flags = [
      OriginalityFlag(detail: rule.exampleDetail, grade: .derived, evidence: [], weight: -1, points: 0)
    ]
    #expect((report.limit(in: .english) == report.verdict.limit(in: .english)) != isInPicture)
    #expect(report.limit(in: .english).contains("point to that") == isInPicture)
  }

  /// A warning that no original has isn't called no sign of a change, also where a lower score leaves it no bound.
  @Test(
    arguments: [
      (.offsetsDiffer, true), (.thumbnailWithoutData, true), (.dateDigitizedDiffers, true),
      (.creationDateMissing, false), (.cameraInfoMissing, false),
    ] as [(Rule, Bool)])
  func whatNoOriginalHasIsNotPlayedDown(rule: Rule, fitsNoCamera: Bool) {
    var report = OriginalityReport.sample(score: 78)
    report.bounded = nil
    report.verdict = Verdict(kind: .undetermined, confidence: nil, by: VerdictRule.nothingSettled.id)
    report.flags = [
      OriginalityFlag(detail: rule.exampleDetail, grade: .derived, evidence: [], weight: -0.1, points: 0)
    ]
    #expect((report.limit(in: .english) == report.verdict.limit(in: .english)) != fitsNoCamera)
    #expect(report.limit(in: .english).contains("doesn't fit the camera's own file") == fitsNoCamera)
  }

  /// Of metadata that a program added, the limit says that they aren't suspicious, not that something doesn't fit.
  @Test(arguments: [.toolkitForeign, .captionAdded] as [Rule], Language.allCases)
  func addedMetadataHasItsOwnLimit(rule: Rule, language: Language) {
    var report = OriginalityReport.sample(score: 60)
    report.verdict = Verdict(kind: .undetermined, confidence: nil, by: VerdictRule.metadataAdded.id)
    report.flags = [
      OriginalityFlag(detail: rule.exampleDetail, grade: .derived, evidence: [], weight: -0.1, points: 0)
    ]
    #expect(report.limit(in: language) == report.verdict.limit(in: language))
    #expect(report.limit(in: language) == MessageKey(id: "verdict.metadataAdded.limit")?.text(in: language))
  }

  /// If a stated size isn't the picture's, the text says what that points to.
  @Test(
    arguments: [
      (.changedAfterCamera, .dimensionsMismatch, true), (.savedAgain, .makerNoteSizeDiffers, true),
      (.nothingSettled, .makerNoteSizeDiffers, true), (.pictureChanged, .dimensionsMismatch, false),
      (.savedAgain, .compressedTwice, false), (.nothingSettled, .compressedTwice, false),
    ] as [(VerdictRule, Rule, Bool)])
  func sizesThatDisagreeAreNotPlayedDown(rule: VerdictRule, found: Rule, isTold: Bool) {
    var report = OriginalityReport.sample(score: 47)
    report.verdict = Verdict(kind: rule.kind, confidence: nil, by: rule.id)
    report.flags = [
      OriginalityFlag(detail: found.exampleDetail, grade: .derived, evidence: [], weight: -1, points: 0)
    ]
    for language in Language.allCases {
      #expect((report.limit(in: language) == MessageKey.verdictLimitSizes.text(in: language)) == isTold)
    }
  }
}
