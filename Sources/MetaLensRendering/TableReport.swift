package import MetaLensAssessment

/// Results as columns for people, one row for each file: verdict, score, date, camera, path and the strongest reason in
/// words.
///
/// Rows are written as they come, so the widths are chosen before the first row is known.
package struct TableReport: Sendable {
  let language: Language
  let paint: Paint
  private let isWide: Bool
  /// Whether long paths are cut, which they are to fit a terminal.
  private let cutsPaths: Bool
  private let verdictWidth: Int
  private let scoreWidth: Int
  private let cameraWidth: Int
  private let pathWidth: Int
  private let reasonWidth: Int
  private static let dateWidth = 10

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - columns: the terminal's width, which rows fill; nil if there is no terminal, where rows have 140 columns, and
  ///     more if their path needs them: the folders tell files of one name apart.
  ///   - isWide: whether cells are never cut.
  package init(columns: Int?, isWide: Bool = false, language: Language, paint: Paint) {
    self.language = language
    self.paint = paint
    self.isWide = isWide
    cutsPaths = columns != nil && !isWide
    let columns = isWide ? 140 : min(max(columns ?? 140, 60), 240)
    let names = Verdict.names(in: language) + [MessageKey.tableVerdict.text(in: language)]
    // A verdict's name is never cut.
    verdictWidth = names.map(DisplayWidth.of).max() ?? 0
    scoreWidth = max(3, DisplayWidth.of(MessageKey.labelScore.text(in: language)))
    let gaps = 5 * 2
    let rest = max(24, columns - verdictWidth - scoreWidth - Self.dateWidth - gaps)
    cameraWidth = rest / 5
    pathWidth = rest * 3 / 10
    reasonWidth = rest - cameraWidth - pathWidth
  }

  /// The line of headings.
  var header: String {
    let headings = line(
      verdict: MessageKey.tableVerdict.text(in: language),
      score: DisplayWidth.paddingLeft(MessageKey.labelScore.text(in: language), to: scoreWidth),
      date: MessageKey.tableDate.text(in: language), camera: MessageKey.tableCamera.text(in: language),
      path: MessageKey.factFile.text(in: language), reason: MessageKey.tableReason.text(in: language))
    return paint.bold(String(headings.dropLast())) + "\n"
  }

  func row(of file: AnalyzedFile) -> String {
    let reason = file.reason(in: language)
    switch file.outcome {
    case .success(let report):
      return line(
        verdict: report.verdict.name(in: language),
        score: DisplayWidth.paddingLeft(String(report.score), to: scoreWidth), badge: report.badge,
        date: report.summary.creationDate.map { String($0.iso8601.prefix(Self.dateWidth)) } ?? "–",
        camera: CameraName.of(report.summary) ?? "–", path: file.label.path, reason: reason)
    case .failure:
      return line(
        verdict: "–", score: DisplayWidth.paddingLeft("–", to: scoreWidth), date: "–", camera: "–",
        path: file.label.path, reason: reason, failed: true)
    }
  }

  private func line(
    verdict: String, score: String, badge: Badge? = nil, date: String, camera: String, path: String,
    reason: String, failed: Bool = false
  ) -> String {
    let verdict = DisplayWidth.padding(verdict, to: verdictWidth)
    var text =
      badge.map { paint.badge($0, verdict) + "  " + paint.badge($0, score) } ?? verdict + "  " + score
    text += "  " + DisplayWidth.padding(date, to: Self.dateWidth)
    text += "  " + cell(SafeText.escaping(camera), cameraWidth)
    text += "  " + DisplayWidth.padding(shown(path), to: pathWidth)
    let words = SafeText.escaping(reason)
    let last = isWide ? words : DisplayWidth.truncating(words, to: reasonWidth)
    text += "  " + (failed ? paint.failure(last) : last)
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }

  private func cell(_ text: String, _ width: Int) -> String {
    DisplayWidth.padding(isWide ? text : DisplayWidth.truncating(text, to: width), to: width)
  }

  /// Returns a path; one that is too long for a terminal loses its beginning, since the end distinguishes files.
  private func shown(_ path: String) -> String {
    let path = SafeText.thinned(SafeText.escaping(path))
    return cutsPaths ? DisplayWidth.truncatingFront(path, to: pathWidth) : path
  }
}
