package import MetaLensAssessment

/// A page without its photos' sections: what precedes and follows them.
///
/// It contains no script and loads nothing, and its policy has browsers allow neither.
package struct PageDocument: Sendable {
  let language: Language
  /// The names of the photos, in order.
  let names: [FileLabel]
  /// The number of photos that have a section, the first ones; the others weren't read.
  package var sectionCount: Int
  /// What the list says of the photos that were added, in order: a badge, if there is one, and words.
  private var answers: [(badge: Badge?, words: String)] = []
  /// What is said of an interrupted run, sentence by sentence; empty if the run wasn't interrupted.
  package var interruption: [String] = []
  /// The footer of every printed page.
  package var footer: PageFooter

  package init(language: Language, names: [FileLabel]) {
    self.language = language
    self.names = names
    sectionCount = names.count
    footer = PageFooter(model: ScoreModel.shippedVersion, language: language)
  }

  /// Notes what the list of photos says of the next section, so that nobody has to open each section to find one.
  package mutating func add(_ file: AnalyzedFile) {
    guard let report = file.report else {
      answers.append((nil, MessageKey.pageManyNotAnalyzed.text(in: language)))
      return
    }
    let words = [
      report.verdict.name(in: language), "\(report.score)/100", report.badge.name(in: language),
    ]
    answers.append((report.badge, words.joined(separator: " · ")))
  }

  /// The page's Content Security Policy: what browsers may do with the page.
  package var policy: String { PagePolicy.text(style: style) }

  /// Everything before the first section.
  package var head: String {
    let title = HTMLText.word(.pageTitle, in: language)
    let name = names.first?.name(in: language)
    let first = name.map { ": " + HTMLText.plainValue($0, maximum: 200, in: language) } ?? ""
    let beginning = PageHead.markup(
      in: language, policy: policy, style: style,
      title: title + first + (names.count > 1 ? " …" : ""), heading: title)
    return beginning + HTMLText.notices(interruption) + contents + "</header>\n<main>\n"
  }

  /// Everything after the last section.
  package var tail: String { footer.markup() }

  /// Returns the anchor by which links in a page refer to a photo's section or row.
  static func anchor(_ number: Int) -> String { "photo-\(number)" }

  /// The style sheet; by it every printed sheet about one of several photos has the photo's number and name.
  private var style: String {
    guard names.count > 1 else { return footer.style }
    let rules = names.enumerated().map { index, label in
      let anchor = Self.anchor(index + 1)
      let file = SafeText.thinned(label.lastName(in: language))
      let words = PageFooter.string("\(index + 1): " + SafeText.shown(file, columns: 120))
      return "@page \(anchor) { @top-right { content: \(words); } }\n#\(anchor) { page: \(anchor); }\n"
    }
    return footer.style + "@page { @top-right { width: 100%; padding-bottom: 2mm; vertical-align: bottom;\n"
      + "  text-align: right; font: 7.5pt/1.4 sans-serif; color: #444; } }\n" + rules.joined()
  }

  /// A list of the photos, with links to their sections; empty if there is only one.
  private var contents: String {
    guard names.count > 1 else { return "" }
    let unread = HTMLText.word(.pageManyNotAnalyzed, in: language)
    let lines = names.enumerated().map { index, label in
      let shown = HTMLText.value(label.name(in: language), in: language)
      guard index < sectionCount else { return "<li>\(shown) <span class=\"small\">\(unread)</span></li>\n" }
      return "<li><a href=\"#\(Self.anchor(index + 1))\">\(shown)</a>\(answer(index))</li>\n"
    }
    return "<nav><p>\(HTMLText.word(.pageContents, in: language))</p>\n<ol>\n"
      + lines.joined() + "</ol></nav>\n"
  }

  /// Returns what stands behind a photo's name; empty if nothing was added of it.
  private func answer(_ index: Int) -> String {
    guard index < answers.count else { return "" }
    let (badge, words) = answers[index]
    return " <span class=\"small\(badge.map { " " + $0.rawValue } ?? "")\">\(HTMLText.escaped(words))</span>"
  }
}
