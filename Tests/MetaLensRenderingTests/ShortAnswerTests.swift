import MetaLensAssessment
import MetaLensKit
import MetaLensPlatform
import MetaLensSamples
import Testing

@testable import MetaLensRendering

struct ShortAnswerTests {
  private func text(
    _ report: OriginalityReport, in language: Language = .english, columns: Int? = nil, redacted: Bool = false
  ) -> String {
    var file = AnalyzedFile(label: FileLabel(SystemPath("d/photo.jpg")), outcome: .success(report))
    if redacted { file = Redaction.applied(to: file) }
    return ShortAnswer(language: language, paint: Paint(isEnabled: false), columns: columns)
      .text(of: file, file.report ?? report)
  }

  @Test func answersFirst() {
    #expect(
      text(.sample()) == """
        d/photo.jpg
          Not the camera's file: its own metadata names an editing program.    42 of 100
          ● Its metadata says that the editing program “GIMP 2.4.5” saved the file.
            Can be harmless: The picture may have been opened and saved without a
            visible change, or only rotated or tagged.
          ● The stated position is impossible: a value is out of range (91.5 N SECRET).
          For an original: a camera is named, it states a position
          By its metadata, taken 2008-05-30 15:56:01 with a Canon EOS 40D near -33.50,
            127.25
          This rests on what the file says, which anyone can write or remove; it
            doesn't say what was changed.
          Next: Ask for the file as it was before editing, from the device that took
            it, sent as a document (a file, not a photo).

        """)
  }

  /// A messenger's or a screenshot's form of name is told, unless the verdict says it; that of a second copy isn't.
  @Test(
    arguments: [
      (.copy, "named", "Its name has the form that Signal gives; anyone can rename a file."),
      (.edited, "screenshot", "Its name has a form given to screenshots; anyone can rename a file."),
      (.platformCopy, "named", nil), (.copy, "edited", nil),
    ] as [(Verdict.Kind, String, String?)])
  func tellsTheFormOfTheName(kind: Verdict.Kind, form: String, line: String?) {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: kind, confidence: nil, by: "ofANewerVersion")
    let detail = OriginalityFlag.FlagDetail.other(
      id: .platformFileName, parameters: ["kind": .string(form), "meaning": .string("Signal")])
    report.flags = [Self.flag(detail, 0)]
    #expect(text(report).contains(" name has ") == (line != nil))
    if let line { #expect(text(report).contains("  \(line)\n")) }
  }

  /// The platform whose layout a copy has is told among the first two reasons, unless a reason names it.
  @Test(
    arguments: [(.copy, "Telegram", 1), (.copy, "WhatsApp", 2), (.resaved, "Telegram", 2)]
      as [(Verdict.Kind, String, Int)])
  func tellsACopysPlatformEarly(kind: Verdict.Kind, platform: String, place: Int) {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: kind, confidence: nil, by: "copy")
    report.flags = [
      Self.flag(.flag(.compressedTwice), -1), Self.flag(.flag(.notCameraCoding, ["encoder": "whatsApp"]), -1),
      Self.flag(.flag(.platformLayout, ["platform": platform, "features": "progressive"]), 0),
    ]
    let told = text(report).split(separator: "\n").filter { $0.hasPrefix("  ● ") }
    let words = "● Without weight in the score: Its encoding fits a copy made by \(platform);"
    #expect(told.count == 3 && told.firstIndex { $0.contains(words) } == place, "\(told)")
  }

  /// At 80 columns, every next step is told whole.
  @Test(arguments: Language.allCases) func everyNextStepFits(language: Language) {
    let keys = MessageKey.allCases.filter {
      $0.id.hasPrefix("verdict.") && ($0.id.hasSuffix(".next") || $0.id.hasPrefix("verdict.next."))
    }
    #expect(keys.count > 15)
    for key in keys {
      let step = Message.answerNext(step: key.text(in: language)).text(in: language)
      #expect(TextWrapping.lines(step, columns: 76).count <= 3, "\(key.id)")
    }
  }

  /// At 80 columns, what honest files with these warnings have in common is told whole.
  @Test(arguments: Language.allCases) func commonHarmlessCausesFit(language: Language) throws {
    for rule in [Rule.gpsHoursDiffer, .softwareNamesOtherModel] {
      let line = try #require(Self.flag(rule.exampleDetail, -1).shortHarmlessLine(in: language))
      #expect(TextWrapping.lines(line, columns: 76).count <= 2, "\(rule.id): \(line)")
    }
  }

  /// The reason that weighs most is followed by its innocent cause in one sentence, unless it supports an original, has
  /// no known harmless cause, or the line of limits already says the same.
  @Test(
    arguments: [
      (
        .resaved, [Rule.dateModifiedAfterCreation.exampleDetail],
        "Can be harmless: Cameras that can edit or rotate a picture themselves."
      ),
      (
        .copy, [.creationDateMissing, .cameraInfoMissing],
        "Can be harmless: Messengers, websites and privacy tools remove them."
      ),
      (.edited, [Rule.thumbnailDiffers.exampleDetail], nil), (.stripped, [.cameraInfoMissing], nil),
      (.cameraOriginal, [.hasGps, Rule.exifRewritten.exampleDetail], nil),
    ] as [(Verdict.Kind, [OriginalityFlag.FlagDetail], String?)])
  func theFirstReasonHasItsInnocentCause(
    kind: Verdict.Kind, details: [OriginalityFlag.FlagDetail], line: String?
  ) {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: kind, confidence: nil, by: "ofANewerVersion")
    report.flags = details.map { Self.flag($0, $0 == .hasGps ? 1 : -1) }
    let lines = text(report).split(separator: "\n").map(String.init)
    let expected = line.map { ["    " + $0] } ?? []
    #expect(lines.filter { $0.contains("Can be harmless") } == expected)
  }

  /// Of a stored report of a scan, in which an older model raised it, that its dates differ is told as of any file.
  @Test(arguments: ["CanoScan 9000F", "EOS 40D"]) func aScansDatesMayDiffer(model: String) {
    var report = OriginalityReport.sample(model: model)
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: "metadataRewritten")
    let software = OriginalityFlag.FlagDetail.flag(.softwareScanner, ["software": "EPSON Scan"])
    report.flags = [Self.flag(Rule.dateDigitizedDiffers.exampleDetail, -1), Self.flag(software, -0.1)]
    let words = text(report).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("differ. Can be harmless: A scan that the check didn't recognize: in scans, "))
    let file = AnalyzedFile(label: FileLabel(SystemPath("a.jpg")), outcome: .success(report))
    #expect(file.reason(in: .english).hasSuffix(" differ."))
  }

  /// For a TIFF without a named camera, the library that wrote it comes first.
  @Test(arguments: [
    ("libtiff", PhotoFormat.tiff, false, true), ("", .tiff, false, false), ("libtiff", .tiff, true, false),
    ("libtiff", .dng, false, false),
  ])
  func aTIFFsLibraryIsTold(writers: String, format: PhotoFormat, hasCamera: Bool, isTold: Bool) {
    var report = OriginalityReport.sample(score: 50)
    report.verdict = Verdict(kind: .undetermined, confidence: nil, by: "formatUnmeasured")
    report.summary.format = format
    report.flags = [
      Self.flag(hasCamera ? .creationDateMissing : .cameraInfoMissing, -1),
      Self.flag(.flag(.containerWriterIdentified, ["writers": writers, "layout": "II IFD0@9"]), 0),
    ]
    let told = text(report).split(separator: "\n").first { $0.hasPrefix("  ● ") }
    #expect(told?.contains("laid out as by libtiff") == isTold)
  }

  /// A single lack is a single reason: one sentence covers both camera and date.
  @Test(arguments: [
    (
      [OriginalityFlag.FlagDetail.cameraInfoMissing, .creationDateMissing],
      ["neither a camera nor a creation date"]
    ),
    (
      [
        .creationDateMissing,
        .flag(.gpsImpossible, ["reason": PositionFault.outOfRange, "value": "91.5 N"]), .cameraInfoMissing,
      ],
      ["neither a camera nor a creation date", "position"]
    ),
    ([.creationDateMissing], ["EXIF states no creation date."]),
    ([.cameraInfoMissing], ["EXIF states neither make nor model of a camera."]),
  ])
  func whatIsMissingIsToldOnce(details: [OriginalityFlag.FlagDetail], reasons: [String]) {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .stripped, confidence: nil, by: "stripped")
    report.flags = details.enumerated().map { index, detail in
      OriginalityFlag(
        detail: detail, grade: .observed, evidence: [], weight: Double(index - 9) / 10, points: -1,
        counts: true)
    }
    let shown = text(report)
    #expect(shown.count { $0 == "●" } == reasons.count)
    for reason in reasons { #expect(shown.contains(reason), "\(shown)") }
  }

  private static func flag(_ detail: OriginalityFlag.FlagDetail, _ weight: Double) -> OriginalityFlag {
    OriginalityFlag(
      detail: detail, grade: .observed, evidence: [], weight: weight, points: 0, counts: weight != 0)
  }

  /// Findings without weight come after those with weight, and the reasons beyond three are counted.
  @Test(
    arguments: [
      (0, 1, nil), (1, 1, nil), (2, 1, nil), (3, 0, nil), (3, 1, 1), (2, 2, 1), (4, 0, 1), (4, 2, 3),
    ] as [(Int, Int, Int?)])
  func whatHasNoWeightIsToldToo(weighed: Int, unweighed: Int, more: Int?) {
    let accusing: [OriginalityFlag.FlagDetail] = [
      .flag(.compressedTwice), .flag(.exifRewritten, ["writer": "exiftool"]),
      .flag(.thumbnailDiffers, ["likeness": 3]), .softwareEdited(software: "GIMP 2.4.5"),
    ]
    let warning: [OriginalityFlag.FlagDetail] = [
      .flag(.clockReset, ["tag": "DateTimeOriginal", "date": "2000-01-01T00:03:10"]),
      .flag(.zoneImpossible, ["offset": "+09:00", "longitude": "-118.2"]),
    ]
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: "savedAgain")
    report.flags =
      accusing.prefix(weighed).map { Self.flag($0, -1) } + warning.prefix(unweighed).map { Self.flag($0, 0) }
    let lines = text(report).split(separator: "\n").map(String.init)
    let told = lines.filter { $0.hasPrefix("  ● ") }
    #expect(told.count == min(3, weighed + unweighed))
    let isUnweighed = told.map { $0.hasPrefix("  ● Without weight in the score: ") }
    #expect(isUnweighed == told.indices.map { $0 >= weighed })
    let counted = lines.filter { $0.hasSuffix("more with --details)") }
    let expected = more.map { ["    (\($0) more with --details)"] } ?? []
    #expect(counted == expected)
  }

  /// A list without weight and the error rate leave room for the harmless cause of the first reason, in every language.
  @Test(arguments: Language.allCases) func aCauseComesBeforeAListWithoutWeight(language: Language) throws {
    var report = OriginalityReport.sample(score: 84)
    (report.model, report.depth) = (MeasuredRates.model, .pixels)
    report.verdict = Verdict(kind: .undetermined, confidence: nil, by: "nothingSettled")
    #expect(report.errorRate(in: language) != nil)
    let tags = (1...14).map { "TagOfALongName\($0)" }.joined(separator: ", ")
    let list = OriginalityFlag.FlagDetail(
      id: .cameraTagsMissing,
      parameters: Rule.cameraTagsMissing.exampleDetail.parameters.merging(["tags": .string(tags)]) { $1 })
    report.flags = [
      Self.flag(Rule.thumbnailDirectoryDiffers.exampleDetail, -1),
      Self.flag(Rule.softwareNamesOtherModel.exampleDetail, -0.5), Self.flag(list, 0),
    ]
    let lines = text(report, in: language).split(separator: "\n").map(String.init)
    let cause = try #require(report.flags[0].shortHarmlessLine(in: language))
    #expect(lines.contains { $0.hasPrefix("    ") && cause.hasPrefix($0.dropFirst(4)) }, "\(lines)")
    let reasons = lines.indices.filter { lines[$0].hasPrefix("  ● ") }
    // The list takes one line, if there is room for it.
    if reasons.count == 3 { #expect(!lines[reasons[2] + 1].hasPrefix("    ")) }
    if language == .english { #expect(reasons.count == 3) }
  }

  /// The error rate of the score's color is told if there is room.
  @Test func tellsTheErrorRate() throws {
    var report = OriginalityReport.sample()
    (report.model, report.depth) = (MeasuredRates.model, .pixels)
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: "savedAgain")
    let words = text(report).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(try #require(report.errorRate(in: .english))))
  }

  /// Where there isn't room for both, when the first reason is harmless is told, and not the error rate.
  @Test func theErrorRateGivesWayToACause() throws {
    var report = OriginalityReport.sample()
    (report.model, report.depth) = (MeasuredRates.model, .pixels)
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: "savedAgain")
    report.flags = [
      Self.flag(Rule.thumbnailDirectoryDiffers.exampleDetail, -3),
      Self.flag(Rule.softwareNamesOtherModel.exampleDetail, -2),
      Self.flag(Rule.exposureDisagrees.exampleDetail, -1),
      Self.flag(.cameraInfo(make: "Canon", model: "Canon EOS 40D"), 1),
      Self.flag(
        .other(id: .platformFileName, parameters: ["kind": .string("named"), "meaning": .string("Signal")]), 0
      ),
    ]
    var isHiddenForACause = false
    for language in Language.allCases {
      let cause = try #require(report.flags[0].shortHarmlessLine(in: language))
      let rate = try #require(report.errorRate(in: language))
      for columns in [56, 64, 72] {
        let lines = text(report, in: language, columns: columns).split(separator: "\n").map(String.init)
        let saysCause = lines.contains { $0.hasPrefix("    ") && cause.hasPrefix($0.dropFirst(4)) }
        let saysRate = lines.contains { $0.hasPrefix("  ") && rate.hasPrefix($0.dropFirst(2)) }
        if saysCause && !saysRate { isHiddenForACause = true }
      }
    }
    #expect(isHiddenForACause)
  }

  /// With an original, findings without weight are on the other side, and its reasons aren't counted.
  @Test func anOriginalsReasonsAreNotCounted() {
    var report = OriginalityReport.sample(score: 90)
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.9, by: "consistentWithCamera")
    let supporting: [OriginalityFlag.FlagDetail] = [
      .flag(.encoderCamera), .flag(.datesAgree, ["date": "2023-05-30T15:56:01"]), .hasCreationDate, .hasGps,
    ]
    report.flags = supporting.map { Self.flag($0, 1) }
    report.flags.append(
      Self.flag(.flag(.clockReset, ["tag": "DateTimeOriginal", "date": "2000-01-01T00:03:10"]), 0))
    let shown = text(report)
    #expect(shown.count { $0 == "●" } == 3 && !shown.contains("more with --details"))
    #expect(!shown.contains("● Without weight") && shown.contains("\n  Against an original, without weight"))
  }

  /// With a date in the future, the answer doesn't say that nothing was found.
  @Test func anOriginalsDateInTheFutureIsTold() {
    var report = OriginalityReport.sample(score: 97)
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.97, by: "consistentWithCamera")
    report.flags = [
      Self.flag(.flag(.dateInFuture, ["tag": "DateTimeOriginal", "date": "2038-05-05T01:29:24"]), 0)
    ]
    let shown = text(report)
    #expect(shown.contains("though not everything fits.") && !shown.contains("nothing was found"))
    #expect(
      shown.contains("\n  Against an original, without weight in the score: DateTimeOriginal lies in\n"))
    #expect(shown.contains("\n    the future: 2038-05-05 01:29:24.\n"))
  }

  /// A finding with its own line isn't also a reason.
  @Test func credentialsAreToldOnce() {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: .resaved, confidence: nil, by: "savedAgain")
    report.flags = [
      Self.flag(.flag(.compressedTwice), -1),
      Self.flag(.flag(.credentialsFaulty, ["signer": "Ada", "code": "claim.invalid"]), 0),
    ]
    let shown = text(report)
    #expect(shown.ranges(of: "The Content Credentials").count == 1)
    #expect(shown.contains("\n  The Content Credentials") && !shown.contains("more with --details"))
  }

  /// If part of the file is missing, that bears on everything else, although it weighs little beside what accuses.
  @Test(arguments: [(Verdict.Kind.copy, true), (.resaved, true), (.incomplete, false)])
  func whatIsMissingOfTheFileIsToldFirst(kind: Verdict.Kind, isFirst: Bool) {
    var report = OriginalityReport.sample()
    report.verdict = Verdict(kind: kind, confidence: nil, by: "copy")
    let accusing: [OriginalityFlag.FlagDetail] = [
      .flag(.compressedTwice), .flag(.exifRewritten, ["writer": "exiftool"]),
      .flag(.thumbnailDiffers, ["likeness": 3]),
    ]
    report.flags = (accusing + [.flag(.fileIncomplete)]).enumerated().map { index, detail in
      OriginalityFlag(
        detail: detail, grade: .observed, evidence: [], weight: Double(index - 9), points: -1, counts: true)
    }
    let first = text(report).split(separator: "\n").first { $0.contains("●") }
    #expect(first?.contains("The file ends before its picture,") == isFirst, "\(text(report))")
  }

  /// If a sign of a change was found, the answer doesn't say that there is none.
  @Test func aSignIsNotDenied() {
    var report = OriginalityReport.sample(score: 84)
    report.verdict = Verdict(kind: .undetermined, confidence: nil, by: "nothingSettled")
    #expect(text(report).contains("A sign of a later change was found; by itself it doesn't settle"))
    report.flags.removeAll { $0.type == .isEdited }
    #expect(text(report).contains("Not being able to tell isn't a sign of a change."))
    // A finding without weight, because there were too few files, is still a sign.
    report.flags.append(
      OriginalityFlag(
        detail: .flag(.tilesRearranged, ["tileCount": 2]), grade: .observed, evidence: [], weight: 0,
        points: 0
      ))
    #expect(text(report).contains("A sign of a later change was found; by itself it doesn't settle"))
  }

  @Test func anOriginalIsToldTheOtherWay() {
    var report = OriginalityReport.sample(score: 90)
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.9, by: "consistentWithCamera")
    let shown = text(report)
    #expect(shown.contains("\n  ● The make and model are stated"))
    #expect(shown.contains("though not everything fits."))
    #expect(shown.contains("\n  Against an original: Its metadata says that the editing program"))
    #expect(shown.contains("(1 more with --details)"))
    #expect(shown.hasSuffix("(SHA-256).\n  SHA-256: ab12\n"))
    // A finding without weight was still found.
    report.flags = report.flags.filter { $0.type == .isOriginal || $0.type == .warning }
    for index in report.flags.indices where report.flags[index].type == .warning {
      report.flags[index].weight = 0
    }
    #expect(text(report).contains("though not everything fits."))
    #expect(
      text(report).contains("\n  Against an original, without weight in the score: The stated position"))
    report.flags = []
    #expect(text(report).contains("file: no sign of a change found."))
    #expect(text(report).contains("\n  Against an original: nothing was found\n"))
    report.verdict = Verdict(kind: .copy, confidence: nil, by: "copy")
    #expect(text(report).contains("\n  For an original: nothing was found\n"))
  }

  /// Readers who rely on Content Credentials learn whether they were checked.
  @Test func credentialsAreToldWhereNoReasonSaysIt() {
    var report = OriginalityReport.sample(score: 90)
    report.verdict = Verdict(kind: .cameraOriginal, confidence: 0.9, by: "consistentWithCamera")
    #expect(!text(report).contains("Content Credentials"))
    report.flags.append(
      OriginalityFlag(
        detail: .flag(.credentialsUnchecked, ["why": "depth"]), grade: .observed, evidence: [], weight: 0,
        points: 0, counts: false))
    #expect(text(report).contains("\n  The Content Credentials weren't checked: "))
  }

  /// A verdict that rests on the score alone is called probable if it isn't more than likely.
  @Test(arguments: [(21, "Probably not the camera's file"), (20, "Not the camera's file")])
  func saysHowSureItIs(score: Int, beginning: String) {
    var report = OriginalityReport.sample(score: score)
    report.verdict = Verdict(kind: .resaved, confidence: 0.6, by: "savedAgain")
    #expect(text(report).contains("\n  " + beginning))
  }

  @Test(arguments: Language.allCases, [nil, 20, 40, 60, 80, 500])
  func fitsTheScreen(language: Language, columns: Int?) {
    let long = String(repeating: "GIMP 写真 ", count: 60)
    for kind in Verdict.Kind.allCases {
      var report = OriginalityReport.sample(model: long, software: long)
      report.verdict = Verdict(kind: kind, confidence: 0.5, by: "ofANewerVersion")
      let lines = text(report, in: language, columns: columns).dropLast()
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= ShortAnswer.maximumLines)
      let maximum = min(max(columns ?? 80, 40), 100)
      #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= maximum })
      #expect(lines.allSatisfy { !$0.isEmpty })
    }
  }

  /// Without colours no information is lost; with colours the layout is the same.
  @Test func coloursCarryNothingAlone() {
    let file = AnalyzedFile(label: FileLabel(SystemPath("d/photo.jpg")), outcome: .success(.sample()))
    let painted = ShortAnswer(language: .english, paint: Paint(isEnabled: true), columns: nil)
      .text(of: file, .sample())
    #expect(painted.contains("\u{1b}[1;31m"))
    #expect(painted.replacing(#/\u{1b}\[[0-9;]*m/#, with: "") == text(.sample()))
  }

  /// An answer based on only part of the file says so.
  @Test(arguments: [
    (Diagnostic.Code.limitReached, true), (.pictureNotDecoded, true), (.tooManyParts, true),
    (.textEncodingGuessed, false), (.partInvalid, false),
  ])
  func saysThatNotAllWasRead(code: Diagnostic.Code, isSaid: Bool) {
    var report = OriginalityReport.sample()
    report.diagnostics = [Diagnostic(code, location: "JPEG")]
    #expect(text(report).contains("Not everything was read") == isSaid)
  }

  /// The path's end is kept, with directories, so that two photos with the same name can be distinguished.
  ///
  /// If the output isn't a terminal, the whole path is kept.
  @Test func aLongPathLosesItsBeginning() {
    let path = String(repeating: "d/", count: 50) + "photo.jpg"
    let file = AnalyzedFile(label: FileLabel(SystemPath(path)), outcome: .success(.sample()))
    let answer = ShortAnswer(language: .english, paint: Paint(isEnabled: false), columns: 80)
    #expect(answer.text(of: file, .sample()).hasPrefix("…" + path.suffix(79) + "\n"))
    let piped = ShortAnswer(language: .english, paint: Paint(isEnabled: false), columns: nil)
    #expect(piped.text(of: file, .sample()).hasPrefix(path + "\n"))
  }

  @Test func withholdsWhatIsPrivate() {
    let shown = text(.sample(), redacted: true)
    for secret in ["SECRET", "SERIAL", "33.5", "127.25"] { #expect(!shown.contains(secret)) }
    #expect(shown.contains("Canon EOS 40D\n"))
  }

  @Test func strangersTextIsMadeSafe() {
    let shown = text(.sample(model: "\u{1b}]0;x\u{7}", software: "\u{202e}GIMP\n"))
    #expect(!shown.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!shown.unicodeScalars.contains { $0.value == 0x202E })
  }

  /// Depth metadata never gives green; without this sentence, readers would take amber for a doubt about the file.
  @Test func saysWhatStandsInTheWay() {
    var report = OriginalityReport.sample(score: 84)
    report.verdict = .none
    report.bounded = .init(by: "metadataNeverGreen", from: 90, to: 84)
    #expect(text(report).contains("\n  ● Capped (was 90): metadata alone never makes a file green"))
  }
}
