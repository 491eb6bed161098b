extension Rule {
  package static let cameraProcessed = Rule(
    "cameraProcessed", .information, concern: .content,
    parameters: [.text("tag", .public), .count("value", .public)],
    reads: [.exif],
    source: "EXIF 3.0, 4.6.6.7.47 (CompositeImage 3); exiftool's EXIF tags (CustomRendered 2 to 8 by Apple)",
    example: ["tag": "CustomRendered", "value": 8]
  ) { context in
    guard let exif = context.exif else { return [] }
    if exif.integer(ExifTag.compositeImage, in: .exif) == 3 {
      return .raised(
        ["tag": "CompositeImage", "value": 3], at: context.evidence(ExifTag.compositeImage, in: .exif))
    }
    // 1 is EXIF's own "custom process", which many cameras write for a scene mode.
    guard context.attributions.make == "Apple",
      let stated = exif.integer(ExifTag.customRendered, in: .exif), (2...8).contains(stated), stated != 5
    else { return [] }
    return .raised(
      ["tag": "CustomRendered", "value": stated], at: context.evidence(ExifTag.customRendered, in: .exif))
  }
}
