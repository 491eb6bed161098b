extension Rule {
  package static let positionRemoved = Rule(
    "positionRemoved", .warning, concern: .metadata,
    parameters: [.count("byteCount", .public)],
    reads: [.exif, .exifLayout],
    source:
      "TIFF 6.0, section 2 (12 bytes an entry); EXIF 3.0, 4.6.7; measured: 9 of 236 originals have a GPS "
      + "block without entries, none of them with room behind it; all of 12 files from which Python's "
      + "package exif 1.6.1 removed the GPS data have it",
    example: ["byteCount": 96]
  ) { context in
    guard let exif = context.exif, let layout = context.exifBlock?.layout,
      let directory = layout.directory(.gps), exif.directory(.gps)?.entries.isEmpty ?? false,
      // Entries beyond the limits aren't read, but they are there.
      directory.offset + 2 <= exif.bytes.count,
      exif.bytes.uint16(at: directory.offset, exif.byteOrder) == 0,
      let room = layout.unusedBytes(behind: .gps), room >= entrySize
    else { return [] }
    return .raised(["byteCount": room], at: context.directoryEvidence(directory))
  }
}

/// The number of bytes of a directory's entry.
private let entrySize = 12

extension ExifLayout {
  /// Returns the number of bytes directly behind a directory that nothing uses; nil if there are none.
  ///
  /// Nil also if no other part of the block follows them: what follows the last part may be a camera's padding.
  fileprivate func unusedBytes(behind kind: ExifDirectory.Kind) -> Int? {
    guard let index = regions.firstIndex(where: { $0.part == .directory(kind) }),
      index + 1 < regions.count, case .gap = regions[index + 1].part
    else { return nil }
    let gap = regions[index + 1].range
    let isDirectlyBehind = gap.lowerBound == regions[index].range.upperBound
    return isDirectlyBehind && gap.upperBound <= slack.lowerBound ? gap.count : nil
  }
}
