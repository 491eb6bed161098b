import MetaLensKit

/// The answer at a page's head: the sentence, the score, and what was changed.
struct PageVerdict: Sendable {
  let report: OriginalityReport
  let language: Language

  /// The markup, ending with a line break.
  var markup: String {
    let badge = report.badge
    let score = MessageKey.labelScore.text(in: language) + " \(report.score)/100"
    return """
      <div class="verdict \(badge.rawValue)">
      <p class="sentence">\(HTMLText.escaped(badge.meaning(in: language)))</p>
      <p class="score"><strong>\(HTMLText.escaped(score))</strong> · \(HTMLText.escaped(badge.name(in: language)))</p>
      </div>

      """
  }
}
