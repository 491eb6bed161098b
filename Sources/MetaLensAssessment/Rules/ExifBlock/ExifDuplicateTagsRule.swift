extension Rule {
  package static let exifDuplicateTags = Rule(
    "exifDuplicateTags", .warning, concern: .metadata,
    parameters: [.text("directory", .public), .text("tag", .public)],
    reads: [.exif, .exifLayout],
    source: "TIFF 6.0, section 2; measured: Tests/Accuracy/exif_writers.py",
    example: ["directory": "IFD0", "tag": "0x0110"]
  ) { context in
    for directory in context.exifBlock?.layout.directories ?? [] {
      guard
        let tag = directory.duplicateTags.first(where: { $0 != ExifTag.makerNote || !context.isHuawei })
      else { continue }
      return .raised(
        ["directory": directory.kind.rawValue, "tag": ExifTag.hexadecimal(tag)],
        at: context.evidence(tag, in: directory.kind))
    }
    return []
  }
}
