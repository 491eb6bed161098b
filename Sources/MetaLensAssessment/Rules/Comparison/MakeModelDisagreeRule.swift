extension Rule {
  package static let makeModelDisagree = Rule(
    "makeModelDisagree", .warning, concern: .metadata,
    parameters: [.text("stated", .name), .text("other", .name), .text("property", .public)],
    reads: [.exif, .metadata],
    source: "XMP part 2, 3.2; Docs/Sources.md, 2.4; 0 of 25 labelled files with both differed",
    example: ["stated": "Canon EOS 40D", "other": "NIKON D90", "property": "tiff:Model"]
  ) { context in
    for (property, text, evidence) in context.namedElsewhere {
      guard let stated = context.contradicted(by: text, property: property) else { continue }
      let isMake = property.hasSuffix("Make")
      return .raised(
        ["stated": stated, "other": text.quoted(), "property": property], .derived,
        at: context.evidence(isMake ? ExifTag.make : ExifTag.model, in: .ifd0), evidence)
    }
    return []
  }
}

extension RuleContext {
  /// Makes and models outside EXIF and the maker note, Content Credentials' as the active manifest states them.
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
    return found
  }

  /// EXIF's value, where another place names another.
  fileprivate func contradicted(by text: String, property: String) -> String? {
    guard let make = attributions.make, let model = attributions.model else { return nil }
    if property.hasSuffix("Make") {
      // Some phones exchange the two.
      return ModelName.isSameMaker(text, make) || ModelName.isSameMaker(text, model) ? nil : make
    }
    let other = ModelName(text, make: make)
    return other.agrees(with: ModelName(model, make: make)) || other.agrees(with: ModelName(make))
      ? nil : model
  }
}
