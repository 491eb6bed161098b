package import MetaLensAssessment

extension Redaction {
  /// The dossier without personal data: no picture, no thumbnail, no bytes, and of dates what reports show too.
  package static func applied(to dossier: PhotoDossier) -> PhotoDossier {
    var dossier = dossier
    dossier.excerpts = [:]
    dossier.picture = .withheld
    dossier.thumbnail = .withheld
    dossier.dates = dossier.dates.map(redacted)
    return dossier
  }

  private static func redacted(_ claim: DatedClaim) -> DatedClaim {
    // The file's name is shown anyway.
    guard claim.meaning != .fileName else { return claim }
    var date = claim
    // UTC beside a local time tells the longitude.
    date.text = date.isPrivate ? placeholder : Redaction.date(date.text, of: date.property)
    if date.text == placeholder { date.time = nil }
    if !isOwn(date) { date.property = placeholder }
    return date
  }

  /// Whether a property's name is a standard's or a maker's, and nobody's own.
  private static func isOwn(_ date: DatedClaim) -> Bool {
    switch date.meaning {
    case .other: false
    case .step: date.property == "stEvt:when" || date.property.hasPrefix("c2pa.")
    default: !date.property.hasPrefix("{")
    }
  }
}
