extension Rule {
  package static let exifDuplicateTags = Rule(
    flag: Flag(
      "exifDuplicateTags", .warning, concern: .metadata,
      parameters: [.text("directory", .public), .text("tag", .public)]),
    reads: [.exif, .exifLayout],
    trigger: "A directory holds one tag twice.",
    rationale: "TIFF allows each tag once; a program that adds a tag without looking for it leaves two.",
    innocent: "Broken firmware; none of 84 measured originals.",
    source: "TIFF 6.0, section 2; measured: Tests/Accuracy/exif_writers.py",
    example: ["directory": "IFD0", "tag": "0x0110"]
  ) { context in
    guard let directory = context.exifBlock?.layout.directories.first(where: { !$0.duplicateTags.isEmpty }),
      let tag = directory.duplicateTags.first
    else { return [] }
    return [
      .raised(
        ["directory": directory.kind.rawValue, "tag": ExifTag.hexadecimal(tag)],
        at: context.evidence(tag, in: directory.kind))
    ]
  }
}
