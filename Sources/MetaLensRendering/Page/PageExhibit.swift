import MetaLensAssessment

/// The identification of the exhibit: the examiner's details and the file's hashes.
struct PageExhibit: Sendable {
  let details: ExhibitDetails
  let language: Language

  /// Returns the examiner's details and a file's hashes as a table, ending with a line break.
  func markup(sha256: String?, md5: String?) -> String {
    let missing = MessageKey.pageFactNotComputed.text(in: language)
    return "<table class=\"exhibit\">\n<tbody>\n" + rows
      + row("SHA-256", sha256 ?? missing, isCode: sha256 != nil)
      + row("MD5", md5 ?? missing, isCode: md5 != nil)
      + "</tbody>\n</table>\n"
      + HTMLText.paragraph(.pageExhibitHashes, "small", in: language)
  }

  /// Returns the examiner's details and the SHA-256 of a file that couldn't be analyzed as a table, ending with a line
  /// break.
  func markup(sha256: String) -> String {
    "<table class=\"exhibit\">\n<tbody>\n" + rows + row("SHA-256", sha256, isCode: true)
      + "</tbody>\n</table>\n"
  }

  /// The examiner's details as a table; empty if there are none.
  var markup: String {
    details.isEmpty ? "" : "<table class=\"exhibit\">\n<tbody>\n" + rows + "</tbody>\n</table>\n"
  }

  private var rows: String {
    let lines: [(MessageKey, String?)] =
      [
        (.pageExhibitCase, details.caseNumber), (.pageExhibitExaminer, details.examiner),
        (.pageExhibitEvidence, details.evidence),
      ] + details.notes.map { (.pageExhibitNote, $0) }
    return lines.map { key, value in value.map { row(key.text(in: language), $0) } ?? "" }.joined()
  }

  private func row(_ label: String, _ value: String, isCode: Bool = false) -> String {
    let shown = HTMLText.value(value, maximum: ExhibitDetails.maximumNoteCharacters, in: language)
    let cell = isCode ? "<code dir=\"ltr\">\(shown)</code>" : shown
    return "<tr><th scope=\"row\">\(HTMLText.escaped(label))</th><td>\(cell)</td></tr>\n"
  }
}
