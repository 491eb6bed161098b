/// The marks by which a file says that its picture, or some of it, was generated; each where its grammar puts it.
package struct GeneratorMarks: Sendable {
  /// The marks, in the order of their places.
  package private(set) var all: [GeneratorMark] = []

  /// More than any program writes.
  static let limit = 64

  /// Finds none.
  package init() {}

  /// Finds them in what was read outside EXIF, in what that states, and in EXIF.
  init(_ metadata: MetadataFacts?, claims: MetadataClaims, exif: ExifFacts?, places: ExifPlaces?) {
    if let metadata {
      addSourceTypes(claims)
      addCredits(claims)
      for packet in metadata.xmp { addProperties(of: packet) }
      addTexts(metadata.texts)
      addTrailers(metadata.trailerValues)
    }
    if let exif, let places { addTags(of: exif, places) }
  }

  /// The marks of a kind.
  package func of(_ kind: GeneratorMark.Kind) -> [GeneratorMark] { all.filter { $0.kind == kind } }

  mutating func add(_ mark: GeneratorMark) {
    guard all.count < Self.limit, !all.contains(mark) else { return }
    all.append(mark)
  }
}
