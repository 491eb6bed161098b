package import MetaLensAssessment

/// What a page of many photos says of itself behind its rows: when they were analysed, what isn't shown, and what no
/// score tells.
package struct BatchPageAbout: Sendable {
  /// When the first and the last of its reports were made.
  private var analyzed: (first: String, last: String)?
  /// What was analysed, and what isn't shown, line by line, as the summary of a run has it.
  package var counts: [String] = []

  package init() {}

  /// When a report was made: ISO 8601, UTC.
  package static func moment(of report: OriginalityReport) -> String {
    OriginalityReport.iso8601(report.analyzedDate)
  }

  /// Takes the moment of a report on the page.
  package mutating func add(_ moment: String) {
    let known = analyzed ?? (moment, moment)
    analyzed = (min(known.first, moment), max(known.last, moment))
  }

  /// The markup, ending with a line break.
  ///
  /// It stands on paper too, where a page's footer doesn't.
  ///
  /// - Parameter model: the score model's version; nil where nothing is said of one.
  func markup(model: String?, in language: Language) -> String {
    var out = "<section class=\"about\">\n" + HTMLText.heading(.pageHeadingLimits, in: language)
    if let analyzed {
      let (first, last) = analyzed
      out += "<table class=\"exhibit\">\n<tbody>\n<tr><th scope=\"row\">"
      out += HTMLText.word(.pageFactAnalyzed, in: language)
      out += "</th><td>\(HTMLText.escaped(first == last ? first : first + " – " + last))</td></tr>\n"
      out += "</tbody>\n</table>\n"
    }
    if !counts.isEmpty { out += HTMLText.paragraph(counts.joined(separator: "\n"), "counts") }
    out += HTMLText.paragraph(.noteLimits, in: language)
    out += HTMLText.paragraph(.pageLimitsInnocent, in: language)
    if let model { out += HTMLText.paragraph(OriginalityReport.modelNote(model, in: language)) }
    return out + "</section>\n"
  }
}
