extension Rule {
  package static let authorInXmpAlone = Rule(
    "authorInXmpAlone", .warning, concern: .metadata, parameters: [.text("fields", .public)],
    reads: [.exif, .metadata], needs: .xmp,
    source:
      "EXIF 3.0, 4.6.5.1 (Artist, Copyright); XMP 2012, part 1, 8.3; measured: in none of 236 labelled originals, of which "
      + "67 have XMP",
    example: ["fields": "dc:creator"]
  ) { context in
    var fields: [String] = []
    var place: Evidence?
    for packet in context.metadata?.xmp ?? [] {
      for property in packet.properties
      where AuthorProperty.isOne(property) && !property.value.isBlank {
        let name = XMPPrefix.name(of: property)
        place = place ?? packet.evidence(property)
        if !fields.contains(name) { fields.append(name) }
      }
    }
    guard let place, context.facts.exif.value?.namesSomebody != true else { return [] }
    return .raised(["fields": fields.joined(separator: ", ")], at: place)
  }
}

extension ExifFacts {
  /// Whether EXIF says who made the picture, who owns the camera or who holds the rights.
  fileprivate var namesSomebody: Bool {
    let texts: [(UInt16, ExifDirectory.Kind)] = [
      (ExifTag.artist, .ifd0), (ExifTag.copyright, .ifd0), (ExifTag.ownerName, .exif),
      (ExifTag.photographer, .exif),
    ]
    // Windows' tag isn't a text of EXIF.
    return texts.contains { text($0.0, in: $0.1)?.quotedText != nil }
      || entry(ExifTag.xpAuthor, in: .ifd0) != nil
  }
}

/// The properties of XMP that say who made a picture, who owns it or how it may be used.
private enum AuthorProperty {
  static func isOne(_ property: XMPProperty) -> Bool {
    // Hardly any of dozens of properties is, and comparing lengths is faster than comparing texts.
    lengths.contains(property.namespace.utf8.count) && namespaces[property.name] == property.namespace
  }

  private static let lengths = Set(namespaces.values.map(\.utf8.count)).sorted()

  private static let namespaces: [String: String] = [
    "creator": XMPNamespace.dublinCore, "rights": XMPNamespace.dublinCore,
    "contributor": XMPNamespace.dublinCore, "publisher": XMPNamespace.dublinCore,
    "Artist": XMPNamespace.tiff, "Copyright": XMPNamespace.tiff, "OwnerName": XMPNamespace.auxiliary,
    "AuthorsPosition": XMPNamespace.photoshop, "Owner": XMPNamespace.rights,
    "UsageTerms": XMPNamespace.rights, "WebStatement": XMPNamespace.rights,
    "CreatorContactInfo": XMPNamespace.iptcCore, "CopyrightOwner": XMPNamespace.plus,
    "ImageCreator": XMPNamespace.plus, "Licensor": XMPNamespace.plus,
  ]
}
