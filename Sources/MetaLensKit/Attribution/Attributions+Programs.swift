import MetaLensFacts

extension Attributions {
  /// Adds the programs that XMP, IPTC, Photoshop's resources, texts and Content Credentials name and the catalogue
  /// knows; firmware and systems only where EXIF names them, where they belong.
  mutating func addStatedPrograms(_ catalogue: SoftwareCatalogue) {
    for statement in statements.all where statement.subject == .program {
      guard let match = catalogue.match(statement.value, model: model) else { continue }
      switch match.kind {
      case .systemVersion, .firmware: continue
      default: break
      }
      programs.add(
        ProgramAttribution(
          text: statement.value, kind: match.kind, family: match.family, evidence: statement.evidence,
          place: statement.place))
    }
  }
}
