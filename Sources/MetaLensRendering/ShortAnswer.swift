import MetaLensAssessment
import MetaLensFacts

/// A report in at most 20 lines: what the file is, why, what that doesn't mean and what to do next.
struct ShortAnswer: Sendable {
  /// No answer is longer, whatever the file holds.
  static let maximumLines = 20
  /// Wider lines are hard to read; narrower ones leave no room for words.
  private static let widths = 40...100
  private static let maximumReasons = 3

  let language: Language
  let paint: Paint
  /// The columns that no line but the path's exceeds.
  let columns: Int
  /// Whether the path is cut too: on a terminal.
  private let cutsPath: Bool

  /// Makes answers for so many columns; 80 where the output is no terminal.
  init(language: Language, paint: Paint, columns: Int?) {
    self.language = language
    self.paint = paint
    cutsPath = columns != nil
    self.columns = min(max(columns ?? 80, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// The answer of a file, ending with a line break.
  func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    let (head, ends) = (beginning(file, report), ending(file, report))
    // The longest reasons lose their ends first: what they are reasons for may not be lost.
    for (count, height) in [(3, 4), (3, 3), (3, 2), (3, 1), (2, 1), (1, 1)] {
      var told = reasons(report, count, height)
      let left = Self.maximumLines - head.count - told.reduce(0) { $0 + $1.count } - ends.count
      guard left >= 0 else { continue }
      let cause = harmless(report)
      if !told.isEmpty, cause.count <= left { told[0] += cause }
      return joined(head + told.flatMap(\.self) + ends)
    }
    return joined(Array((head + ends).prefix(Self.maximumLines)))
  }

  private func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  private func beginning(_ file: AnalyzedFile, _ report: OriginalityReport) -> [String] {
    let score = Message.answerScore(score: String(report.score)).text(in: language)
    let width = columns - 2 - DisplayWidth.of(score) - 2
    let answer = TextWrapping.lines(report.answer(in: language), columns: width)
    let head = "  " + paint.badge(report.badge, DisplayWidth.padding(answer[0], to: width)) + "  "
    return [paint.bold(name(file))] + [head + paint.badge(report.badge, score)]
      + answer.dropFirst().map { "  " + paint.badge(report.badge, $0) }
  }

  /// The path, on a terminal as much of its end as fits: files in two directories often have one name.
  private func name(_ file: AnalyzedFile) -> String {
    let path = file.label.path == "-" ? MessageKey.pageCheckInput.text(in: language) : file.label.shown
    return cutsPath ? DisplayWidth.truncatingFront(path, to: columns) : path
  }

  /// The flags that the reasons are made of first; of Content Credentials none that has a line of its own.
  private func deciding(_ report: OriginalityReport) -> [OriginalityFlag] {
    let elsewhere = credentialFlag(report)?.id
    var deciding = report.deciding.filter { $0.id != elsewhere }
    // Whatever else is said: that not all of the file is there bears on all of it.
    if let missing = report.flags.first(where: { $0.id == .fileIncomplete }),
      !deciding.prefix(Self.maximumReasons).contains(where: { $0.id == .fileIncomplete }),
      report.verdict.kind != .incomplete
    {
      deciding.removeAll { $0.id == .fileIncomplete }
      deciding.insert(missing, at: 0)
    }
    return deciding
  }

  /// What weighs first, then, of any file but an original, what was found against it and has no weight, and how many
  /// reasons are left out: the lines of each.
  private func reasons(_ report: OriginalityReport, _ count: Int, _ height: Int) -> [[String]] {
    // Told in a line of its own.
    let elsewhere = credentialFlag(report)?.id
    let deciding = deciding(report)
    var reasons = plain(deciding).map { SafeText.escaping($0) }
    if let obstacle = obstacle(report) { reasons.insert(obstacle, at: 0) }
    reasons.insert(
      contentsOf: plain(report.flagOfRawName.map { [$0] } ?? []).map { SafeText.escaping($0) }, at: 0)
    let told = deciding.map(\.id)
    let unweighed = report.unweighed.filter { $0.id != elsewhere && !told.contains($0.id) }
    reasons += plain(unweighed).map { finding in
      SafeText.escaping(Message.answerUnweighed(finding: finding).text(in: language))
    }
    let shown = reasons.prefix(min(count, Self.maximumReasons))
    var lines = shown.map { paragraph($0, first: "  ● ", indent: 4, height: height) }
    // What an original's reasons leave out speaks for it too.
    if reasons.count > shown.count, report.verdict.kind != .cameraOriginal {
      let more = Message.answerMore(count: String(reasons.count - shown.count)).text(in: language)
      lines.append(paragraph(more, first: "    ", indent: 4, height: 1))
    }
    return lines
  }

  /// When the first reason is harmless, where it is a finding against an original and nothing below says the same.
  private func harmless(_ report: OriginalityReport) -> [String] {
    let saidBelow: [Verdict.Kind] = [.aiGenerated, .platformCopy, .stripped, .incomplete]
    guard !saidBelow.contains(report.verdict.kind), obstacle(report) == nil, report.flagOfRawName == nil
    else {
      return []
    }
    let deciding = deciding(report)
    // Of the two that one sentence tells, the one whose cause is both's.
    let first =
      isToldAsOne(deciding.first, of: deciding)
      ? deciding.first(where: { $0.id == .cameraInfoMissing }) : deciding.first
    guard let line = first?.shortHarmlessLine(in: language) else { return [] }
    return paragraph(line, first: "    ", indent: 4, height: 2)
  }

  /// The flags in plain sentences; where neither camera nor date is stated, one sentence says both.
  private func plain(_ flags: [OriginalityFlag]) -> [String] {
    // Where the heavier of the two stands.
    let first = flags.firstIndex { isToldAsOne($0, of: flags) }
    return flags.indices.compactMap { index in
      if index == first { return MessageKey.answerNoCameraNoDate.text(in: language) }
      return isToldAsOne(flags[index], of: flags) ? nil : flags[index].reason(in: language)
    }
  }

  /// Whether one sentence tells this flag and another of these.
  private func isToldAsOne(_ flag: OriginalityFlag?, of flags: [OriginalityFlag]) -> Bool {
    let pair = [FlagID.cameraInfoMissing, .creationDateMissing]
    return flag.map { pair.contains($0.id) } == true
      && pair.allSatisfy { id in flags.contains { $0.id == id } }
  }

  /// What keeps a file that nothing accuses from a better score, where no flag says so, or what put it together.
  private func obstacle(_ report: OriginalityReport) -> String? {
    guard report.verdict.kind == .undetermined else { return nil }
    if let library = report.library { return Message.answerLibrary(library: library).text(in: language) }
    guard let bounded = report.bounded,
      [ScoreBound.silenceNeverGreen, .metadataNeverGreen].contains(where: { $0.id == bounded.by })
    else { return nil }
    return report.bound(in: language)
  }

  /// What was found of Content Credentials, where no reason says it: whoever relies on them hears whether they were checked.
  private func credentials(_ report: OriginalityReport) -> String? {
    credentialFlag(report).map { SafeText.escaping($0.reason(in: language)) }
  }

  /// The flag that says what was found of Content Credentials; nil where one of the first reasons does.
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
    texts.append(report.limit(in: language))
    if let step = report.nextStep(in: language) {
      texts.append(Message.answerNext(step: step).text(in: language))
    }
    // The next step with an original is to note it.
    if report.verdict.kind == .cameraOriginal, let digest = report.summary.sha256 {
      texts.append("SHA-256: " + digest)
    }
    return texts.filter { !$0.isEmpty }.flatMap {
      paragraph(SafeText.escaping($0), first: "  ", indent: 4, height: 3)
    }
  }

  /// A text's lines behind a mark, those that follow set in; what doesn't fit so many is cut.
  private func paragraph(_ text: String, first: String, indent: Int, height: Int) -> [String] {
    let width = columns - indent
    // Without this a value as long as a book would be wrapped whole before it is cut.
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

/// The line of what speaks the other way than the verdict.
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
    let finding = strongest.reason(in: language)
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
