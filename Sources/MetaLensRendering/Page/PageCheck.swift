package import MetaLensAssessment

/// How somebody else gets the same result: a page's last part.
package struct PageCheck: Sendable {
  let command: PageCommand
  let language: Language

  package init(command: PageCommand, language: Language) {
    self.command = command
    self.language = language
  }

  /// The markup, ending with a line break.
  package var markup: String {
    let tool = "metalens " + MetaLensVersion.current
    return "<div class=\"check\">\n" + HTMLText.heading(.pageHeadingCheck, in: language)
      + HTMLText.paragraph(.pageCheckHash, in: language) + HTMLText.code([command.hash])
      + HTMLText.paragraph(Message.pageCheckReport(tool: tool).text(in: language))
      + HTMLText.code([command.report])
      + HTMLText.paragraph(.pageCheckSame, in: language) + "</div>\n"
  }
}
