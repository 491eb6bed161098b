/// What an examiner adds to a page; it isn't part of any report.
package struct ExhibitDetails: Sendable, Equatable {
  package var caseNumber: String?
  package var examiner: String?
  /// The reference of the piece of evidence.
  package var evidence: String?
  /// Notes, in the order they were given.
  package var notes: [String] = []

  package init() {}

  /// The maximum number of characters of a case number, a name or a reference.
  package static let maximumCharacters = 200
  package static let maximumNoteCharacters = 2_000
  package static let maximumNotes = 20

  /// Why a text isn't accepted.
  package enum Refusal: Error, Sendable, Equatable {
    case empty
    case tooLong(maximum: Int, count: Int)
    case tooManyNotes
  }

  /// Returns a text unchanged; throws if it is blank or too long.
  package static func checked(_ text: String, maximum: Int = maximumCharacters) throws(Refusal) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
    let count = text.unicodeScalars.count
    guard count <= maximum else { throw .tooLong(maximum: maximum, count: count) }
    return text
  }

  package mutating func add(note: String) throws(Refusal) {
    guard notes.count < Self.maximumNotes else { throw .tooManyNotes }
    notes.append(try Self.checked(note, maximum: Self.maximumNoteCharacters))
  }

  package var isEmpty: Bool { self == ExhibitDetails() }
}
