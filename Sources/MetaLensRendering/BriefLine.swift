import MetaLensAssessment

/// A report in one line: its file, score, verdict and strongest reason.
struct BriefLine {
  let language: Language
  let paint: Paint
  /// The columns that the line doesn't exceed; nil where it isn't cut.
  let columns: Int?

  /// The line of a file, with its line break.
  func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    let score =
      language.clauseSeparator + Message.answerScore(score: String(report.score)).text(in: language)
    let verdict = report.verdict.kind.name(in: language)
    let reason =
      report.mainReason.map {
        language.sentenceSeparator + SafeText.escaping($0.reason(in: language))
      } ?? ""
    // The name gives way before verdict and score do; a column is left for the ellipsis of a reason that is cut.
    let rest = DisplayWidth.of(": " + verdict + score) + (reason.isEmpty ? 0 : 1)
    let head = name(of: file, within: columns.map { $0 - rest }) + ": "
    let line = head + verdict + score + reason
    guard let columns, DisplayWidth.of(line) > columns else {
      return head + paint.badge(report.badge, verdict) + score + reason + "\n"
    }
    return DisplayWidth.truncating(line, to: columns) + "\n"
  }

  /// The file's name, which loses its middle where it is too wide, and stands between quotation marks where it could be
  /// read as more than a name.
  private func name(of file: AnalyzedFile, within columns: Int?) -> String {
    let shown = file.label.shown
    let isQuoted = Self.readsAsMore(shown)
    let marks = isQuoted ? DisplayWidth.of(language.quoting("")) : 0
    let cut = columns.map { DisplayWidth.truncatingMiddle(shown, to: max(1, $0 - marks)) } ?? shown
    return isQuoted ? language.quoting(cut) : cut
  }

  /// Whether a name has blanks at its ends, in a row or behind a sign that parts a sentence, as `a.jpg: original` has.
  private static func readsAsMore(_ name: String) -> Bool {
    var isBehindSign = true
    for scalar in name.unicodeScalars {
      if "：，、。；".unicodeScalars.contains(scalar) { return true }
      let isBlank = scalar.properties.isWhitespace
      if isBlank, isBehindSign { return true }
      isBehindSign = isBlank || ":,;.!?".unicodeScalars.contains(scalar)
    }
    return name.unicodeScalars.last?.properties.isWhitespace ?? false
  }
}
