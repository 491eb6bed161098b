extension Rule {
  package static let exifPointerBroken = Rule(
    "exifPointerBroken", .warning, concern: .metadata,
    parameters: [.text("directory", .public)],
    reads: [.exif, .file],
    source: "EXIF 3.0, 4.6.3 (pointers); TIFF 6.0, section 2; of 236 labelled originals none is so",
    example: ["directory": "GPS"]
  ) { context in
    guard let lost = context.lostDirectory else { return [] }
    return .raised(
      ["directory": lost.kind.rawValue], .derived,
      at: lost.tag.map { context.evidence($0, in: lost.place) } ?? context.exifEvidence)
  }
}

extension RuleContext {
  /// A directory that a pointer leads to and that can't be there: in the block's header or beyond its end; nil if there
  /// is none.
  ///
  /// The offsets in excerpts of a file count from the file's beginning, and a file that is cut may have lost what the
  /// pointer leads to.
  fileprivate var lostDirectory: (kind: ExifDirectory.Kind, tag: UInt16?, place: ExifDirectory.Kind)? {
    guard let exif, !exif.isExcerpt, facts.isComplete else { return nil }
    let lost = Self.directoryPointers.first { kind, tag, place in
      guard exif.directory(kind) == nil, let entry = exif.entry(tag, in: place), entry.count == 1,
        let offset = exif.unsignedInteger(of: entry)
      else { return false }
      return Self.isOutside(offset, exif)
    }
    if let lost { return lost }
    // Some writers leave this pointer out: the first value is in its place.
    guard exif.directory(.ifd1) == nil, let next = exif.directory(.ifd0)?.nextOffset, next != 0,
      Self.isOutside(next, exif), ExifLayout(of: exif).directory(.ifd0)?.lacksNextPointer == false
    else { return nil }
    return (.ifd1, nil, .ifd0)
  }

  private static func isOutside(_ offset: UInt32, _ exif: ExifFacts) -> Bool {
    offset < headerCount || Int(clamping: offset) > exif.bytes.count - 2
  }

  /// The number of bytes in TIFF's header.
  private static let headerCount = 8
  private static let directoryPointers: [(kind: ExifDirectory.Kind, tag: UInt16, place: ExifDirectory.Kind)] =
    [
      (.exif, ExifTag.exifPointer, .ifd0), (.gps, ExifTag.gpsPointer, .ifd0),
      (.interoperability, ExifTag.interoperabilityPointer, .exif),
    ]
}
