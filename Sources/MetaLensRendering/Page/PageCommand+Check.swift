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
    var out = beginning
    if statesHash {
      out += hashCheck
      out += HTMLText.paragraph(Message.pageCheckReport(tool: tool).text(in: language))
    } else {
      out += HTMLText.paragraph(Message.pageCheckUnhashed(tool: tool).text(in: language))
    }
    return out + HTMLText.code([report]) + HTMLText.paragraph(.pageCheckSame, in: language) + "</div>\n"
  }

  /// The markup for a file that couldn't be analyzed but whose SHA-256 the page states, ending with a line break.
  var checkOfHash: String { beginning + hashCheck + "</div>\n" }

  private var beginning: String {
    "<div class=\"check\">\n" + HTMLText.heading(.pageHeadingCheck, in: language)
  }

  private var hashCheck: String {
    HTMLText.paragraph(.pageCheckHash, in: language) + HTMLText.code([hash])
  }
}
