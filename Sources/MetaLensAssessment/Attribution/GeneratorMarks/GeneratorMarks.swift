/// The marks by which a file says that its picture, or part of it, was generated; each in the place where its grammar
/// puts it.
package struct GeneratorMarks: Sendable {
  /// The marks, in the order of their places.
  package private(set) var all: [GeneratorMark] = []

  /// The maximum number of marks: more than any program writes.
  static let limit = 64

  package init() {}

  /// Finds the marks in the metadata outside EXIF, in the claims made there, and in EXIF.
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

  package func of(_ kind: GeneratorMark.Kind) -> [GeneratorMark] { all.filter { $0.kind == kind } }

  mutating func add(_ mark: GeneratorMark) {
    guard all.count < Self.limit, !all.contains(mark) else { return }
    all.append(mark)
  }
}
