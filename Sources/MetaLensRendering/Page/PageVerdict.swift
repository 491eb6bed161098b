import MetaLensAssessment

/// The answer at the beginning of a page: the sentence, its likelihood, the score, and what was changed.
struct PageVerdict: Sendable {
  let report: OriginalityReport
  let language: Language

  /// The markup, ending with a line break.
  var markup: String {
    let badge = report.badge
    let score = MessageKey.labelScore.text(in: language) + " \(report.score)/100"
    var out = "<div class=\"verdict \(badge.rawValue)\">\n"
    out += HTMLText.paragraph(report.sentence(in: language), "sentence")
    out += "<p class=\"score\"><strong>\(HTMLText.escaped(score))</strong> · "
    out += HTMLText.escaped(badge.name(in: language)) + "</p>\n"
    if let step = report.nextStep(in: language) {
      out += HTMLText.paragraph(step, "next")
    }
    if let likelihood = report.likelihood(in: language) {
      out += HTMLText.paragraph(likelihood, "score")
    }
    return out + "</div>\n" + changed
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
