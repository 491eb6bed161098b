import MetaLensAssessment

/// The last part of a page: how somebody else gets the same result.
extension PageCommand {
  /// The markup for reports that were read as the command reads them.
  package var check: String { checking(statesHash: reading.hashing) }

  /// Returns the markup, ending with a line break.
  ///
  /// - Parameter statesHash: whether the page states the file's SHA-256; otherwise there is none to compare with.
  func checking(statesHash: Bool) -> String {
    let tool = "metalens " + MetaLensVersion.current
    var out = "<div class=\"check\">\n" + HTMLText.heading(.pageHeadingCheck, in: language)
    if statesHash {
      out += HTMLText.paragraph(.pageCheckHash, in: language) + HTMLText.code([hash])
      out += HTMLText.paragraph(Message.pageCheckReport(tool: tool).text(in: language))
    } else {
      out += HTMLText.paragraph(Message.pageCheckUnhashed(tool: tool).text(in: language))
    }
    return out + HTMLText.code([report]) + HTMLText.paragraph(.pageCheckSame, in: language) + "</div>\n"
  }
}
