/// What the person who hands a page over writes on it; no part of any report.
package struct ExhibitDetails: Sendable, Equatable {
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
  package static let maximumCharacters = 200
  /// Characters of a note at most.
  package static let maximumNoteCharacters = 2_000
  /// Notes at most.
  package static let maximumNotes = 20

  /// Why a text can't stand on a page.
  package enum Refusal: Error, Sendable, Equatable {
    case empty
    case tooLong(maximum: Int, count: Int)
    case tooManyNotes
  }

  /// A number, a name or a reference as it may stand there.
  package static func checked(_ text: String, maximum: Int = maximumCharacters) throws(Refusal) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
    let count = text.unicodeScalars.count
    guard count <= maximum else { throw .tooLong(maximum: maximum, count: count) }
    return text
  }

  /// Adds a note behind the others.
  package mutating func add(note: String) throws(Refusal) {
    guard notes.count < Self.maximumNotes else { throw .tooManyNotes }
    notes.append(try Self.checked(note, maximum: Self.maximumNoteCharacters))
  }

  /// Whether nothing was given.
  package var isEmpty: Bool { self == ExhibitDetails() }
}
