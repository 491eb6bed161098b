extension Rule {
  package static let exifWindowsPadding = Rule(
    "exifWindowsPadding", .isEdited, concern: .metadata,
    reads: [.exif, .exifLayout],
    source: "Docs/Sources.md, E12"
  ) { context in
    guard let exif = context.exif else { return [] }
    for kind in [ExifDirectory.Kind.ifd0, .exif] {
      for tag in [ExifTag.windowsPadding, ExifTag.windowsOffsetSchema] where exif.entry(tag, in: kind) != nil
      {
        return .raised(at: context.evidence(tag, in: kind))
      }
    }
    return []
  }
}
