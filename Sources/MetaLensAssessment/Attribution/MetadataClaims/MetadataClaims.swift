import MetaLensBytes

/// The claims that a file makes about itself outside EXIF's own tags for them, in the order of their places; limited in
/// number.
package struct MetadataClaims: Sendable {
  /// The claims, none of them blank.
  package private(set) var all: [MetadataClaim] = []

  /// The maximum number of different claims about one subject: more than any program writes.
  ///
  /// Each subject has its own limit, and a repeated claim counts once, so that frequent claims don't hide a single one.
  static let limit = 500
  /// The number of characters after which a value is cut: no name or date reaches it.
  static let maximumLength = 512
  private var seen: [MetadataClaim.Subject: Set<String>]?

  package init(_ facts: MetadataFacts?) {
    guard let facts else { return }
    for packet in facts.xmp { collect(packet) }
    for block in facts.iptc { collect(block) }
    for resource in facts.photoshop { collect(resource) }
    for text in facts.texts { collect(text) }
    for store in facts.credentials { collect(store) }
    if let note = facts.makerNote { collect(note) }
  }

  package func about(_ subject: MetadataClaim.Subject) -> [MetadataClaim] {
    all.filter { $0.subject == subject }
  }

  package func about(_ subject: MetadataClaim.Subject, in place: MetadataClaim.Place) -> [MetadataClaim] {
    all.filter { $0.subject == subject && $0.place == place }
  }

  /// Adds a claim, unless it is blank.
  mutating func add(
    _ subject: MetadataClaim.Subject, _ value: String?, time: CaptureTime? = nil,
    _ place: MetadataClaim.Place,
    property: String, evidence: Evidence
  ) {
    guard let value else { return }
    let text = value.trimmed(limit: Self.maximumLength)
    guard !text.isEmpty else { return }
    let claim = MetadataClaim(subject, text, time: time, place, property: property, evidence: evidence)
    guard all.count < Self.limit || isNew(claim) else { return }
    all.append(claim)
  }

  /// Whether a claim wasn't made before, and its subject may have one more.
  ///
  /// Few files make so many claims that this is needed; the names of the claims collected so far are then stored first.
  private mutating func isNew(_ claim: MetadataClaim) -> Bool {
    if seen == nil {
      seen = all.reduce(into: [:]) { $0[$1.subject, default: []].insert(Self.name(of: $1)) }
    }
    guard seen?[claim.subject]?.count ?? 0 < Self.limit else { return false }
    return seen?[claim.subject, default: []].insert(Self.name(of: claim)).inserted ?? false
  }

  /// Returns what distinguishes a claim from others about its subject.
  private static func name(of claim: MetadataClaim) -> String {
    "\(claim.place.rawValue) \(claim.property) \(claim.value)"
  }
}
