/// The places of tags in the file, in EXIF's terms: made once, since a photo's flags name some fifteen places.
struct ExifPlaces: Sendable {
  private let facts: ExifFacts
  private let locations: [String]

  init(_ facts: ExifFacts) {
    self.facts = facts
    locations = facts.container == Self.usual ? Self.usualLocations : Self.locations(in: facts.container)
  }

  /// The container of nearly every block, whose locations are made once.
  private static let usual = "APP1 Exif"
  private static let usualLocations = locations(in: usual)

  private static func locations(in container: String) -> [String] {
    ExifDirectory.Kind.allCases.map { container + " " + $0.rawValue }
  }

  /// Returns the location of a directory, such as `APP1 Exif IFD0`.
  func location(of kind: ExifDirectory.Kind) -> String {
    switch kind {
    case .ifd0: locations[0]
    case .exif: locations[1]
    case .gps: locations[2]
    case .interoperability: locations[3]
    case .ifd1: locations[4]
    }
  }

  /// Returns where a tag is, or where it would be.
  func evidence(_ tag: UInt16, in kind: ExifDirectory.Kind) -> Evidence {
    Evidence(
      location: location(of: kind), tag: tag,
      offset: facts.entry(tag, in: kind).map({ facts.fileOffset(of: $0) }))
  }
}
