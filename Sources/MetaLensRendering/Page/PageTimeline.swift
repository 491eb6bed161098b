import MetaLensAssessment

/// All dates that the file states, in chronological order, with their places and bytes.
struct PageTimeline: Sendable {
  let dossier: PhotoDossier
  let language: Language

  /// The markup, ending with a line break.
  var markup: String {
    guard !dossier.dates.isEmpty else {
      return HTMLText.paragraph(.pageDatesNone, in: language)
    }
    var out = HTMLText.paragraph(.pageDatesIntro, "small", in: language)
    out += "<table class=\"findings\">\n<thead>\n<tr>"
    for column in [MessageKey.pageColumnDate, .pageColumnSays, .pageColumnPlace] {
      out += "<th scope=\"col\">\(HTMLText.word(column, in: language))</th>"
    }
    out += "</tr>\n</thead>\n"
    let places = PageEvidence(excerpts: dossier.excerpts, language: language)
    for date in dossier.dates { out += row(date, places) }
    return out + "</table>\n"
  }

  private func row(_ date: DatedClaim, _ places: PageEvidence) -> String {
    let pieces = Message.pageDatesWritten(text: date.text).pieces(in: language)
    let meaning = MessageKey(id: "page.date.\(date.meaning.rawValue)")?.text(in: language) ?? ""
    var out = "<tbody>\n<tr><td class=\"date\">\(HTMLText.escaped(moment(of: date)))"
    out += "<br><span class=\"small\">\(HTMLText.message(pieces, in: language))</span></td>"
    out += "<td>\(HTMLText.escaped(meaning))</td><td>"
    if !date.property.isEmpty { out += HTMLText.value(date.property, maximum: 120, in: language) }
    out += "</td></tr>\n"
    if date.meaning != .fileName {
      // A separate row, as in the tables of findings.
      out += "<tr><td class=\"evidence\" colspan=\"3\">\(places.markup([date.evidence]))</td></tr>\n"
    }
    return out + "</tbody>\n"
  }

  /// Returns the moment to its precision, and whether a time zone is stated.
  private func moment(of date: DatedClaim) -> String {
    guard let time = date.time else {
      let isWithheld = date.text == Redaction.placeholder
      return (isWithheld ? MessageKey.valueRedacted : .pageDatesUnreadable).text(in: language)
    }
    let text = time.iso8601
    let day = String(text.prefix(10))
    let missing = date.isZoneUnreadable ? MessageKey.pageDatesZoneUnreadable : .pageDatesNoZone
    let zone = time.offsetMinutes == nil ? " (" + missing.text(in: language) + ")" : " " + text.suffix(6)
    switch date.precision {
    case .year: return String(text.prefix(4))
    case .month: return String(text.prefix(7))
    case .day: return day
    case .minute: return day + " " + text.dropFirst(11).prefix(5) + zone
    case .second:
      let clock = text.dropFirst(11)
      return day + " " + (time.offsetMinutes == nil ? clock : clock.dropLast(6)) + zone
    }
  }
}
