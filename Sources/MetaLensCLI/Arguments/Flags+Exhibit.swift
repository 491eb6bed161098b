import MetaLensPlatform
import MetaLensRendering

extension Flag {
  static let exhibit: [Flag] = [
    written(
      "case", "NUMBER", "the case number, for the page",
      "It is printed in the footer of every page too. " + bound
    ) { $0.exhibit.caseNumber = $1 },
    written("examiner", "NAME", "who examined the photo, for the page", bound) { $0.exhibit.examiner = $1 },
    written("evidence", "REFERENCE", "the exhibit's reference, for the page", bound) {
      $0.exhibit.evidence = $1
    },
    Flag(
      "note", value: .text("TEXT"), category: .output, commands: pages,
      summary: "a note for the page; may be repeated",
      details: "Only with --format html and serve. At most \(ExhibitDetails.maximumNotes) notes of "
        + "\(ExhibitDetails.maximumNoteCharacters) characters. Notes are shown as they are written; --redact leaves them."
    ) { value, arguments throws(UsageError) in
      do throws(ExhibitDetails.Refusal) { try arguments.exhibit.add(note: value.display) } catch {
        throw usage(error, of: "note")
      }
    },
  ]

  /// The commands that write pages.
  private static let pages: [CommandName] = [.analyze, .batch, .compare, .serve]
  private static let bound =
    "Only with --format html and serve; at most \(ExhibitDetails.maximumCharacters) characters."

  private static func written(
    _ name: String, _ value: String, _ summary: String, _ details: String,
    _ put: @escaping @Sendable (inout ParsedArguments, String) -> Void
  ) -> Flag {
    Flag(
      name, value: .text(value), category: .output, commands: pages, summary: summary, details: details
    ) { value, arguments throws(UsageError) in
      do throws(ExhibitDetails.Refusal) { put(&arguments, try ExhibitDetails.checked(value.display)) } catch {
        throw usage(error, of: name)
      }
    }
  }

  private static func usage(_ refusal: ExhibitDetails.Refusal, of name: String) -> UsageError {
    switch refusal {
    case .empty: UsageError("--\(name): the text is empty")
    case .tooLong(let maximum, let count):
      UsageError("--\(name): at most \(maximum) characters, not \(count)")
    case .tooManyNotes: UsageError("--\(name): more than \(ExhibitDetails.maximumNotes) notes")
    }
  }
}
