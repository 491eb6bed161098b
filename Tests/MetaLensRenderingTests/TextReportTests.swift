import MetaLensFacts
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct TextReportTests {
  private func text(
    _ report: OriginalityReport = .sample(), in language: Language = .english, redacted: Bool = false
  ) -> String {
    var file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    if redacted { file = Redaction.applied(to: file) }
    return TextReport(language: language, paint: Paint(isEnabled: false))
      .text(of: file, file.report ?? report)
  }

  @Test func beginsWithScoreAndBadge() {
    #expect(
      text().hasPrefix(
        "Score 42/100  red\nIts own metadata says that editing software saved it.\nAsk for"
      ))
    #expect(
      text().contains(
        "\nConfidence in this verdict: 56%, starting from 50% for an original. It says how often this verdict\n"
          + "is right and no other; only the score says how likely the file is an original.\n"))
    #expect(text().contains("\n  Picture encoding  changed\n"))
    #expect(text().contains("\(MessageKey.sectionFor.text(in: .english))\n    2:1  The make and model"))
  }

  /// A weight that was set without counting shows no ratio; a counted weight that supports neither side shows 1:1.
  @Test func aRatioWasCounted() throws {
    var report = OriginalityReport.sample()
    let editor = OriginalityFlag.FlagDetail.softwareEdited(software: "GIMP 2.4.5").description(in: .english)
    let index = try #require(report.flags.firstIndex { $0.type == .isEdited })
    report.flags[index].isMeasured = false
    #expect(text(report).contains("  rule  " + editor))
    report.flags[index].isMeasured = true
    report.flags[index].weight = 0
    #expect(text(report).contains("  1:1  " + editor))
  }

  /// A finding that doesn't count isn't called a rule, which a reader takes for a weight.
  @Test func aFindingWithoutWeightIsNoRule() {
    var report = OriginalityReport.sample(score: 84)
    let detail = OriginalityFlag.FlagDetail.flag(
      .clockReset, ["tag": "DateTimeOriginal", "date": "2000-01-01T00:03:10"])
    report.flags.append(
      OriginalityFlag(
        detail: detail, grade: .observed, evidence: [], weight: 0, points: 0, isMeasured: false))
    let words = String(detail.description(in: .english).prefix(20))
    #expect(text(report).contains("  no weight  " + words))
    for word in ["“Rule”", "“cap”", "“no weight”"] { #expect(text(report).contains(word)) }
  }

  /// If a fact settles the score, no percentage is shown, but the next step is.
  @Test func aFactSettlesWithoutAPercentage() {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .copy, confidence: 0.5, by: "copy")
    report.bounded = .init(by: "notCameraFile", from: 33, to: 20)
    let shown = text(report)
    #expect(!shown.contains("Confidence") && !shown.contains("Starting from"))
    #expect(shown.contains("\nAsk for the file from the device itself"))
    report.bounded = .init(by: "editedNeverGreen", from: 90, to: 84)
    #expect(text(report).contains("Confidence") && text(report).contains("Starting from"))
  }

  /// The details are as reserved as the short answer.
  @Test func saysThatNotEverythingFits() {
    var report = OriginalityReport.sample(score: 90)
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.9, by: "consistentWithCamera")
    #expect(flat(text(report)).contains(flat("camera file, though not everything fits.")))
    report.flags.removeAll { $0.type != .isOriginal }
    #expect(flat(text(report)).contains(flat("consistent with an unaltered camera file.")))
  }

  @Test func saysWhichBoundLoweredTheScore() {
    var report = OriginalityReport.sample()
    report.bounded = .init(by: "refusedNeverGreen", from: 85, to: 84)
    #expect(text(report).contains("\nCapped (was 85): a picture that can't be read is never green.\n"))
    report.bounded = .init(by: "ofANewerVersion", from: 85, to: 84)
    #expect(!text(report).contains("Capped"))
  }

  @Test func tellsWhereAFlagStands() {
    let editor = OriginalityFlag.FlagDetail.softwareEdited(software: "GIMP 2.4.5")
    #expect(text().contains("  1:33  " + editor.description(in: .english)))
    #expect(text().contains("APP1 Exif IFD0, tag 0x0131, byte 190\n"))
    let lines = text().split(separator: "\n", omittingEmptySubsequences: false)
    let flag = lines.firstIndex { $0.contains("The file states a position.") }
    #expect(flag.map { lines[$0 + 1] } == "         not in the file")
  }

  /// Below a finding against an original, the text says when it is harmless; below other findings it doesn't.
  @Test func tellsWhenAFindingIsHarmless() {
    let shown = text()
    #expect(
      shown.contains(
        "\n         Can be harmless: The picture may have been opened and saved without a visible change, "
          + "or\n         only rotated or tagged.\n         APP1 Exif IFD0, tag 0x0131, byte 190\n"))
    // The editor and the position.
    #expect(shown.ranges(of: "Can be harmless: ").count == 2)
  }

  @Test(arguments: Language.allCases) func losesNoWordOfAFlag(language: Language) {
    let long: [OriginalityFlag.FlagDetail] = [
      .flag(
        .encoderSoftware,
        ["make": "Canon", "encoder": "libjpeg", "layout": "DQT 2, SOF0 4:2:0, DHT 4, standard"]),
      .softwareEdited(software: String(repeating: "GIMP ", count: 60)),
    ]
    var report = OriginalityReport.sample()
    report.flags = long.map {
      OriginalityFlag(
        detail: $0, grade: .inferred,
        evidence: (1...9).map { Evidence(location: "APP1 Exif IFD0 directory", tag: 305, offset: $0) },
        weight: -31, points: -31)
    }
    let shown = text(report, in: language)
    let sentences = shown.prefix { $0 != "×" }.split(separator: "\n").dropLast(1)
    #expect(sentences.allSatisfy { DisplayWidth.of(String($0)) <= 100 || $0.hasPrefix("  GIMP") })
    for flag in report.flags {
      #expect(flat(shown).contains(flat(flag.description(in: language))))
    }
    #expect(flat(shown).contains(flat(Message.diagnosticMore(count: "6").text(in: language))))
  }

  @Test func aValueTooLongToReadLosesItsMiddle() {
    let shown = flat(text(.sample(software: "BEGIN" + String(repeating: "x", count: 9000) + "END")))
    #expect(shown.contains("BEGINxxx") && shown.contains("xxxEND”"))
    #expect(shown.contains("xxx…xxx") && shown.count < 5000)
  }

  /// Flags consist of two regional indicators, and where one begins depends on all indicators before it.
  @Test func aRunOfFlagsLosesItsMiddle() {
    let run = String(repeating: "\u{1F1E6}", count: 20_000)
    let shown = flat(text(.sample(software: "BEGIN" + run + "END")))
    #expect(shown.contains("BEGIN") && shown.contains("END”") && shown.contains("…"))
    #expect(shown.count < 5000)
  }

  /// At depth pixels, a WebP is only read to depth structure, and a HEIC is only searched for damage; the report says
  /// so.
  @Test(arguments: Language.allCases, [PhotoFormat.heic, .webp])
  func saysThatOtherFormatsAreNotDecoded(language: Language, format: PhotoFormat) {
    let message: Message = format == .heic ? .noteDamageOnly(format: "HEIC") : .noteNotDecoded(format: "WebP")
    let note = flat(message.text(in: language))
    var report = OriginalityReport.sample()
    report.depth = .pixels
    #expect(!flat(text(report, in: language)).contains(note))
    report.summary.format = format
    #expect(flat(text(report, in: language)).contains(note))
    report.depth = .structure
    #expect(!flat(text(report, in: language)).contains(note))
  }

  @Test func saysWhichFlagAddsNoPointsOfItsOwn() {
    var report = OriginalityReport.sample()
    report.flags[0].counts = false
    #expect(text(report).contains("\n    (–)  Its metadata says"))
    #expect(text(report).contains("(–)"))
  }

  private func flat(_ text: String) -> String { String(text.filter { $0 != " " && $0 != "\n" }) }

  @Test(arguments: Language.allCases)
  func factsAreAlignedByWidth(language: Language) {
    let lines = text(in: language).split(separator: "\n").map(String.init)
    let values = [
      "Canon EOS 40D", "GIMP 2.4.5", "3888 × 2592", "1/200 s", "f/2\(language.decimalSeparator)8", "50 mm",
      "-33.500000, 127.250000",
    ]
    let columns = values.compactMap { value in
      lines.last { $0.hasSuffix("  " + value) }.map { DisplayWidth.of($0) - DisplayWidth.of(value) }
    }
    #expect(columns.count == values.count)
    #expect(Set(columns).count == 1)
  }

  @Test func strangersTextIsMadeSafe() {
    let shown = text(.sample(model: "\u{1b}]0;x\u{7}", software: "\u{202e}GIMP"))
    #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!shown.unicodeScalars.contains { $0.value == 0x202E })
    #expect(shown.contains("\\u{1b}]0;x\\u{7}"))
  }

  @Test func tellsWhatIsWithheld() {
    let shown = text(redacted: true)
    #expect(shown.contains("Position              withheld, if stated\n"))
    for secret in ["SECRET", "SERIAL", "Ada", "Carla", "33.5", "71.5"] { #expect(!shown.contains(secret)) }
  }

  @Test func datesWithoutAZoneSaySo() {
    #expect(text().contains("2008-05-30 15:56:01 (local time, no zone stated)"))
    #expect(text().contains("2008-05-30 06:56:01+00:00\n"))
  }
}
