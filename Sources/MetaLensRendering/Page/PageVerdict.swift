import MetaLensAssessment

/// The answer at the beginning of a page: the sentence, the first reasons, when the first is harmless, what speaks most
/// against an original, what was found about Content Credentials, the score, what the verdict doesn't mean if the sentence doesn't say it, how often such a score was wrong, its likelihood, and what was changed.
struct PageVerdict: Sendable {
  /// The maximum number of characters of a reason; the table of findings has all of it.
  private static let maximumCharacters = 400

  let report: OriginalityReport
  let language: Language

  /// The markup, ending with a line break.
  var markup: String {
    let badge = report.badge
    let score = MessageKey.labelScore.text(in: language) + " \(report.score)/100"
    var out = "<div class=\"verdict \(badge.rawValue)\">\n"
    out += HTMLText.paragraph(report.sentence(in: language), "sentence")
    out += because
    out += "<p class=\"score\"><strong>\(HTMLText.escaped(score))</strong> · "
    out += HTMLText.escaped(badge.name(in: language)) + "</p>\n"
    out += HTMLText.paragraph(Badge.legend(in: language), "small")
    let limit = report.limitBesideSentence(in: language)
    if !limit.isEmpty { out += HTMLText.paragraph(limit, "limit") }
    if let rate = report.errorRate(in: language) { out += HTMLText.paragraph(rate, "limit") }
    if let step = report.nextStep(in: language) {
      out += HTMLText.paragraph(step, "next")
    }
    if let likelihood = report.likelihood(in: language) {
      out += HTMLText.paragraph(likelihood, "score")
    }
    return out + "</div>\n" + changed
  }

  /// The first reasons for the verdict, those of the short answer, how many there are besides, what speaks against an
  /// original, and what was found about Content Credentials unless one of these says it.
  private var because: String {
    let reasons = VerdictReasons(report: report, language: language)
    let further = [reasons.against(), reasons.credentials].compactMap(\.self)
    return list(of: reasons) + further.map { "<p>\(value($0))</p>\n" }.joined()
  }

  private func value(_ text: String) -> String {
    HTMLText.value(text, maximum: Self.maximumCharacters, in: language)
  }

  private func list(of reasons: VerdictReasons) -> String {
    let shown = reasons.all.prefix(VerdictReasons.maximum)
    guard !shown.isEmpty else { return "" }
    let cause = reasons.harmless.map { "<br>\(value($0))" } ?? ""
    let items = shown.enumerated().map { "<li>\(value($1.text))\($0 == 0 ? cause : "")</li>\n" }
    let list = "<ul class=\"why\">\n" + items.joined() + "</ul>\n"
    let rest = reasons.rest(beyond: shown.count)
    guard rest > 0 else { return list }
    let heading = MessageKey.pageHeadingScore.text(in: language)
    let more = Message.pageReasonsMore(heading: heading, count: String(rest))
    return list + HTMLText.paragraph(more.text(in: language), "small")
  }

  /// The table of the five concerns, their meanings, and what can be said about each.
  private var changed: String {
    var out = HTMLText.heading(.sectionChanged, in: language) + "<table>\n<thead>\n<tr>"
    for column in [MessageKey.pageColumnPart, .pageColumnMeaning, .pageColumnState] {
      out += "<th scope=\"col\">\(HTMLText.word(column, in: language))</th>"
    }
    out += "</tr>\n</thead>\n<tbody>\n"
    for concern in Concern.allCases {
      let state = report.changed[concern]
      out += "<tr><th scope=\"row\">\(HTMLText.escaped(concern.name(in: language)))</th>"
      let meaning = MessageKey(id: "page.concern.\(concern.rawValue).meaning")?.text(in: language) ?? ""
      out += "<td>\(HTMLText.escaped(meaning))</td>"
      out += "<td class=\"state \(state.rawValue)\">\(HTMLText.escaped(state.name(in: language)))</td></tr>\n"
    }
    return out + "</tbody>\n</table>\n"
  }
}
