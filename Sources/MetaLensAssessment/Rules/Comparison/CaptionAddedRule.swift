extension Rule {
  package static let captionAdded = Rule(
    "captionAdded", .warning, concern: .metadata, parameters: [.text("fields", .public)],
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
  /// Where somebody says something of the picture, and the field's name, each once: IPTC's data sets, XMP's
  /// properties, EXIF's tags.
  fileprivate var captions: [(name: String, evidence: Evidence)] {
    var found: [(name: String, evidence: Evidence)] = []
    func isNew(_ name: String) -> Bool { !found.contains { $0.name == name } }
    for block in metadata?.iptc ?? [] {
      // A platform's mark, with a number of its own beside it, says nothing of the picture.
      let isMarked = block.dataSets.contains { $0.number == 40 && PlatformMark.isFacebook($0.bytes) }
      for set in block.dataSets where set.record == 2 && !(isMarked && [40, 103].contains(set.number)) {
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
    // Of dozens of properties hardly one is, and lengths are compared sooner than texts.
    guard XMPCaption.lengths.contains(property.namespace.utf8.count) else { return false }
    return switch property.namespace {
    case XMPNamespace.dublinCore: XMPCaption.dublinCore.contains(property.name)
    case XMPNamespace.photoshop: XMPCaption.photoshop.contains(property.name)
    case XMPNamespace.iptcCore: XMPCaption.iptcCore.contains(property.name)
    default: false
    }
  }
}

/// XMP's properties in which somebody says something of a picture (IPTC Photo Metadata 2025.1); not who made it, since a
/// camera may be told its owner's name.
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
  /// Whether it holds nothing but blanks; kilobytes of them aren't taken for nothing, since something may stand behind.
  fileprivate var isBlank: Bool {
    bytes.count < 4_096 && bytes.allSatisfy { $0 <= 0x20 || $0 == 0x7F || $0 == 0xA0 || $0 == 0xC2 }
  }
}
