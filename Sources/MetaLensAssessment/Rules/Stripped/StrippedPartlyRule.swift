extension Rule {
  package static let strippedPartly = Rule(
    "strippedPartly", .warning, concern: .metadata,
    parameters: [.text("tags", .public), .truth("hasThumbnail", optional: true)],
    variant: { $0.isTrue("hasThumbnail") ? "thumbnail" : nil },
    reads: [.exif, .exifPlaces],
    source:
      "measured: exiftool -all= -tagsfromfile @ -Orientation and Apple's encoder leave them; no original does",
    example: ["tags": "Orientation, XResolution, YResolution"]
  ) { context in
    guard let exif = context.exif, exif.directory(.gps) == nil,
      exif.directory(.ifd1)?.entries.allSatisfy({ DisplayTag.isOfThumbnail($0.tag) }) ?? true
    else { return [] }
    var tags: [String] = []
    for directory in exif.directories where directory.kind == .ifd0 || directory.kind == .exif {
      for entry in directory.entries {
        guard DisplayTag.all.contains(entry.tag) else { return [] }
        guard !DisplayTag.pointers.contains(entry.tag) else { continue }
        tags.append(ExifTagName.shown(entry.tag, in: directory.kind))
      }
    }
    guard !tags.isEmpty else { return [] }
    let hasThumbnail: Bool? = exif.statesThumbnail ? true : nil
    return .raised(
      (["tags": tags.joined(separator: ", ")] as FlagValues).with("hasThumbnail", ifAny: hasThumbnail),
      .derived, at: context.exifEvidence)
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

  /// Kind, bits, compression, colours, place and length of the thumbnail's data (TIFF 6.0; EXIF 3.0, 4.6.4).
  private static let ofThumbnail: [UInt16] = [
    0x00FE, 0x00FF, 0x0102, 0x0103, 0x0106, ExifTag.stripOffsets, 0x0115, 0x0116, 0x0117, 0x011C,
    ExifTag.thumbnailOffset, ExifTag.thumbnailLength, 0x0211, 0x0212, 0x0214,
  ]

  /// Whether a tag of IFD1 says only where the thumbnail is and how it is shown.
  static func isOfThumbnail(_ tag: UInt16) -> Bool { ofThumbnail.contains(tag) || all.contains(tag) }
}
