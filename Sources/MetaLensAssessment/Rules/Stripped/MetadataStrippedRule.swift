extension Rule {
  package static let metadataStripped = Rule(
    "metadataStripped", .information, concern: .metadata,
    reads: [.exif, .exifPlaces, .metadata, .trailers],
    source: "Docs/Sources.md, E1: absence alone is at chance level"
  ) { context in
    guard context.saysNothing else { return [] }
    return .raised([:], .derived, at: Evidence(location: "file"))
  }
}

extension RuleContext {
  /// Whether nothing outside the coding says anything about the picture.
  fileprivate var saysNothing: Bool {
    guard exif == nil, facts.trailers?.isEmpty ?? true, attributions.claims.all.isEmpty else {
      return false
    }
    if let found = metadata {
      guard found.xmp.isEmpty, found.iptc.isEmpty, found.photoshop.isEmpty, found.texts.isEmpty,
        found.credentials.isEmpty, found.makerNote == nil
      else { return false }
    }
    if let container = facts.container.value,
      container.namingHeader != nil || container.metadata.contains(where: { $0.kind != .icc })
        // The time of the last change (PNG, 11.3.4.1).
        || container.parts.contains(where: { $0.name == "tIME" })
    {
      return false
    }
    // JFIF, ICC profiles and Adobe's marker say how to decode the picture (T.871; ICC.1, B.4; T.872, 6.5.3).
    return facts.structure.value?.coding.segments.allSatisfy { segment in
      !segment.isMetadata || segment.marker == 0xE0 || segment.marker == 0xEE
        || segment.marker == 0xE2 && segment.identifier == "ICC_PROFILE"
    } ?? true
  }
}
