import MetaLensAssessment

/// A report in one line: its file, score, verdict and strongest reason.
struct BriefLine {
  let language: Language
  let paint: Paint
  /// The columns that the line doesn't exceed; nil where it isn't cut.
  let columns: Int?

  /// The line of a file, with its line break.
  func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    let score = Message.answerScore(score: String(report.score)).text(in: language)
    let verdict = report.verdict.kind.name(in: language)
    let head = file.label.shown + ": "
    let reason =
      report.deciding.first.map {
        language.sentenceSeparator + SafeText.escaping($0.reason(in: language))
      } ?? ""
    let rest = language.clauseSeparator + score + reason
    let line = head + verdict + rest
    guard let columns, DisplayWidth.of(line) > columns else {
      return head + paint.badge(report.badge, verdict) + rest + "\n"
    }
    return DisplayWidth.truncating(line, to: columns) + "\n"
  }
}
