extension Rule {
  package static let exifWindowsPadding = Rule(
    flag: Flag(
      "exifWindowsPadding", .isEdited, concern: .metadata),
    reads: [.exif, .exifLayout],
    trigger: "IFD0 or ExifIFD holds tag 0xEA1C or 0xEA1D.",
    rationale: "Windows leaves Padding and OffsetSchema where it wrote a property: a title, a rating, a "
      + "turn.",
    innocent: "None is known of cameras.",
    source: "Docs/Sources.md, E12"
  ) { context in
    guard let exif = context.facts.exif.value else { return [] }
    for kind in [ExifDirectory.Kind.ifd0, .exif] {
      for tag in [ExifTag.windowsPadding, ExifTag.windowsOffsetSchema] where exif.entry(tag, in: kind) != nil
      {
        return [.raised(at: context.evidence(tag, in: kind))]
      }
    }
    return []
  }
}
