extension Rule {
  package static let captionAdded = Rule(
    "captionAdded", .warning, concern: .metadata, parameters: [.text("fields", .public)],
    variant: { values in
      let fields = (values.text("fields") ?? "").split(separator: ", ")
      return fields.allSatisfy { ["Artist", "Copyright"].contains($0) } ? "name" : nil
    },
    reads: [.exif, .metadata],
    source:
      "IIM 4.2, chapter 6; IPTC Photo Metadata 2025.1; EXIF 3.0, 4.6.5.4; Docs/Sources.md, E13; measured: in none of 236 "
      + "labelled originals",
    example: ["fields": "Keywords, Caption"]
  ) { context in
    let stated = context.captions
    guard let first = stated.first else { return [] }
    return .raised(["fields": stated.map(\.name).joined(separator: ", ")], at: first.evidence)
  }
}

extension RuleContext {
  /// The names of the fields in which somebody says something about the picture, each once with its place: IPTC's data
  /// sets, XMP's properties, EXIF's tags.
  fileprivate var captions: [(name: String, evidence: Evidence)] {
    var found: [(name: String, evidence: Evidence)] = []
    func isNew(_ name: String) -> Bool { !found.contains { $0.name == name } }
    for block in metadata?.iptc ?? [] {
      // A platform's mark, with a number of its own beside it, says nothing about the picture.
      let isMarked = block.dataSets.contains { $0.number == 40 && PlatformMark.isFacebook($0.bytes) }
      for set in block.dataSets where set.record == 2 && !(isMarked && [40, 103].contains(set.number)) {
        if set.number == 230, PlatformMark.isFlickr(set.bytes) { continue }
        guard let name = IPTCField.captions[set.number], isNew(name), !set.isBlank else { continue }
        let place = Evidence(
          location: block.container + " 2:\(set.number)", offset: set.offset ?? block.offset)
        found.append((name, place))
      }
    }
    for packet in metadata?.xmp ?? [] {
      for property in packet.properties where Self.isCaption(property) && !property.value.isBlank {
        let name = XMPPrefix.name(of: property)
        if isNew(name) { found.append((name, packet.evidence(property))) }
      }
    }
    if let exif {
      for field in ExifCaption.fields(of: exif, maker: attributions.maker, model: attributions.model) {
        found.append((field.name, evidence(field.tag, in: field.directory)))
      }
    }
    return found
  }

  private static func isCaption(_ property: XMPProperty) -> Bool {
    // Hardly any of dozens of properties is, and comparing lengths is faster than comparing texts.
    guard XMPCaption.lengths.contains(property.namespace.utf8.count) else { return false }
    return switch property.namespace {
    case XMPNamespace.dublinCore: XMPCaption.dublinCore.contains(property.name)
    case XMPNamespace.photoshop: XMPCaption.photoshop.contains(property.name)
    case XMPNamespace.iptcCore: XMPCaption.iptcCore.contains(property.name)
    default: false
    }
  }
}

/// The properties of XMP in which somebody says something about a picture (IPTC Photo Metadata 2025.1); not who made
/// it, since its owner's name may be stored in a camera.
private enum XMPCaption {
  static let lengths = [XMPNamespace.dublinCore, XMPNamespace.photoshop, XMPNamespace.iptcCore].map(
    \.utf8.count)
  static let dublinCore = ["description", "title", "subject"]
  static let photoshop = [
    "Headline", "City", "State", "Country", "Instructions", "Source", "Credit", "CaptionWriter", "Category",
    "SupplementalCategories", "TransmissionReference",
  ]
  static let iptcCore = ["Location", "Scene", "SubjectCode", "IntellectualGenre", "CountryCode"]
}

extension IPTCFacts.DataSet {
  /// Whether the data set contains only blanks; kilobytes of blanks don't count as blank, since something may follow
  /// them.
  fileprivate var isBlank: Bool {
    bytes.count < 4_096 && bytes.allSatisfy { $0 <= 0x20 || $0 == 0x7F || $0 == 0xA0 || $0 == 0xC2 }
  }
}
