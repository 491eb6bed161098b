package import MetaLensAssessment

/// The footer of every printed page: the tool, the model, the file and how to verify it.
package struct PageFooter: Sendable {
  /// The score model's version; nil if nothing is scored.
  let model: String?
  /// The case number; nil if none was given.
  var caseNumber: String?
  /// The file's SHA-256; nil if the page isn't about a single file.
  package var sha256: String?
  /// Whether the page says how to verify it, so that the footer can point there.
  package var hasCheck = true
  let language: Language

  package init(model: String?, caseNumber: String? = nil, sha256: String? = nil, language: Language) {
    self.model = model
    self.caseNumber = caseNumber
    self.sha256 = sha256
    self.language = language
  }

  /// The style sheet of a page with this footer.
  var style: String { "\n" + rule + "\n" + notice + "\n" + PageStyle.sheet }

  /// The rule for what a page says at its head if this footer is missing: such a page has no script that could say so.
  var notice: String {
    let text = Self.string(MessageKey.pageUnended.text(in: language))
    return "body:not(:has(> footer)) main::before { content: \(text); }"
  }

  /// The rule for printed pages (CSS Paged Media 3, 4: margin boxes).
  var rule: String {
    """
    @page { size: A4; margin: 16mm 15mm 22mm;
      @bottom-left { content: \(Self.string(lines.joined(separator: "\n"))); width: 85%; padding-top: 3mm;
        vertical-align: top; text-align: left; white-space: pre-line; font: 7.5pt/1.4 sans-serif; color: #444; }
      @bottom-right { content: counter(page) " / " counter(pages); padding-top: 3mm;
        vertical-align: top; font: 7.5pt/1.4 sans-serif; color: #444; } }
    """
  }

  /// The sentence at the end of the page on a screen.
  var sentence: String { lines.joined(separator: " · ") }

  /// Returns the end of every page, from the end of its `<main>`.
  ///
  /// - Parameters:
  ///   - limits: whether the page says what a score doesn't show, and where the model's error rates are documented.
  ///   - data: blocks of data and scripts that follow.
  package func markup(limits: Bool = false, data: String = "") -> String {
    let limit =
      MessageKey.noteLimits.text(in: language) + " " + MessageKey.pageLimitsInnocent.text(in: language)
    let note = model.map { OriginalityReport.modelNote($0, in: language) }
    let texts = (limits ? [limit, note].compactMap(\.self) : []) + [sentence]
    return "</main>\n<footer>" + texts.map { "<p>\(HTMLText.escaped($0))</p>" }.joined(separator: "\n")
      + "</footer>\n\(data)</body>\n</html>\n"
  }

  private var lines: [String] {
    let tool = "MetaLens \(MetaLensVersion.current)"
    let first = [caseNumber, tool, model.map { MessageKey.factModelScore.text(in: language) + " " + $0 }]
      .compactMap(
        \.self)
    let heading = MessageKey.pageHeadingCheck.text(in: language)
    return [
      first.joined(separator: " · "), sha256.map { "SHA-256 " + $0 },
      hasCheck ? Message.pageFooterVerify(heading: heading).text(in: language) : nil,
    ].compactMap(\.self)
  }

  /// Returns a text as a CSS string, with nothing in it that could end the string, the rule or the style sheet.
  static func string(_ text: String) -> String {
    var out = "\""
    for scalar in SafeText.escaping(text, keepsLayout: true).unicodeScalars {
      let isPlain =
        scalar.value > 0x7F || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " .,:;/-_()·".unicodeScalars.contains(scalar)
      if isPlain {
        out.unicodeScalars.append(scalar)
      } else {
        out += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return out + "\""
  }
}
