extension Rule {
  package static let xmpDateDiffers = Rule(
    "xmpDateDiffers", .warning, concern: .metadata,
    parameters: [.text("property", .public), .date("stated", .moment), .date("created", .moment)],
    reads: [.exif, .metadata], needs: .dates,
    source:
      "XMP part 2, 2.4 and 2.7; IIM 4.2, 2:55 to 2:63; Docs/Sources.md, 2.4, \"Cross-container disagreement\"",
    example: [
      "property": "photoshop:DateCreated", "stated": "2021-05-30T15:56:01", "created": "2023-05-30T15:56:01",
    ]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time else { return [] }
    let claims = context.attributions.claims
    let times = [createdTime, context.attributions.digitized?.time ?? createdTime]
    for claim in claims.about(.created) + claims.about(.digitized)
    where claim.place == .xmp || claim.place == .iptc {
      guard let moment = StatedMoment(claim) else { continue }
      // A date at which a picture was digitized may agree with either of EXIF's dates.
      if times.prefix(claim.subject == .created ? 1 : 2).contains(where: { moment.isSame(as: $0) }) {
        continue
      }
      return .raised(
        [
          "property": claim.property,
          "stated": claim.time?.iso8601 ?? String(claim.value.prefix(40)),
          "created": createdTime.iso8601,
        ], .derived, at: claim.evidence, created.evidence)
    }
    return []
  }
}
