package import MetaLensFacts

/// Everything that a file says of itself outside EXIF's own tags for it, in the order of the places; bounded.
package struct Statements: Sendable, Hashable {
  /// The statements, none of them blank.
  package private(set) var all: [Statement] = []

  /// More than any program writes; a file made to say more is not listened to further.
  static let limit = 2_000

  /// Collects them.
  package init(_ facts: MetadataFacts?) {
    guard let facts else { return }
    for packet in facts.xmp { collect(packet) }
    for block in facts.iptc { collect(block) }
    for resource in facts.photoshop { collect(resource) }
    for text in facts.texts { collect(text) }
    for store in facts.credentials { collect(store) }
    if let note = facts.makerNote { collect(note) }
  }

  /// Those about a subject.
  package func about(_ subject: Statement.Subject) -> [Statement] { all.filter { $0.subject == subject } }

  /// Those about a subject in one place.
  package func about(_ subject: Statement.Subject, in place: Statement.Place) -> [Statement] {
    all.filter { $0.subject == subject && $0.place == place }
  }

  /// Adds one, unless it is blank.
  mutating func add(
    _ subject: Statement.Subject, _ value: String?, time: CaptureTime? = nil, _ place: Statement.Place,
    property: String, evidence: Evidence
  ) {
    guard all.count < Self.limit, let value else { return }
    let text = Self.trimmed(value)
    guard !text.isEmpty else { return }
    all.append(Statement(subject, text, time: time, place, property: property, evidence: evidence))
  }

  /// Without white space and NULs at its ends, and cut where no name or date reaches.
  private static func trimmed(_ value: String) -> String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0 || scalar.properties.isWhitespace }
    var scalars = value.unicodeScalars.prefix(512)
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.drop(while: isBlank)))
  }
}
