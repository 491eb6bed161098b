extension Attributions {
  /// Adds the programs that XMP, IPTC, Photoshop's resources, texts and Content Credentials name and the catalogue
  /// knows.
  ///
  /// Firmware and systems count only if EXIF names them, where they belong. Content Credentials come last and only add
  /// evidence to a program that another place names too: what they alone state is unverified and has rules of its own.
  mutating func addStatedPrograms() {
    let stated = claims.about(.program)
    for claim in stated where claim.place != .credentials { add(claim) }
    for claim in stated where claim.place == .credentials { add(claim) }
  }

  private mutating func add(_ claim: MetadataClaim) {
    guard let match = SoftwareCatalogue.match(claim.value, model: model) else { return }
    switch match.kind {
    case .systemVersion, .firmware: return
    default: break
    }
    let isKnown = programs.contains { $0.kind == match.kind && $0.family == match.family }
    guard isKnown || claim.place != .credentials else { return }
    programs.add(
      ProgramAttribution(
        text: claim.value, kind: match.kind, family: match.family, evidence: claim.evidence,
        place: claim.place))
  }
}
