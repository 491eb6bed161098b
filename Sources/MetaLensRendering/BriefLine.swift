import MetaLensAssessment

/// A report in a single line: the file, its verdict, score and strongest reason.
struct BriefLine {
  let language: Language
  let paint: Paint
  /// The maximum width of the line in columns; nil if it isn't cut.
  let columns: Int?

  /// Returns the line for a file, with its line break.
  func text(of file: AnalyzedFile, _ report: OriginalityReport) -> String {
    let score =
      language.clauseSeparator + Message.answerScore(score: String(report.score)).text(in: language)
    let verdict = report.verdict.name(in: language)
    let reason =
      report.mainReason.map {
        language.sentenceSeparator + SafeText.escaping($0.reason(in: language))
      } ?? ""
    // The name is shortened before verdict and score are; a column is reserved for the ellipsis of a reason that is
    // cut.
    let rest = DisplayWidth.of(": " + verdict + score) + (reason.isEmpty ? 0 : 1)
    let head = name(of: file, within: columns.map { $0 - rest }) + ": "
    let line = head + verdict + score + reason
    guard let columns, DisplayWidth.of(line) > columns else {
      return head + paint.badge(report.badge, verdict) + score + reason + "\n"
    }
    return DisplayWidth.truncating(line, to: columns) + "\n"
  }

  /// Returns the file's name.
  ///
  /// A name that is too wide loses its middle, and a name that could be read as part of the sentence is quoted.
  private func name(of file: AnalyzedFile, within columns: Int?) -> String {
    let shown = file.label.shown(in: language)
    let isQuoted = Self.readsAsMore(shown)
    let marks = isQuoted ? DisplayWidth.of(language.quoting("")) : 0
    let cut = columns.map { DisplayWidth.truncatingMiddle(shown, to: max(1, $0 - marks)) } ?? shown
    return isQuoted ? language.quoting(cut) : cut
  }

  /// Whether a name contains a mark that separates clauses, or blanks at an end, in a row or after a punctuation mark,
  /// as in `a.jpg: original`.
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
