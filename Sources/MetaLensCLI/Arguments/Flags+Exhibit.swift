import MetaLensPlatform

extension Flag {
  static let exhibit: [Flag] = [
    written(
      "case", "NUMBER", "the case number, for the page",
      "It is printed in the footer of every page too. " + bound
    ) { $0.exhibit.caseNumber = $1 },
    written("examiner", "NAME", "who examined the photo, for the page", bound) { $0.exhibit.examiner = $1 },
    written("evidence", "REFERENCE", "the reference of the piece of evidence, for the page", bound) {
      $0.exhibit.evidence = $1
    },
    Flag(
      "note", value: .text("TEXT"), category: .output, commands: pages,
      summary: "a note for the page; may be repeated",
      details: "Only with --format html. At most \(ExhibitDetails.mostNotes) notes of "
        + "\(ExhibitDetails.mostNoteCharacters) characters. Notes are shown as they are written; --redact leaves them."
    ) { value, arguments throws(UsageError) in
      guard arguments.exhibit.notes.count < ExhibitDetails.mostNotes else {
        throw UsageError("--note: more than \(ExhibitDetails.mostNotes) notes")
      }
      arguments.exhibit.notes.append(try text(value, of: "note", most: ExhibitDetails.mostNoteCharacters))
    },
  ]

  /// The commands that write pages.
  private static let pages: [CommandName] = [.analyze, .batch, .compare]
  private static let bound = "Only with --format html; at most \(ExhibitDetails.mostCharacters) characters."

  private static func written(
    _ name: String, _ value: String, _ summary: String, _ details: String,
    _ put: @escaping @Sendable (inout LowArguments, String) -> Void
  ) -> Flag {
    Flag(
      name, value: .text(value), category: .output, commands: pages, summary: summary, details: details
    ) { value, arguments throws(UsageError) in
      put(&arguments, try text(value, of: name, most: ExhibitDetails.mostCharacters))
    }
  }

  private static func text(_ value: SystemPath, of name: String, most: Int) throws(UsageError) -> String {
    let text = value.text
    guard text.contains(where: { !$0.isWhitespace }) else { throw UsageError("--\(name): the text is empty") }
    guard text.unicodeScalars.count <= most else {
      throw UsageError("--\(name): at most \(most) characters, not \(text.unicodeScalars.count)")
    }
    return text
  }
}
