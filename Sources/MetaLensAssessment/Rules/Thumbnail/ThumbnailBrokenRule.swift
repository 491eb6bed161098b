extension Rule {
  package static let thumbnailBroken = Rule(
    "thumbnailBroken", .warning, concern: .content,
    parameters: [.count("byteCount", .public), .text("state", .words([Rule.blank]), optional: true)],
    variant: { $0.text("state") },
    reads: [.exif, .pixels],
    source: "EXIF 3.0 (CIPA DC-008), 4.6.8; measured: Docs/Sources.md, E11",
    example: ["byteCount": 200]
  ) { context in
    guard let thumbnail = context.facts.picture.value?.thumbnail else { return [] }
    if context.attributions.thumbnail?.isBlank == true {
      return .raised(
        ["byteCount": thumbnail.byteCount, "state": Rule.blank], .derived, at: context.thumbnailEvidence)
    }
    guard thumbnail.preview.isEmpty, thumbnail.byteCount >= ThumbnailPicture.minimumBytes,
      !context.facts.diagnostics.contains(where: { $0.code == .limitReached && $0.location == "thumbnail" })
    else { return [] }
    return .raised(["byteCount": thumbnail.byteCount], .derived, at: context.thumbnailEvidence)
  }

  /// The thumbnail can be decoded but shows next to nothing.
  package static let blank = "blank"
}

extension ThumbnailPicture {
  /// The number of bytes of SOI and EOI; fewer bytes are no thumbnail.
  fileprivate static let minimumBytes = 4
}
