import MetaLensAssessment
import MetaLensFacts

/// A report in at most 20 lines: what the file is, why, what that doesn't mean and what to do next.
struct ShortAnswer: Sendable {
  /// The maximum number of lines of an answer, whatever the file contains.
  static let maximumLines = 20
  /// The range of widths in columns: wider lines are hard to read, and narrower ones have no room for words.
  private static let widths = 40...100
  private static let maximumReasons = 3

  let language: Language
  let paint: Paint
  /// The maximum width in columns of all lines except the path's.
  let columns: Int
  /// Whether the path is cut too, which it is on a terminal.
  private let cutsPath: Bool

  /// Makes answers with a width in columns; 80 if the output isn't a terminal.
  init(language: Language, paint: Paint, columns: Int?) {
    self.language = language
    self.paint = paint
    cutsPath = columns != nil
    self.columns = min(max(columns ?? 80, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// Returns the answer for a file, ending with a line break.
  func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    let (head, ends) = (beginning(file, report), ending(file, report))
    // The longest reasons are shortened first, since the verdict that they support may not be cut.
    let room = Self.maximumLines - head.count - ends.count
    for (count, height) in [(3, 4), (3, 3), (3, 2), (3, 1), (2, 1), (1, 1)] {
      let told = reasons(report, count, height)
      guard Self.lineCount(told) <= room else { continue }
      let shown = withCause(report, count, height, room) ?? told
      return joined(head + shown.flatMap(\.self) + ends)
    }
    return joined(Array((head + ends).prefix(Self.maximumLines)))
  }

  /// Returns the lines of each reason, the first followed by its harmless cause; nil if there is no such cause, or no
  /// room for it.
  ///
  /// For a cause, reasons without weight are shortened or left out first, then the others are shortened to two lines.
  private func withCause(
    _ report: OriginalityReport, _ count: Int, _ height: Int, _ room: Int
  ) -> [[String]]? {
    let cause = harmless(report)
    guard !cause.isEmpty else { return nil }
    let low = min(height, 2)
    for (height, unweighed) in [(height, height), (height, 1), (height, 0), (low, 0)] {
      var told = reasons(report, count, height, unweighed: unweighed)
      guard !told.isEmpty, Self.lineCount(told) + cause.count <= room else { continue }
      told[0] += cause
      return told
    }
    return nil
  }

  private static func lineCount(_ reasons: [[String]]) -> Int { reasons.reduce(0) { $0 + $1.count } }

  private func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  private func beginning(_ file: AnalyzedFile, _ report: OriginalityReport) -> [String] {
    let score = Message.answerScore(score: String(report.score)).text(in: language)
    let width = columns - 2 - DisplayWidth.of(score) - 2
    let answer = TextWrapping.lines(report.answer(in: language), columns: width)
    let head = "  " + paint.badge(report.badge, DisplayWidth.padding(answer[0], to: width)) + "  "
    return [paint.bold(name(file))] + [head + paint.badge(report.badge, score)]
      + answer.dropFirst().map { "  " + paint.badge(report.badge, $0) }
  }

  /// Returns the path, on a terminal as much of its end as fits, since files in two directories often have the same
  /// name.
  private func name(_ file: AnalyzedFile) -> String {
    let path = file.label.shown(in: language)
    return cutsPath ? DisplayWidth.truncatingFront(path, to: columns) : path
  }

  /// Returns the flags from which the first reasons are made, without a flag of Content Credentials that has its own
  /// line.
  private func deciding(_ report: OriginalityReport) -> [OriginalityFlag] {
    let elsewhere = credentialFlag(report)?.id
    var deciding = report.deciding.filter { $0.id != elsewhere }
    // If part of the file is missing, that bears on everything else and comes first.
    if let missing = report.flags.first(where: { $0.id == .fileIncomplete }),
      !deciding.prefix(Self.maximumReasons).contains(where: { $0.id == .fileIncomplete }),
      report.verdict.kind != .incomplete
    {
      deciding.removeAll { $0.id == .fileIncomplete }
      deciding.insert(missing, at: 0)
    }
    return deciding
  }

  /// Returns the lines of each reason.
  ///
  /// The reasons that weigh most come first, then those without weight; of a copy, the platform whose layout it has is
  /// among the first two. Except for an original, a line says how many reasons are left out.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - count: the maximum number of reasons.
  ///   - height: the maximum number of lines of a reason.
  ///   - unweighedHeight: the maximum number of lines of a reason without weight; 0 leaves these out.
  private func reasons(
    _ report: OriginalityReport, _ count: Int, _ height: Int, unweighed unweighedHeight: Int? = nil
  ) -> [[String]] {
    // This flag has its own line.
    let elsewhere = credentialFlag(report)?.id
    let deciding = deciding(report)
    var reasons = plain(deciding, of: report).map { SafeText.escaping($0) }
    if let obstacle = obstacle(report) { reasons.insert(obstacle, at: 0) }
    let raw = plain(report.flagOfRawName.map { [$0] } ?? [], of: report)
    reasons.insert(contentsOf: raw.map { SafeText.escaping($0) }, at: 0)
    let told = deciding.map(\.id)
    let unweighed = report.unweighed.filter { $0.id != elsewhere && !told.contains($0.id) }
    let platform = unweighed.first { isPlatform($0, of: report, unless: reasons) }
    if let platform {
      reasons.insert(contentsOf: withoutWeight([platform], of: report), at: min(1, reasons.count))
    }
    let low = min(height, unweighedHeight ?? height)
    var all = reasons.map { (text: $0, height: height) }
    all += withoutWeight(unweighed.filter { $0.id != platform?.id }, of: report).map { text in
      (text: text, height: Self.isList(text) ? min(low, 1) : low)
    }
    let shown = all.prefix(min(count, Self.maximumReasons)).filter { $0.height > 0 }
    var lines = shown.map { paragraph($0.text, first: "  ● ", indent: 4, height: $0.height) }
    // With an original, the reasons left out support it too.
    if all.count > shown.count, report.verdict.kind != .cameraOriginal {
      let more = Message.answerMore(count: String(all.count - shown.count)).text(in: language)
      lines.append(paragraph(more, first: "    ", indent: 4, height: 1))
    }
    return lines
  }

  /// Whether a reason lists so much that only its beginning is worth a line.
  private static func isList(_ text: String) -> Bool {
    text.unicodeScalars.count { [",", "、", "，"].contains($0) } >= 5
  }

  /// Whether a flag tells which platform made a copy, which is asked first of one, and no reason names the platform.
  private func isPlatform(
    _ flag: OriginalityFlag, of report: OriginalityReport, unless reasons: [String]
  ) -> Bool {
    guard report.verdict.kind == .copy, flag.id == .platformLayout,
      let name = flag.detail.parameters["platform"]?.stringValue
    else { return false }
    return !reasons.contains { $0.contains(name) }
  }

  /// Returns flags as reasons that say that they have no weight.
  private func withoutWeight(_ flags: [OriginalityFlag], of report: OriginalityReport) -> [String] {
    plain(flags, of: report).map { finding in
      SafeText.escaping(Message.answerUnweighed(finding: finding).text(in: language))
    }
  }

  /// Returns when the first reason is harmless, if it is a finding against an original, and neither it nor a line
  /// below says the same.
  private func harmless(_ report: OriginalityReport) -> [String] {
    let saidBelow: [Verdict.Kind] = [.aiGenerated, .platformCopy, .stripped, .incomplete]
    guard !saidBelow.contains(report.verdict.kind), obstacle(report) == nil, report.flagOfRawName == nil
    else {
      return []
    }
    let deciding = deciding(report)
    // If one sentence covers two flags, the cause of the missing camera applies to both.
    let first =
      isToldAsOne(deciding.first, of: deciding)
      ? deciding.first(where: { $0.id == .cameraInfoMissing }) : deciding.first
    // A scan's reason says itself that it is harmless.
    guard let flag = first, !report.isNormalForScan(flag), let line = flag.shortHarmlessLine(in: language)
    else { return [] }
    return paragraph(line, first: "    ", indent: 4, height: 2)
  }

  /// Returns the flags as plain sentences; if neither camera nor date is stated, one sentence says both.
  private func plain(_ flags: [OriginalityFlag], of report: OriginalityReport) -> [String] {
    // The common sentence takes the place of the heavier flag.
    let first = flags.firstIndex { isToldAsOne($0, of: flags) }
    return flags.indices.compactMap { index in
      if index == first { return MessageKey.answerNoCameraNoDate.text(in: language) }
      return isToldAsOne(flags[index], of: flags) ? nil : report.reason(of: flags[index], in: language)
    }
  }

  /// Whether one sentence covers this flag and another of the given ones.
  private func isToldAsOne(_ flag: OriginalityFlag?, of flags: [OriginalityFlag]) -> Bool {
    let pair = [FlagID.cameraInfoMissing, .creationDateMissing]
    return flag.map { pair.contains($0.id) } == true
      && pair.allSatisfy { id in flags.contains { $0.id == id } }
  }

  /// Returns why an undetermined file has no better score if no flag says so, or which library put the file together.
  private func obstacle(_ report: OriginalityReport) -> String? {
    guard report.verdict.kind == .undetermined else { return nil }
    if let library = report.library { return Message.answerLibrary(library: library).text(in: language) }
    guard let bounded = report.bounded,
      [ScoreBound.silenceNeverGreen, .metadataNeverGreen].contains(where: { $0.id == bounded.by })
    else { return nil }
    return report.bound(in: language)
  }

  /// Returns what was found about Content Credentials, unless a reason says it; readers who rely on them must learn
  /// whether they were checked.
  private func credentials(_ report: OriginalityReport) -> String? {
    credentialFlag(report).map { SafeText.escaping($0.reason(in: language)) }
  }

  /// Returns the flag on what was found about Content Credentials; nil if one of the first reasons says it.
  private func credentialFlag(_ report: OriginalityReport) -> OriginalityFlag? {
    let ids: [FlagID] = [
      .credentialsChanged, .credentialsFaulty, .credentialsCameraSigned, .credentialsSigned,
      .credentialsUnchecked,
    ]
    let said = report.deciding.prefix(Self.maximumReasons).map(\.id)
    guard let flag = report.flags.first(where: { ids.contains($0.id) }), !said.contains(flag.id) else {
      return nil
    }
    return flag
  }

  private func ending(_ file: AnalyzedFile, _ report: OriginalityReport) -> [String] {
    var texts = [OtherSide(report: report, language: language).text]
    if let text = credentials(report) { texts.append(text) }
    if report.diagnostics.contains(where: { Diagnostic.cut.contains($0.code) }) {
      texts.append(MessageKey.answerNotRead.text(in: language))
    }
    if let taken = TakenLine(report.summary, flags: report.flags, language).text { texts.append(taken) }
    if let name = nameForm(report) { texts.append(name) }
    texts.append(report.limit(in: language))
    if let step = report.nextStep(in: language) {
      texts.append(Message.answerNext(step: step).text(in: language))
    }
    // The next step with an original is to record its hash.
    if report.verdict.kind == .cameraOriginal, let digest = report.summary.sha256 {
      texts.append("SHA-256: " + digest)
    }
    return texts.filter { !$0.isEmpty }.flatMap {
      paragraph(SafeText.escaping($0), first: "  ", indent: 4, height: 3)
    }
  }

  /// Returns whose form the file's name has, which tells where a photo may have come from; nil if the verdict says it.
  private func nameForm(_ report: OriginalityReport) -> String? {
    let saidAbove: [Verdict.Kind] = [.platformCopy, .aiGenerated, .screenshot]
    guard !saidAbove.contains(report.verdict.kind) else { return nil }
    return report.flags.first {
      $0.id == .platformFileName
        && $0.detail.parameters["kind"]?.stringValue != FileNameForms.Kind.edited.rawValue
    }?.reason(in: language)
  }

  /// Returns a text's lines after a mark, with further lines indented; lines beyond the height are cut.
  private func paragraph(_ text: String, first: String, indent: Int, height: Int) -> [String] {
    let width = columns - indent
    // Without this, a very long value would be wrapped completely before it is cut.
    let bounded = DisplayWidth.truncating(text, to: width * (height + 2))
    var lines = TextWrapping.lines(bounded, columns: width)
    if lines.count > height {
      lines = Array(lines.prefix(height))
      lines[height - 1] = DisplayWidth.truncating(lines[height - 1] + " …", to: width)
    }
    let rest = String(repeating: " ", count: indent)
    return [first + lines[0]] + lines.dropFirst().map { rest + $0 }
  }
}

/// The line on findings that contradict the verdict.
private struct OtherSide {
  private static let maximumPhrases = 3

  let report: OriginalityReport
  let language: Language

  var text: String {
    report.verdict.kind == .cameraOriginal ? against : forCamera
  }

  private var forCamera: String {
    let phrases = report.countering.compactMap { $0.phrase(in: language) }
    let shown = phrases.prefix(Self.maximumPhrases)
    guard !shown.isEmpty else { return MessageKey.answerForNothing.text(in: language) }
    let findings = shown.joined(separator: language.listSeparator)
    let rest = report.countering.count - shown.count
    let message =
      rest > 0
      ? Message.answerForMore(findings: findings, count: String(rest)) : Message.answerFor(findings: findings)
    return message.text(in: language)
  }

  private var against: String {
    guard let strongest = report.countering.first else {
      return MessageKey.answerAgainstNothing.text(in: language)
    }
    let finding = report.reason(of: strongest, in: language)
    let rest = report.countering.count - 1
    if strongest.weight == 0, report.bounded == nil {
      let message =
        rest > 0
        ? Message.answerAgainstUnweighedMore(finding: finding, count: String(rest))
        : Message.answerAgainstUnweighed(finding: finding)
      return message.text(in: language)
    }
    let message =
      rest > 0
      ? Message.answerAgainstMore(finding: finding, count: String(rest))
      : Message.answerAgainst(finding: finding)
    return message.text(in: language)
  }
}
