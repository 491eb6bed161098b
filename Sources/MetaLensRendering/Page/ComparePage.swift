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
  /// The commands with which somebody else compares the same, a line each.
  let commands: [String]
  let language: Language

  package init(
    compared: ComparedPhotos, pair: PicturePair, first: FileLabel, second: FileLabel, exhibit: ExhibitDetails,
    commands: [String], language: Language
  ) {
    self.compared = compared
    self.pair = pair
    self.first = first
    self.second = second
    self.exhibit = exhibit
    self.commands = commands
    self.language = language
  }

  private var footer: PageFooter {
    PageFooter(model: nil, caseNumber: exhibit.caseNumber, language: language)
  }

  private var style: String { "\n" + footer.rule + "\n" + PageStyle.sheet + "\n" }

  /// What browsers may do with the page.
  package var policy: String { PagePolicy.text(style: style) }

  /// The whole page.
  package var markup: String {
    let title = word(.pageCompareTitle)
    let beginning = PageHead(
      language: language, policy: policy, style: style, title: title, heading: title
    ).markup
    var out = """
      \(beginning)\(PageExhibit(details: exhibit, language: language).markup)</header>
      <main>

      """
    out += answers + identities + pictures
    out += sections
    out += "<div class=\"check\">\n" + heading(.pageHeadingCheck)
    let lines = commands.map(HTMLText.shown).joined(separator: "\n")
    out += "<pre dir=\"ltr\"><code>\(lines)</code></pre>\n</div>\n"
    return out + "</main>\n<footer><p>\(HTMLText.escaped(footer.sentence))</p></footer>\n</body>\n</html>\n"
  }

  private func word(_ key: MessageKey) -> String { HTMLText.escaped(key.text(in: language)) }
  private func heading(_ key: MessageKey) -> String { "<h3>\(word(key))</h3>\n" }

  private var answers: String {
    let sentences = compared.answers.map { "<p class=\"sentence\">\(word($0))</p>\n" }
    return "<div class=\"verdict\">\n" + sentences.joined() + "</div>\n"
  }

  /// Both files' names, hashes, sizes and formats.
  private var identities: String {
    let files = compared.files
    let missing = MessageKey.pageFactNotComputed.text(in: language)
    func size(_ index: Int) -> String {
      Message.valueBytes(count: String(files[index].byteCount)).text(in: language)
    }
    let rows: [(String, String, String)] = [
      (MessageKey.factFile.text(in: language), first.path, second.path),
      ("SHA-256", files[0].sha256 ?? missing, files[1].sha256 ?? missing),
      ("MD5", pair.first.md5 ?? missing, pair.second.md5 ?? missing),
      (MessageKey.factFileSize.text(in: language), size(0), size(1)),
      (MessageKey.factFormat.text(in: language), files[0].format, files[1].format),
    ]
    return table(rows.map { ($0, $1, $2) }, label: "")
      + "<p class=\"small\">\(word(.pageExhibitHashes))</p>\n"
  }

  private var pictures: String {
    var out = heading(.pageComparePixels)
    let shown = [("A", pair.first.picture), ("B", pair.second.picture)].compactMap { name, picture in
      picture.map { figure($0, name) }
    }
    if !shown.isEmpty { out += "<div class=\"pictures\">\n" + shown.joined() + "</div>\n" }
    switch pair.pixels {
    case .same(let size):
      out += paragraph(
        Message.pageComparePixelsSame(width: String(size.width), height: String(size.height)).text(
          in: language))
    case .different(let map, let share, let most):
      let words = Message.pageComparePixelsNote(
        width: String(map.size.width), height: String(map.size.height),
        share: PerCent.text(share, in: language),
        most: String(most)
      ).text(in: language)
      out += "<div class=\"pictures\">\n" + figure(map, words) + "</div>\n"
    case .unlike: out += paragraph(MessageKey.pageComparePixelsUnlike.text(in: language))
    case .missing: out += paragraph(MessageKey.pageComparePixelsMissing.text(in: language))
    }
    return out
  }

  private func figure(_ picture: PictureToLookAt, _ words: String) -> String {
    let words = HTMLText.escaped(words)
    return
      "<figure>\n<img alt=\"\(words)\" width=\"\(picture.size.width)\" height=\"\(picture.size.height)\" "
      + "src=\"data:image/jpeg;base64,\(Data(picture.bytes).base64EncodedString())\">\n"
      + "<figcaption>\(words)</figcaption>\n</figure>\n"
  }

  private func paragraph(_ text: String) -> String { "<p>\(HTMLText.escaped(text))</p>\n" }

  /// Every kind of difference that there is.
  private var sections: String {
    let found = zip(ComparedPhotos.headings, compared.kinds).filter { $0.1.count > 0 }
    guard !found.isEmpty else { return paragraph(MessageKey.pageCompareNone.text(in: language)) }
    return found.map { key, kind in
      let absent = MessageKey.placeAbsent.text(in: language)
      var out = heading(key)
      out += table(
        kind.shown.map { ($0.name, $0.first ?? absent, $0.second ?? absent) },
        label: word(.pageCompareProperty))
      if kind.count > kind.shown.count {
        let rest = String(kind.count - kind.shown.count)
        out += paragraph(Message.diagnosticMore(count: rest).text(in: language))
      }
      return out
    }.joined()
  }

  private func table(_ rows: [(String, String, String)], label: String) -> String {
    var out = "<table class=\"sides\">\n<thead>\n<tr><th scope=\"col\">\(label)</th><th scope=\"col\">A</th>"
    out += "<th scope=\"col\">B</th></tr>\n</thead>\n<tbody>\n"
    for (name, one, other) in rows {
      out += "<tr><th scope=\"row\">\(HTMLText.value(name, most: 120, in: language))</th>"
      for value in [one, other] { out += "<td>\(HTMLText.value(value, most: 400, in: language))</td>" }
      out += "</tr>\n"
    }
    return out + "</tbody>\n</table>\n"
  }
}
