import MetaLensAssessment

/// The last part of a page: how somebody else gets the same result.
extension PageCommand {
  /// The markup, ending with a line break.
  package var check: String {
    let tool = "metalens " + MetaLensVersion.current
    return "<div class=\"check\">\n" + HTMLText.heading(.pageHeadingCheck, in: language)
      + HTMLText.paragraph(.pageCheckHash, in: language) + HTMLText.code([hash])
      + HTMLText.paragraph(Message.pageCheckReport(tool: tool).text(in: language))
      + HTMLText.code([report])
      + HTMLText.paragraph(.pageCheckSame, in: language) + "</div>\n"
  }
}
