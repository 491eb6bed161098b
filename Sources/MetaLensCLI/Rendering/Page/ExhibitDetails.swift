/// What the person who hands a page over writes on it; no part of any report.
package struct ExhibitDetails: Sendable, Hashable {
  /// The case's number.
  package var caseNumber: String?
  /// Who examined the files.
  package var examiner: String?
  /// The reference of the piece of evidence.
  package var evidence: String?
  /// Notes, in the order they were given.
  package var notes: [String] = []

  package init() {}

  /// Characters of a number, a name or a reference at most.
  static let mostCharacters = 200
  /// Characters of a note at most.
  static let mostNoteCharacters = 2_000
  /// Notes at most.
  static let mostNotes = 20

  /// Whether nothing was given.
  package var isEmpty: Bool { self == ExhibitDetails() }
}
