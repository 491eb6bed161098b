package import MetaLensAssessment

/// What a page of many photos says of itself.
///
/// Its head says when the photos were analyzed, and counts what is shown and what isn't; a section behind its rows says what
/// a score doesn't mean.
package struct BatchPageAbout: Sendable {
  /// What a page says of a report that it shows or counts.
  package struct Part: Sendable {
    /// The time at which the report was made, in ISO 8601 and UTC.
    let moment: String
    /// How often such scores were right when they were measured; nil if nothing was measured.
    var rates: MeasuredRates?
  }

  /// The times at which the first and the last of the reports were made that the page shows or counts; nil without any.
  private var analyzed: (first: String, last: String)?
  /// What was measured for the reports that the page shows or counts, once for each depth.
  private var measured: [MeasuredRates] = []
  /// The counts of what was analyzed and of what isn't shown, line by line as in a run's summary.
  package var counts: [String] = []
  /// What is said of an interrupted run, sentence by sentence; empty if the run wasn't interrupted.
  package var interruption: [String] = []
  /// Whether the page has a row.
  package var hasRows = true

  package init() {}

  /// How often such scores were right when they were measured, for the reports for which that was; nil if it was for
  /// none of them, or for reports of several depths.
  var rates: MeasuredRates? { measured.count == 1 ? measured.first : nil }

  /// Adds a report that the page shows or counts.
  package mutating func add(_ part: Part) {
    let known = analyzed ?? (part.moment, part.moment)
    analyzed = (min(known.first, part.moment), max(known.last, part.moment))
    guard let rates = part.rates, !measured.contains(where: { $0.depth == rates.depth }) else { return }
    measured.append(rates)
  }

  /// Returns the markup for the page's head, which ends with a line break.
  func summary(in language: Language) -> String {
    var out = ""
    if let analyzed {
      let (first, last) = analyzed
      out += "<table class=\"exhibit\">\n<tbody>\n<tr><th scope=\"row\">"
      out += HTMLText.word(.pageFactAnalyzed, in: language)
      out += "</th><td>\(HTMLText.escaped(first == last ? first : first + " – " + last))</td></tr>\n"
      out += "</tbody>\n</table>\n"
    }
    if !counts.isEmpty { out += HTMLText.paragraph(counts.joined(separator: "\n"), "counts") }
    // Without a report nothing has a colour.
    if analyzed != nil { out += HTMLText.paragraph(Badge.legend(in: language), "small") }
    return out
  }

  /// Returns the markup of the section behind the rows, which ends with a line break.
  ///
  /// It is printed too, unlike a page's footer.
  ///
  /// - Parameters:
  ///   - model: the score model's version; nil if the section doesn't mention one.
  ///   - rates: how often such scores were right when they were measured; nil if nothing was measured.
  static func limits(model: String?, rates: MeasuredRates?, in language: Language) -> String {
    var out = "<section class=\"about\">\n<h2>\(HTMLText.word(.pageHeadingLimits, in: language))</h2>\n"
    out += HTMLText.paragraph(.noteLimits, in: language)
    out += HTMLText.paragraph(.pageLimitsInnocent, in: language)
    if let model { out += HTMLText.paragraph(OriginalityReport.modelNote(model, in: language)) }
    out += "</section>\n"
    guard let rates else { return out }
    return out
      + "<section class=\"about\">\n\(RatesTable(rates, in: language).markup(headingLevel: 2))</section>\n"
  }
}

extension BatchPageAbout.Part {
  package init(_ report: OriginalityReport) {
    self.init(moment: OriginalityReport.iso8601(report.analyzedDate), rates: report.measuredRates)
  }
}
