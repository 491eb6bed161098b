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
    return
      "<div class=\"check\">\n<h3>\(HTMLText.escaped(MessageKey.pageHeadingCheck.text(in: language)))</h3>\n"
      + paragraph(MessageKey.pageCheckHash.text(in: language)) + code(command.hash)
      + paragraph(Message.pageCheckReport(tool: tool).text(in: language)) + code(command.report)
      + paragraph(MessageKey.pageCheckSame.text(in: language)) + "</div>\n"
  }

  private func paragraph(_ text: String) -> String { "<p>\(HTMLText.escaped(text))</p>\n" }

  private func code(_ text: String) -> String {
    "<pre dir=\"ltr\"><code>\(HTMLText.escaped(SafeText.escaping(text)))</code></pre>\n"
  }
}
