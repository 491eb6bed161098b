package import MetaLensKit

/// Results as columns for people, a row a file.
///
/// Rows leave as they come, so that widths are chosen before the first is known.
package struct TableReport: Sendable {
  let language: Language
  let paint: Paint
  private let pathWidth: Int
  private let cameraWidth: Int
  private let badgeWidth: Int
  private let scoreWidth: Int

  /// Makes a table for so many columns; nil where the output is no terminal.
  package init(columns: Int?, language: Language, paint: Paint) {
    self.language = language
    self.paint = paint
    let columns = min(max(columns ?? 140, 60), 200)
    let names = Badge.allCases.map { $0.name(in: language) }
    badgeWidth = (names + [MessageKey.labelBadge.text(in: language)]).map(DisplayWidth.of).max() ?? 5
    scoreWidth = max(5, DisplayWidth.of(MessageKey.labelScore.text(in: language)))
    let rest = columns - scoreWidth - 2 - badgeWidth - 2
    pathWidth = rest * 2 / 5
    cameraWidth = rest / 4
  }

  /// The line of headings.
  package var header: String {
    let headings = line(
      score: DisplayWidth.paddingLeft(MessageKey.labelScore.text(in: language), to: scoreWidth),
      badge: DisplayWidth.padding(MessageKey.labelBadge.text(in: language), to: badgeWidth),
      path: MessageKey.factFile.text(in: language), camera: MessageKey.factModel.text(in: language),
      last: MessageKey.tableFlags.text(in: language))
    return paint.bold(String(headings.dropLast())) + "\n"
  }

  /// A file's line.
  package func row(of file: AnalyzedFile) -> String {
    switch file.outcome {
    case .success(let report):
      let badge = DisplayWidth.padding(report.badge.name(in: language), to: badgeWidth)
      let against = report.flags.filter { $0.type == .isEdited || $0.type == .warning }
      return line(
        score: DisplayWidth.paddingLeft(String(report.score), to: scoreWidth),
        badge: paint.badge(report.badge, badge),
        path: file.label.path, camera: report.summary.model ?? report.summary.make ?? "–",
        last: CSVReport.ids(against))
    case .failure(let error):
      return line(
        score: DisplayWidth.paddingLeft("–", to: scoreWidth),
        badge: DisplayWidth.padding("–", to: badgeWidth),
        path: file.label.path, camera: nil,
        last: paint.failure(SafeText.shown(error.message(in: language))))
    }
  }

  private func line(score: String, badge: String, path: String, camera: String?, last: String) -> String {
    var text = score + "  " + badge + "  "
    text += DisplayWidth.padding(SafeText.shown(camera ?? "–", columns: cameraWidth), to: cameraWidth) + "  "
    // A path cut in two can't be copied: a long one pushes aside only what stands behind it.
    text += DisplayWidth.padding(SafeText.escaping(path), to: pathWidth) + "  " + last
    while text.last == " " { text.removeLast() }
    return text + "\n"
  }
}

extension Badge {
  /// The badge's name in a person's language.
  func name(in language: Language) -> String {
    switch self {
    case .green: MessageKey.badgeGreenName.text(in: language)
    case .amber: MessageKey.badgeAmberName.text(in: language)
    case .red: MessageKey.badgeRedName.text(in: language)
    }
  }

  /// What the badge says, in a person's language.
  func meaning(in language: Language) -> String {
    switch self {
    case .green: MessageKey.badgeGreenMeaning.text(in: language)
    case .amber: MessageKey.badgeAmberMeaning.text(in: language)
    case .red: MessageKey.badgeRedMeaning.text(in: language)
    }
  }
}
