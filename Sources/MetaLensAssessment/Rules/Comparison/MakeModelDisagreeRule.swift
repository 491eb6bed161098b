import MetaLensFacts

extension Rule {
  package static let makeModelDisagree = Rule(
    "makeModelDisagree", .warning, concern: .metadata,
    parameters: [.text("stated", .name), .text("other", .name), .text("property", .public)],
    reads: [.exif, .metadata],
    source:
      "XMP part 2, 3.2; DNG specification 1.7, chapter 4 (UniqueCameraModel); Docs/Sources.md, 2.4; 0 of 25 "
      + "labelled files with both differed",
    example: ["stated": "Canon EOS 40D", "other": "NIKON D90", "property": "tiff:Model"]
  ) { context in
    let named = context.namedElsewhere
    // Drones of DJI with a Hasselblad camera state one of the two in EXIF, and the other, with its own model name, in
    // XMP.
    let isPartners = named.contains { $0.property.hasSuffix("Make") && context.isPartner(of: $0.text) }
    if isPartners { return [] }
    for (property, text, evidence) in named {
      guard let stated = context.contradicted(by: text, property: property) else { continue }
      let isMake = property.hasSuffix("Make") || property == RuleContext.uniqueModel
      return .raised(
        ["stated": stated, "other": text.quoted(), "property": property], .derived,
        at: context.evidence(isMake ? ExifTag.make : ExifTag.model, in: .ifd0), evidence)
    }
    return []
  }
}

extension RuleContext {
  /// The name of DNG's own tag for the camera.
  fileprivate static let uniqueModel = "UniqueCameraModel"

  /// Whether EXIF names DJI and a text Hasselblad, or the other way round.
  fileprivate func isPartner(of text: String) -> Bool {
    guard let stated = attributions.maker?.makers else { return false }
    let other = StatedMaker(text).makers
    return [(Maker.dji, Maker.hasselblad), (.hasselblad, .dji)].contains { stated == [$0] && other == [$1] }
  }

  /// The makes and models stated outside EXIF and the maker note; in Content Credentials, those of the active manifest.
  fileprivate var namedElsewhere: [(property: String, text: String, evidence: Evidence)] {
    let claims = attributions.claims.all.filter {
      ($0.subject == .make || $0.subject == .model) && $0.place == .xmp
    }
    var found = claims.map { ($0.property, $0.value, $0.evidence) }
    for store in metadata?.credentials ?? [] {
      for value in store.active?.values ?? [] where value.assertion.hasPrefix("stds.exif") {
        guard value.key.hasSuffix("tiff:Make") || value.key.hasSuffix("tiff:Model") else { continue }
        found.append(
          (value.key, value.text, Evidence(location: store.container, offset: value.offset ?? store.offset)))
      }
    }
    // DNG 1.7, chapter 4; in other files a copy of a DNG's metadata.
    if facts.format == .dng, let text = exif?.text(0xC614, in: .ifd0) {
      found.append((Self.uniqueModel, text, evidence(0xC614, in: .ifd0)))
    }
    for (property, text, evidence) in namedInRaw { found.append((property, text, evidence)) }
    return found
  }

  /// The names in a raw file's header, and those in the JPEG of a file that names its camera itself.
  private var namedInRaw: [(property: String, text: String, evidence: Evidence)] {
    var found: [(property: String, text: String, evidence: Evidence)] = []
    if let header = facts.container.value?.namingHeader {
      // The name is at offset 28.
      found.append(
        (header.name, header.note, Evidence(location: header.name, offset: header.offset + 28)))
    }
    if attributions.rawCamera != nil, let exif, let places = attributions.places {
      for (tag, property) in [(ExifTag.make, "JpgFromRaw Make"), (ExifTag.model, "JpgFromRaw Model")] {
        guard let text = exif.text(tag, in: .ifd0) else { continue }
        found.append((property, text, places.evidence(tag, in: .ifd0)))
      }
    }
    return found
  }

  /// Returns EXIF's value if another place's text contradicts it; nil otherwise.
  fileprivate func contradicted(by text: String, property: String) -> String? {
    guard let maker = attributions.maker, let model = attributions.model else { return nil }
    let make = maker.make
    // Makers and Adobe have words of their own for a model there, so only a camera of another maker is a contradiction.
    if property == Self.uniqueModel { return maker.isContradicted(byCamera: text) ? make : nil }
    if property.hasSuffix("Make") {
      // Some phones exchange make and model.
      return ModelName.isSameMaker(text, make) || ModelName.isSameMaker(text, model) ? nil : make
    }
    let other = ModelName(text, make: make)
    return other.agrees(with: ModelName(model, make: make)) || other.agrees(with: ModelName(make))
      ? nil : model
  }
}
