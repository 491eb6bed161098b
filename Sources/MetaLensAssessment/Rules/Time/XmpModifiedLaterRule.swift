extension Rule {
  package static let xmpModifiedLater = Rule(
    "xmpModifiedLater", .isEdited, concern: .metadata,
    parameters: [.text("property", .public), .date("stated", .moment), .date("created", .moment)],
    reads: [.exif, .metadata], needs: .dates,
    source: "XMP part 2, 2.1; Docs/Sources.md, 2.4; measured: none of the originals of the labelled photos",
    example: [
      "property": "xmp:ModifyDate", "stated": "2023-06-02T09:00:07", "created": "2023-05-30T15:56:01",
    ]
  ) { context in
    guard let created = context.attributions.original, let createdTime = created.time else { return [] }
    let claims = context.attributions.claims
    for subject in [MetadataClaim.Subject.modified, .metadataModified] {
      for claim in claims.about(subject, in: .xmp) {
        guard let time = StatedMoment(claim)?.timeOfDay else { continue }
        let later = StatedDate.seconds(from: createdTime, to: time)
        guard later > 60, abs(MomentDifference.seconds(from: createdTime, to: time)) > 60 else { continue }
        return .raised(
          [
            "property": claim.property,
            "stated": claim.time?.iso8601 ?? String(claim.value.prefix(40)),
            "created": createdTime.iso8601,
          ],
          .derived, at: claim.evidence, created.evidence)
      }
    }
    return []
  }
}
