package import MetaLensAssessment
import MetaLensFacts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A comparison of two photos as one page: the answers, both pictures, where they differ, and every difference.
package struct ComparePage: Sendable {
  let compared: ComparedPhotos
  let pair: PicturePair
  let first: FileLabel
  let second: FileLabel
  let exhibit: ExhibitDetails
  /// The commands with which somebody else can repeat the comparison, one per line.
  let commands: [String]
  /// The time at which the comparison was made, in ISO 8601 and UTC.
  let made: String
  let language: Language
  /// Whether personal data was removed: the page says so, and shows no picture.
  let isRedacted: Bool

  package init(
    compared: ComparedPhotos, pair: PicturePair, first: FileLabel, second: FileLabel, exhibit: ExhibitDetails,
    commands: [String], made: String, language: Language, isRedacted: Bool = false
  ) {
    self.compared = compared
    self.pair = pair
    self.first = first
    self.second = second
    self.exhibit = exhibit
    self.commands = commands
    self.made = made
    self.language = language
    self.isRedacted = isRedacted
  }

  /// The present time, as the page states when it was made.
  package static var now: String { OriginalityReport.iso8601(Date()) }

  private var footer: PageFooter {
    PageFooter(model: nil, caseNumber: exhibit.caseNumber, language: language)
  }

  /// The page's Content Security Policy: what browsers may do with the page.
  package var policy: String { PagePolicy.text(style: footer.style) }

  package var markup: String {
    let title = HTMLText.word(.pageCompareTitle, in: language)
    var out = PageHead.markup(in: language, policy: policy, style: footer.style, title: title)
    out += PageExhibit(details: exhibit, language: language).markup + making
    if isRedacted { out += HTMLText.paragraph(.pageRedacted, "note", in: language) }
    out += "</header>\n<main>\n"
    out += "<h2>A: \(name(first)) · B: \(name(second))</h2>\n"
    out += answers + identities + pictures + sections + limits
    out += "<div class=\"check\">\n" + HTMLText.heading(.pageHeadingCheck, in: language)
    return out + HTMLText.code(commands) + "</div>\n" + footer.markup()
  }

  /// The table of the tool and the time.
  private var making: String {
    let rows: [(MessageKey, String)] = [
      (.pageFactTool, "metalens " + MetaLensVersion.current), (.pageFactAnalyzed, made),
    ]
    let lines = rows.map { key, value in
      "<tr><th scope=\"row\">\(HTMLText.word(key, in: language))</th><td>\(HTMLText.escaped(value))</td></tr>\n"
    }
    return "<table class=\"exhibit\">\n<tbody>\n" + lines.joined() + "</tbody>\n</table>\n"
  }

  /// Returns the markup of a file's name, or the words for standard input.
  private func name(_ label: FileLabel) -> String {
    HTMLText.value(label.lastName(in: language), maximum: 200, in: language)
  }

  /// The section on what differences, and their absence, don't show.
  private var limits: String {
    let items = [MessageKey.pageLimitsForged, .pageLimitsInnocent].map {
      "<li>\(HTMLText.word($0, in: language))</li>\n"
    }
    return HTMLText.heading(.pageHeadingLimits, in: language) + "<ul>\n" + items.joined() + "</ul>\n"
  }

  private var answers: String {
    var sentences = compared.answers.map { HTMLText.paragraph($0, "sentence", in: language) }
    sentences += compared.hints(in: language, beside: pair).map { HTMLText.paragraph($0, "next") }
    return "<div class=\"verdict\">\n" + sentences.joined() + "</div>\n"
  }

  /// The table of both files' names, hashes, sizes and formats.
  private var identities: String {
    let files = compared.files
    let missing = MessageKey.pageFactNotComputed.text(in: language)
    func size(_ index: Int) -> String {
      Message.valueBytes(count: String(files[index].byteCount)).text(in: language)
    }
    let rows: [(String, String, String)] = [
      (MessageKey.factFile.text(in: language), first.name(in: language), second.name(in: language)),
      ("SHA-256", files[0].sha256 ?? missing, files[1].sha256 ?? missing),
      ("MD5", pair.first.md5 ?? missing, pair.second.md5 ?? missing),
      (MessageKey.factFileSize.text(in: language), size(0), size(1)),
      (MessageKey.factFormat.text(in: language), files[0].format, files[1].format),
    ]
    return table(rows.map { ($0, $1, $2) })
      + HTMLText.paragraph(.pageExhibitHashes, "small", in: language)
  }

  private var pictures: String {
    var out = HTMLText.heading(.pageComparePixels, in: language)
    let sides: [(String, DisplayPicture?)] =
      isRedacted ? [] : [("A", pair.first.picture), ("B", pair.second.picture)]
    let shown = sides.compactMap { name, picture in
      picture.map { HTMLText.figure($0, caption(of: $0, name)) }
    }
    if !shown.isEmpty { out += "<div class=\"pictures\">\n" + shown.joined() + "</div>\n" }
    if isRedacted {
      let reason = MessageKey.pagePictureWithheld.text(in: language)
      out += HTMLText.paragraph(Message.pagePictureMissingMain(reason: reason).text(in: language), "small")
    }
    switch pair.pixels {
    case .same(let size):
      out += HTMLText.paragraph(
        Message.pageComparePixelsSame(width: String(size.width), height: String(size.height)).text(
          in: language))
    // A picture of the differences shows what both photos show.
    case .different where isRedacted: break
    case .different(let map, let share, let maximum):
      let words = Message.pageComparePixelsNote(
        width: String(map.size.width), height: String(map.size.height),
        share: PerCent.text(share, in: language),
        most: String(maximum)
      ).text(in: language)
      out += "<div class=\"pictures\">\n" + HTMLText.figure(map, words) + "</div>\n"
    case .unlike: out += HTMLText.paragraph(.pageComparePixelsUnlike, in: language)
    case .previews: out += HTMLText.paragraph(.pageComparePixelsPreviews, in: language)
    case .missing: out += HTMLText.paragraph(.pageComparePixelsMissing, in: language)
    }
    return out
  }

  /// Returns the caption of a file's picture: its letter, and a note if the picture is a raw file's preview.
  private func caption(of picture: DisplayPicture, _ name: String) -> String {
    guard picture.isEmbedded else { return name }
    let words = Message.pagePictureEmbedded(
      width: String(picture.size.width), height: String(picture.size.height))
    return [name, words.text(in: language)].joined(separator: language.clauseSeparator)
  }

  /// The sections on where the bytes first differ, and on every kind of difference that was found.
  private var sections: String {
    let absent = MessageKey.placeAbsent.text(in: language)
    let found = ComparedWords(language: language).sections(of: compared).map { section in
      var out = HTMLText.heading(section.heading, in: language)
      let rows = section.rows.map { row in
        let (first, second) = DifferingTexts.excerpts(of: row.first, row.second, maximum: 400)
        return (row.name, first ?? absent, second ?? absent)
      }
      out += table(rows)
      if let rest = Message.more(section.count, than: section.rows.count, in: language) {
        out += HTMLText.paragraph(rest)
      }
      return out
    }
    if compared.areSameBytes { return HTMLText.paragraph(.pageCompareNone, in: language) }
    let last = compared.differsElsewhere ? HTMLText.paragraph(.compareElsewhere, in: language) : ""
    return found.joined() + last
  }

  private func table(_ rows: [(String, String, String)]) -> String {
    let label = HTMLText.word(.pageCompareProperty, in: language)
    var out = "<table class=\"sides\">\n<thead>\n<tr><th scope=\"col\">\(label)</th><th scope=\"col\">A</th>"
    out += "<th scope=\"col\">B</th></tr>\n</thead>\n<tbody>\n"
    for (name, one, other) in rows {
      out += "<tr><th scope=\"row\">\(HTMLText.value(name, maximum: 120, in: language))</th>"
      for value in [one, other] { out += "<td>\(HTMLText.value(value, maximum: 400, in: language))</td>" }
      out += "</tr>\n"
    }
    return out + "</tbody>\n</table>\n"
  }
}
