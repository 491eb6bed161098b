import MetaLensFacts
import MetaLensSamples
import Testing

@testable import MetaLensAssessment

struct FileStepTests {
  typealias Detail = OriginalityFlag.FlagDetail

  private static func report(_ kind: Verdict.Kind, _ details: [Detail]) -> OriginalityReport {
    var report = OriginalityReport.sample(score: 20)
    report.verdict = Verdict(kind: kind, confidence: nil, by: "ofANewerVersion")
    report.flags = details.map {
      OriginalityFlag(detail: $0, grade: .observed, evidence: [], weight: -1, points: 0)
    }
    return report
  }

  /// Checks that a file's own step takes the place of its verdict's, and of no other verdict's.
  @Test(
    arguments: [
      (.resaved, [Rule.hevcEncodedAgainByApple.exampleDetail], .verdictNextUnmodified),
      (.undetermined, [Rule.heicRewrittenByApple.exampleDetail], .verdictNextUnmodified),
      (.edited, [Rule.appleAdjustments.exampleDetail], .verdictNextUnmodified),
      (.cameraOriginal, [Rule.heicRewrittenByApple.exampleDetail], nil),
      (.copy, [Rule.hevcEncodedAgainByApple.exampleDetail], nil),
      (.resaved, [Rule.dimensionsMismatch.exampleDetail], .verdictNextSizes),
      (.undetermined, [Rule.makerNoteSizeDiffers.exampleDetail], .verdictNextSizes),
      (.edited, [Rule.dimensionsMismatch.exampleDetail], nil),
      // Apple's program has the picture as it was before.
      (
        .resaved, [Rule.dimensionsMismatch.exampleDetail, Rule.hevcEncodedAgainByApple.exampleDetail],
        .verdictNextUnmodified
      ),
      (.copy, [.coded(.ffmpeg)], .verdictNextFrame), (.copy, [.coded(.libjpeg)], nil),
      (.resaved, [.coded(.ffmpeg)], nil),
      (.copy, [.stated(.screen)], .verdictNextScreen), (.copy, [.stated(.capture)], nil),
      (.copy, [.flag(.platformFileName, ["kind": "screenshot", "meaning": ""])], .verdictNextScreen),
      (.copy, [.flag(.platformFileName, ["kind": "platform", "meaning": "Signal"])], nil),
      (.screenshot, [.stated(.screen)], nil),
      (.platformCopy, [.marked("Flickr")], .verdictNextPosted),
      (.platformCopy, [.marked("Facebook, Instagram")], .verdictNextPosted),
      (.platformCopy, [.marked("Getty Images")], nil),
      (.platformCopy, [.flag(.softwarePlatform, ["software": "Instagram"])], .verdictNextPosted),
      (.platformCopy, [.flag(.softwarePlatform, ["software": "Signal"])], nil),
      (.copy, [], nil),
    ] as [(Verdict.Kind, [Detail], MessageKey?)])
  func aFileHasItsStep(kind: Verdict.Kind, details: [Detail], key: MessageKey?) {
    let report = Self.report(kind, details)
    #expect(report.step == key)
    for language in Language.allCases {
      let expected = key?.text(in: language) ?? report.verdict.nextStep(in: language)
      #expect(report.nextStep(in: language) == expected)
    }
  }

  /// Checks that a scan's step is to ask for the print, unless a camera's exposure is stated.
  @Test(
    arguments: [
      ("EOS 40D", [Rule.softwareScanner.exampleDetail], false, true),
      ("EOS 40D", [.stated(.scan)], false, true),
      ("HP Scanjet G4010", [], false, true), ("CanoScan 9000F", [], false, true),
      ("EOS 40D", [], false, false), ("EOS 40D", [Rule.softwareScanner.exampleDetail], true, false),
      // An exposure beside a scanner's name, and the maker's note missing too.
      ("CanoScan 9000F", [], true, false),
      ("CanoScan 9000F", [Rule.makerNoteMissing.exampleDetail], true, true),
      ("EOS 40D", [Rule.makerNoteMissing.exampleDetail], true, false),
    ] as [(String, [Detail], Bool, Bool)])
  func aScanIsOfAPrint(model: String, details: [Detail], isExposed: Bool, isScan: Bool) {
    for kind in [Verdict.Kind.resaved, .undetermined, .copy, .edited] {
      var report = Self.report(kind, details)
      report.summary.model = model
      if !isExposed {
        report.summary.exposureTime = nil
        report.summary.aperture = nil
        report.summary.iso = nil
      }
      #expect((report.step == .verdictNextScan) == isScan)
    }
  }

  /// Checks that a copy of a screen's size may be a screenshot, unless films and wallpapers often have that size too.
  @Test(arguments: [(1179, 2556, true), (2556, 1179, true), (1080, 1920, false), (4032, 3024, false)])
  func aCopyMayShowAScreen(width: Int, height: Int, isScreen: Bool) {
    var report = Self.report(.copy, [])
    report.summary.dimensions = PixelSize(width: width, height: height)
    #expect((report.step == .verdictNextScreen) == isScreen)
    report.verdict.kind = .resaved
    #expect(report.step == nil)
  }

  /// Checks that Apple's encoder tells of an iPhone's picture only.
  @Test(
    arguments: [
      ("Apple", .imageIO, true), ("Apple", .appleJPEG, true), ("Apple", .camera, false),
      ("Canon", .appleJPEG, false),
    ] as [(String, EncoderFamily, Bool)])
  func appleStoresAgain(make: String, family: EncoderFamily, isStored: Bool) {
    var report = Self.report(.resaved, [.coded(family)])
    report.summary.make = make
    #expect((report.step == .verdictNextUnmodified) == isStored)
  }

  /// Checks that whoever is asked for a file is told how to send it: over a messenger, a photo comes back as a copy.
  @Test(
    arguments: [
      "verdict.edited.next", "verdict.undetermined.next", "verdict.incomplete.next", "verdict.damaged.next",
      "verdict.copy.next", "verdict.resaved.next", "verdict.stripped.next", "verdict.platformCopy.next",
      "verdict.next.frame", "verdict.next.posted", "verdict.next.raw", "verdict.next.screen",
      "verdict.next.sizes", "verdict.next.unmodified",
    ])
  func saysHowToSendIt(id: String) throws {
    let text = try #require(MessageKey(id: id)).text(in: .english)
    let ways = ["as a document (a file, not a photo)", "as documents (files, not photos)"]
    #expect(ways.contains { text.contains($0) })
  }
}

extension OriginalityFlag.FlagDetail {
  fileprivate static func coded(_ family: EncoderFamily) -> Self {
    .flag(.encoderIdentified, ["family": family.rawValue, "layout": "x"])
  }

  fileprivate static func stated(_ meaning: SourceTypeMeaning) -> Self {
    .flag(.sourceTypeStated, ["term": "x", "meaning": meaning, "place": "XMP x"])
  }

  fileprivate static func marked(_ platform: String) -> Self {
    .flag(.platformMark, ["platform": platform, "text": "x"])
  }
}
