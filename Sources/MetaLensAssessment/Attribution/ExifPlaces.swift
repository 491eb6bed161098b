/// Where tags stand in the file, in the field's terms: made once, since a photo's flags name some fifteen places.
struct ExifPlaces: Sendable {
  private let facts: ExifFacts
  private let locations: [String]

  init(_ facts: ExifFacts) {
    self.facts = facts
    locations = facts.container == Self.usual ? Self.usualLocations : Self.locations(in: facts.container)
  }

  /// Where nearly every block stands, whose places are named once.
  private static let usual = "APP1 Exif"
  private static let usualLocations = locations(in: usual)

  private static func locations(in container: String) -> [String] {
    ExifDirectory.Kind.allCases.map { container + " " + $0.rawValue }
  }

  /// The place of a directory, such as `APP1 Exif IFD0`.
  func location(of kind: ExifDirectory.Kind) -> String {
    switch kind {
    case .ifd0: locations[0]
    case .exif: locations[1]
    case .gps: locations[2]
    case .interoperability: locations[3]
    case .ifd1: locations[4]
    }
  }

  /// Where a tag stands, or where it would stand.
  func evidence(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Evidence {
    Evidence(
      location: location(of: kind), tag: tag,
      offset: facts.entry(tag, in: kind).map({ facts.fileOffset(of: $0) }))
  }
}
