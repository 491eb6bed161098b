import MetaLensAssessment
import MetaLensFacts

/// A report in at most 20 lines: what the file is, why, what that doesn't mean and what to do next.
struct ShortAnswer: Sendable {
  /// The maximum number of lines of an answer, whatever the file contains.
  static let maximumLines = 20
  /// The range of widths in columns: wider lines are hard to read, and narrower ones have no room for words.
  private static let widths = 40...100

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
    let reasons = VerdictReasons(report: report, language: language)
    let rate = report.errorRate(in: language)
    let (lines, saysCause) = lines(of: file, report, reasons, rate: rate)
    guard rate != nil, reasons.harmless != nil, !saysCause else { return joined(lines) }
    // When the first reason is harmless matters more than how often such a score was wrong.
    let without = self.lines(of: file, report, reasons, rate: nil)
    return joined(without.saysCause ? without.lines : lines)
  }

  /// Returns the answer's lines, and whether they say when the first reason is harmless.
  private func lines(
    of file: AnalyzedFile, _ report: OriginalityReport, _ reasons: VerdictReasons, rate: String?
  ) -> (lines: [String], saysCause: Bool) {
    let (head, ends) = (beginning(file, report), ending(file, report, reasons.credentials, rate))
    // The longest reasons are shortened first, since the verdict that they support may not be cut.
    let room = Self.maximumLines - head.count - ends.count
    for (count, height) in [(3, 4), (3, 3), (3, 2), (3, 1), (2, 1), (1, 1)] {
      let told = lines(of: reasons, count, height)
      guard Self.lineCount(told) <= room else { continue }
      let withCause = withCause(reasons, count, height, room)
      return (head + (withCause ?? told).flatMap(\.self) + ends, withCause != nil)
    }
    return (Array((head + ends).prefix(Self.maximumLines)), false)
  }

  /// Returns the lines of each reason, the first followed by its harmless cause; nil if there is no such cause, or no
  /// room for it.
  ///
  /// For a cause, reasons without weight are shortened or left out first, then the others are shortened to two lines.
  private func withCause(
    _ reasons: VerdictReasons, _ count: Int, _ height: Int, _ room: Int
  ) -> [[String]]? {
    guard let harmless = reasons.harmless else { return nil }
    let cause = paragraph(harmless, first: "    ", indent: 4, height: 2)
    let low = min(height, 2)
    for (height, unweighed) in [(height, height), (height, 1), (height, 0), (low, 0)] {
      var told = lines(of: reasons, count, height, unweighed: unweighed)
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

  /// Returns the lines of each reason; a last line says how many reasons are left out.
  ///
  /// - Parameters:
  ///   - reasons: all reasons.
  ///   - count: the maximum number of reasons.
  ///   - height: the maximum number of lines of a reason.
  ///   - unweighedHeight: the maximum number of lines of a reason without weight; 0 leaves these out.
  private func lines(
    of reasons: VerdictReasons, _ count: Int, _ height: Int, unweighed unweighedHeight: Int? = nil
  ) -> [[String]] {
    let low = min(height, unweighedHeight ?? height)
    let all = reasons.all.map { reason in
      let minor = Self.isList(reason.text) ? min(low, 1) : low
      return (text: reason.text, height: reason.isMinor ? minor : height)
    }
    let shown = all.prefix(min(count, VerdictReasons.maximum)).filter { $0.height > 0 }
    var lines = shown.map { paragraph($0.text, first: "  ● ", indent: 4, height: $0.height) }
    let rest = reasons.rest(beyond: shown.count)
    if rest > 0 {
      let more = Message.answerMore(count: String(rest)).text(in: language)
      lines.append(paragraph(more, first: "    ", indent: 4, height: 1))
    }
    return lines
  }

  /// Whether a reason lists so much that only its beginning is worth a line.
  private static func isList(_ text: String) -> Bool {
    text.unicodeScalars.count { [",", "、", "，"].contains($0) } >= 5
  }

  private func ending(
    _ file: AnalyzedFile, _ report: OriginalityReport, _ credentials: String?, _ rate: String?
  ) -> [String] {
    var texts = [OtherSide(report: report, language: language).text]
    if let credentials { texts.append(credentials) }
    if report.diagnostics.contains(where: { Diagnostic.cut.contains($0.code) }) {
      texts.append(MessageKey.answerNotRead.text(in: language))
    }
    if let taken = TakenLine(report.summary, flags: report.flags, language).text { texts.append(taken) }
    if let name = nameForm(report) { texts.append(name) }
    texts.append(report.limit(in: language))
    if let rate { texts.append(rate) }
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
    VerdictReasons(report: report, language: language).against(rest: report.countering.count - 1)
      ?? MessageKey.answerAgainstNothing.text(in: language)
  }
}
