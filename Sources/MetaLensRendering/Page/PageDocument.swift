package import MetaLensAssessment

/// A page's frame: what stands before, between and behind the photos' sections.
///
/// It holds no script and asks for nothing from elsewhere, and tells browsers to allow neither.
package struct PageDocument: Sendable {
  let language: Language
  /// The names of the photos, in order.
  let names: [FileLabel]
  /// The foot of every printed page.
  package var footer: PageFooter

  package init(language: Language, names: [FileLabel]) {
    self.language = language
    self.names = names
    footer = PageFooter(model: ScoreModel.shippedVersion, language: language)
  }

  /// What browsers may do with the page.
  package var policy: String { PagePolicy.text(style: footer.style) }

  /// Everything before the first section.
  package var head: String {
    let title = HTMLText.word(.pageTitle, in: language)
    let first = names.first.map { ": " + HTMLText.plainValue($0.path, maximum: 200, in: language) } ?? ""
    let beginning = PageHead.markup(
      in: language, policy: policy, style: footer.style,
      title: title + first + (names.count > 1 ? " …" : ""), heading: title)
    return beginning + contents + "</header>\n<main>\n"
  }

  /// Everything behind the last section.
  package var tail: String { footer.markup() }

  /// What a photo's section, or its row among many, is pointed at by inside a page.
  static func anchor(_ number: Int) -> String { "photo-\(number)" }

  /// A list of the photos, where there are several.
  private var contents: String {
    guard names.count > 1 else { return "" }
    let lines = names.enumerated().map { index, name in
      "<li><a href=\"#\(Self.anchor(index + 1))\">\(HTMLText.value(name.path, in: language))</a></li>\n"
    }
    return "<nav><p>\(HTMLText.word(.pageContents, in: language))</p>\n<ol>\n"
      + lines.joined() + "</ol></nav>\n"
  }
}
