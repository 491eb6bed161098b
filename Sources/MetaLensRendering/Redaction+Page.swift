package import MetaLensAssessment

extension Redaction {
  /// Returns the dossier without personal data: no picture, thumbnail or bytes, and only the dates that reports show
  /// too.
  package static func applied(to dossier: PhotoDossier) -> PhotoDossier {
    var dossier = dossier
    dossier.excerpts = [:]
    dossier.picture = .withheld
    dossier.thumbnail = .withheld
    dossier.small = .withheld
    dossier.dates = dossier.dates.map(redacted)
    return dossier
  }

  private static func redacted(_ claim: DatedClaim) -> DatedClaim {
    // The file's name is shown anyway.
    guard claim.meaning != .fileName else { return claim }
    var date = claim
    // UTC beside a local time reveals the longitude.
    date.text = date.isPrivate ? placeholder : Redaction.date(date.text, of: date.property)
    if date.text == placeholder { date.time = nil }
    if !isOwn(date) { date.property = placeholder }
    return date
  }

  /// Whether a property's name comes from a standard or a maker, so that no user chose it.
  private static func isOwn(_ date: DatedClaim) -> Bool {
    switch date.meaning {
    case .other: false
    case .step: date.property == "stEvt:when" || date.property.hasPrefix("c2pa.")
    default: !date.property.hasPrefix("{")
    }
  }
}
