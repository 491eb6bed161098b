extension Rule {
  package static let strippedPartly = Rule(
    "strippedPartly", .warning, concern: .metadata,
    parameters: [.text("tags", .public)],
    reads: [.exif, .exifPlaces],
    source:
      "measured: exiftool -all= -tagsfromfile @ -Orientation and Apple's encoder leave them; no original does",
    example: ["tags": "Orientation, XResolution, YResolution"]
  ) { context in
    guard let exif = context.exif, exif.directory(.gps) == nil else { return [] }
    var tags: [String] = []
    for directory in exif.directories where directory.kind == .ifd0 || directory.kind == .exif {
      for entry in directory.entries {
        guard DisplayTag.all.contains(entry.tag) else { return [] }
        guard !DisplayTag.pointers.contains(entry.tag) else { continue }
        tags.append(ExifTagName.shown(entry.tag, in: directory.kind))
      }
    }
    guard !tags.isEmpty else { return [] }
    return .raised(["tags": tags.joined(separator: ", ")], .derived, at: context.exifEvidence)
  }
}

/// Tags that say how a picture is shown, not how it was made.
///
/// Arrays, since only a few elements are searched, and a set's first use of an element type takes longer than a photo.
private enum DisplayTag {
  /// The pointers to ExifIFD and to the interoperability IFD, which names a colour space.
  static let pointers: [UInt16] = [ExifTag.exifPointer, ExifTag.interoperabilityPointer]

  /// Width, height, orientation, resolution, YCbCrPositioning, versions, components, ColorSpace, stated size.
  static let all: [UInt16] =
    pointers + [
      0x0100, 0x0101, 0x0112, 0x011A, 0x011B, 0x0128, 0x0213, 0x9000, 0x9101, 0xA000, 0xA001, 0xA002, 0xA003,
    ]
}
