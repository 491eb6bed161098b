import MetaLensAssessment

/// The findings behind the score: each with its points, its weight as a likelihood ratio, its places and bytes.
struct PageFindings: Sendable {
  let dossier: PhotoDossier
  let language: Language

  private var report: OriginalityReport { dossier.report }

  /// The markup, ending with a line break.
  var markup: String {
    var out = HTMLText.paragraph(.pageScoreExplain, "small", in: language)
    out += HTMLText.paragraph(
      Message.pageScoreBegin(logOdds: FixedDecimal.text(report.base, decimals: 2, in: language)).text(
        in: language), "small"
    )
    out += strongest(report.strongestFor, Message.pageScoreStrongestFor)
    let heaviest = report.heaviestAgainst
    // The deciding flag needn't be the heaviest; then its ratio wouldn't explain the decision.
    if let flag = report.strongestAgainst, flag.id != heaviest?.id {
      out += strongest(flag) { finding, _ in Message.pageScoreDecides(finding: finding) }
    }
    out += strongest(heaviest, Message.pageScoreStrongestAgainst)
    if let bound = report.bound(in: language) { out += HTMLText.paragraph(bound, "note") }
    out += table(.sectionFor, [.isOriginal])
    out += table(.sectionAgainst, [.isEdited, .warning])
    out += table(.sectionInformation, [.information])
    return out
  }

  /// Returns a paragraph on the heaviest finding that counts on one side; empty if there is none.
  private func strongest(_ flag: OriginalityFlag?, _ message: (String, String) -> Message) -> String {
    guard let flag else { return "" }
    let pieces = message("\u{0}", ratio(flag)).pieces(in: language)
    let text = pieces.map { piece in
      switch piece {
      case .words(let words): HTMLText.escaped(words)
      case .value("\u{0}"): HTMLText.message(flag.pieces(in: language), in: language)
      case .value(let value): HTMLText.escaped(value)
      }
    }
    return "<p>\(text.joined())</p>\n"
  }

  private func table(_ key: MessageKey, _ types: [FlagType]) -> String {
    let flags = report.flags.filter { types.contains($0.type) }
    let isWeighed = types != [.information]
    guard !flags.isEmpty || isWeighed else { return "" }
    var out = "<h4>\(HTMLText.word(key, in: language))</h4>\n"
    guard !flags.isEmpty else {
      return out + HTMLText.paragraph(.sectionNothing, "small", in: language)
    }
    out += "<table class=\"findings\">\n<thead>\n<tr>"
    if isWeighed {
      for column in [MessageKey.pageColumnPoints, .pageColumnWeight, .pageColumnRatio] {
        out += "<th scope=\"col\" class=\"number\">\(HTMLText.word(column, in: language))</th>"
      }
    }
    out +=
      "<th scope=\"col\" class=\"finding\">\(HTMLText.word(.pageColumnFinding, in: language))</th></tr>\n"
    out += "</thead>\n"
    let places = PageEvidence(excerpts: dossier.excerpts, language: language)
    for flag in flags {
      out += "<tbody>\n<tr>"
      if isWeighed {
        for number in [points(flag), signed(flag.weight, decimals: 2), ratio(flag)] {
          out += "<td class=\"number\">\(HTMLText.escaped(number))</td>"
        }
      }
      out += "<td class=\"finding\">\(HTMLText.message(flag.commandPieces(in: language), in: language))"
      if let harmless = flag.harmlessLine(in: language) {
        out += "<div class=\"small\">\(HTMLText.escaped(harmless))</div>"
      }
      out += "</td></tr>\n"
      // A separate row, since sixteen bytes and their text need the page's width.
      out +=
        "<tr><td class=\"evidence\" colspan=\"\(isWeighed ? 4 : 1)\">\(places.markup(flag.evidence))</td></tr>\n"
      out += "</tbody>\n"
    }
    return out + "</table>\n"
  }

  private func points(_ flag: OriginalityFlag) -> String {
    guard flag.counts || flag.weight == 0 else { return "(–)" }
    return signed(flag.points, decimals: flag.points.magnitude < 0.95 ? 1 : 0)
  }

  private func signed(_ value: Double, decimals: Int) -> String {
    let text = FixedDecimal.text(value, decimals: decimals, in: language)
    return value > 0 ? "+" + text : text
  }

  private func ratio(_ flag: OriginalityFlag) -> String {
    guard flag.isMeasured else {
      return LikelihoodRatio.unmeasured(flag, of: report).text(in: language)
    }
    guard flag.weight != 0 || flag.type != .information else { return "–" }
    return LikelihoodRatio.text(flag.weight, in: language)
  }
}
