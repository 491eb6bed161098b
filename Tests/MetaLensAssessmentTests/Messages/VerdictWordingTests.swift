import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct VerdictWordingTests {
  private static func report(_ rule: VerdictRule, score: Int, _ details: [OriginalityFlag.FlagDetail])
    -> OriginalityReport
  {
    var report = OriginalityReport.sample(score: score)
    report.verdict = Verdict(kind: rule.kind, confidence: nil, by: rule.id)
    report.flags = details.map {
      OriginalityFlag(detail: $0, grade: .observed, evidence: [], weight: -1, points: 0)
    }
    return report
  }

  /// If the file's own record names no program for an edit, neither does the text.
  @Test(
    arguments: [
      ([Rule.makerNoteEdited.exampleDetail], .unnamed), ([Rule.derivedFrom.exampleDetail], .unnamed),
      ([Rule.documentAncestors.exampleDetail], .unnamed), ([Rule.ingredients.exampleDetail], .unnamed),
      ([Rule.appleAdjustments.exampleDetail], .unnamed),
      ([Rule.trailerSamsungEdited.exampleDetail], .unnamed),
      ([.flag(.historyStep, ["action": "saved"])], .unnamed),
      ([Rule.historyStep.exampleDetail], .plain), ([Rule.credentialsEdited.exampleDetail], .plain),
      ([Rule.exifEditingSoftware.exampleDetail], .plain), ([.softwareEdited(software: "GIMP")], .plain),
      ([Rule.photoshopResources.exampleDetail], .plain), ([Rule.cameraRawSettings.exampleDetail], .plain),
      // One finding that names its program is enough; one that settles nothing isn't.
      ([Rule.derivedFrom.exampleDetail, .softwareEdited(software: "GIMP")], .plain),
      ([Rule.derivedFrom.exampleDetail, .softwareVersion(version: "1.1")], .unnamed), ([], .plain),
    ] as [([OriginalityFlag.FlagDetail], VerdictWording)])
  func anEditorIsNamedWhereTheFileNamesIt(details: [OriginalityFlag.FlagDetail], wording: VerdictWording) {
    let report = Self.report(.statedEditor, score: 10, details)
    #expect(report.wording == wording)
    #expect(report.answer(in: .english).contains("names an editing program") == (wording == .plain))
    #expect(report.sentence(in: .english).contains("editing software") == (wording == .plain))
    // Another verdict has its own words.
    #expect(Self.report(.statedPlatform, score: 10, details).wording == .plain)
  }

  @Test(
    arguments: [
      (.consistentWithCamera, 90, [.softwareEdited(software: "GIMP")], .despite),
      (.consistentWithCamera, 90, [Rule.gpsImpossible.exampleDetail], .despite),
      (.consistentWithCamera, 90, [.hasGps], .plain),
      (.consistentWithCamera, 90, [Rule.exifUnsorted.exampleDetail], .plain),
      (.savedAgain, 21, [], .probable), (.savedAgain, 20, [], .plain),
      (.metadataRewritten, 21, [], .probable), (.metadataRewritten, 20, [], .plain),
      (.pictureChanged, 21, [], .probable), (.pictureChanged, 20, [], .plain),
      // A camera can write a later date too, whatever the score; other findings against it can't come from a camera.
      (.metadataRewritten, 33, [Rule.dateModifiedAfterCreation.exampleDetail], .dated),
      (
        .metadataRewritten, 20,
        [Rule.dateModifiedAfterCreation.exampleDetail, Rule.dateDigitizedDiffers.exampleDetail], .dated
      ),
      (
        .metadataRewritten, 33,
        [Rule.dateModifiedAfterCreation.exampleDetail, Rule.exifRewritten.exampleDetail], .probable
      ),
      (.metadataRewritten, 33, [Rule.xmpModifiedLater.exampleDetail], .probable),
      (.savedAgain, 33, [Rule.dateModifiedAfterCreation.exampleDetail], .probable),
    ] as [(VerdictRule, Int, [OriginalityFlag.FlagDetail], VerdictWording)])
  func theSentenceHoldsBackWhatTheAnswerDoes(
    rule: VerdictRule, score: Int, details: [OriginalityFlag.FlagDetail], wording: VerdictWording
  ) {
    let report = Self.report(rule, score: score, details)
    #expect(report.wording == wording)
    for language in Language.allCases {
      let (usual, answer) = (report.verdict.sentence(in: language), report.verdict.answer(in: language))
      #expect((report.sentence(in: language) != usual) == (wording != .plain))
      #expect((report.answer(in: language) != answer) == (wording != .plain))
    }
  }

  @Test func whatIsHeldBackIsSaid() {
    let despite = Self.report(.consistentWithCamera, score: 90, [.softwareEdited(software: "GIMP")])
    #expect(despite.sentence(in: .english).hasSuffix("though not everything fits."))
    #expect(Self.report(.savedAgain, score: 40, []).sentence(in: .english).contains("probably"))
    let dated = Self.report(.metadataRewritten, score: 33, [Rule.dateModifiedAfterCreation.exampleDetail])
    #expect(dated.answer(in: .english).hasSuffix("by a program or the camera itself."))
    #expect(!dated.sentence(in: .english).contains("A program probably rewrote"))
    // The verdict is never more than likely, as the usual words say.
    #expect(Self.report(.changedAfterCamera, score: 49, []).sentence(in: .english).contains("probably"))
  }

  /// If only the answer or only the sentence had a wording, the two would contradict each other.
  @Test func answersAndSentencesHaveTheSameWordings() {
    for key in MessageKey.allCases.map(\.id) where key.hasPrefix("verdict.") {
      for (form, other) in [(".answer", ".sentence"), (".sentence", ".answer")] where key.contains(form) {
        #expect(MessageKey(id: key.replacing(form, with: other)) != nil, "\(key)")
      }
    }
  }

  @Test func anUnknownVerdictHasNoKey() {
    #expect(VerdictWording.probable.key("sentence", of: "ofANewerVersion") == nil)
    #expect(VerdictWording.unnamed.key("answer", of: "copy") == MessageKey(id: "verdict.copy.answer"))
  }

  /// A verdict whose name ends like another's wording isn't described in that wording.
  @Test func aNameIsNotTakenForAWording() {
    let known = Self.report(.savedAgain, score: 40, []).sentence(in: .english)
    for by in ["savedAgainProbable", "savedAgain.Probable", "savedAgain."] {
      #expect(Verdict(kind: .copy, confidence: nil, by: by).sentence(in: .english) != known, "\(by)")
    }
  }

  /// If a JPEG XL was losslessly made from a JPEG, that JPEG is available, and nobody has to be asked for a file first.
  @Test(
    arguments: [
      (.savedAgain, true), (.nothingSettled, true), (.copy, true), (.statedEditor, false),
      (.incomplete, false),
    ] as [(VerdictRule, Bool)])
  func theJPEGAtHandIsTheNextStep(rule: VerdictRule, isNext: Bool) {
    let report = Self.report(rule, score: 20, [Rule.holdsJPEG.exampleDetail])
    for language in Language.allCases {
      #expect((report.nextStep(in: language) != report.verdict.nextStep(in: language)) == isNext)
    }
    #expect(report.nextStep(in: .english)?.contains("djxl") == isNext)
    let json = report.tree(for: OutputContext(path: "a.jxl", language: .english))
    #expect(json["verdict"]?["next"]?.stringValue == report.nextStep(in: .english))
    let other = Self.report(rule, score: 20, [])
    #expect(other.nextStep(in: .english) == other.verdict.nextStep(in: .english))
  }

  /// Checks that a raw file's next step is to ask for the camera's JPEG, and an edited one's the file before editing.
  @Test(
    arguments: [
      (.nef, .nothingSettled, true), (.cr3, .nothingAgainst, true), (.raf, .formatUnmeasured, true),
      (.nef, .statedEditor, false), (.tiff, .nothingSettled, false), (.jpeg, .nothingSettled, false),
    ] as [(PhotoFormat, VerdictRule, Bool)])
  func aRawFileIsHeldAgainstItsJPEG(format: PhotoFormat, rule: VerdictRule, isAsked: Bool) {
    var report = Self.report(rule, score: 51, [])
    report.summary.format = format
    for language in Language.allCases {
      let isOther = report.nextStep(in: language) != report.verdict.nextStep(in: language)
      #expect(isOther == isAsked)
      // An app has no command.
      #expect(report.nextStep(in: language)?.contains("metalens") == false)
    }
    let json = report.tree(for: OutputContext(path: "a.nef", language: .english))
    #expect(json["verdict"]?["next"]?.stringValue == report.nextStep(in: .english))
  }

  @Test(arguments: [20, 21]) func jsonSaysTheSame(score: Int) {
    let report = Self.report(.savedAgain, score: score, [])
    let json = report.tree(for: OutputContext(path: "a.jpg", language: .english))
    #expect(json["verdict"]?["sentence"]?.stringValue == report.sentence(in: .english))
    #expect(json["verdict"]?["next"]?.stringValue == report.verdict.nextStep(in: .english))
    #expect(json["verdict"]?["by"]?.stringValue == "savedAgain")
    #expect(report.tree()["verdict"]?["sentence"] == nil)
    #expect(OriginalityReport(json: json)?.verdict == report.verdict)
  }
}
