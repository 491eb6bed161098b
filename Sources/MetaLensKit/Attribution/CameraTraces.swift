import MetaLensFacts

extension RuleContext {
  /// Whether nothing stands in the file that cameras write: no make, model, exposure, lens, position or maker note, no
  /// segment or trailer of a maker's, no credentials of a capture, and nothing of these in XMP or IPTC.
  ///
  /// Orientation, resolution, colour, a program's name, comments and dates outside EXIF are no camera's alone. What
  /// isn't known counts as a camera's: an answer that a file is none must not rest on our not knowing.
  var holdsNothingOfCamera: Bool {
    guard facts.exif.value?.directories.allSatisfy(CameraTrace.isAbsent) ?? true,
      !attributions.claims.all.contains(where: { CameraTrace.subjects.contains($0.subject) }),
      facts.metadata.value?.makerNote == nil, credentialProvenance.capture == nil,
      facts.trailers?.allSatisfy({ CameraTrace.programTrailers.contains($0.kind) }) ?? true
    else { return false }
    return facts.structure.value?.coding.segments.allSatisfy(CameraTrace.isNeutral) ?? true
  }
}

/// What tells that a camera had a hand in a file.
private enum CameraTrace {
  /// Tags that say what took the picture, and how.
  static let tags: Set<UInt16> = [
    ExifTag.make, ExifTag.model, ExifTag.makerNote, ExifTag.dateTimeOriginal, ExifTag.dateTimeDigitized,
    0x829A, 0x829D, 0x8822, 0x8827, 0x8830, 0x9010, 0x9011, 0x9012, 0x9201, 0x9202, 0x9203, 0x9204, 0x9205,
    0x9206, 0x9207, 0x9208, 0x9209, 0x920A, 0x9291, 0x9292, 0xA20E, 0xA215, 0xA217, 0xA300, 0xA301, 0xA401,
    0xA402, 0xA403, 0xA404, 0xA405, 0xA406, 0xA407, 0xA40C, 0xA420, 0xA430, 0xA431, 0xA432, 0xA433, 0xA434,
    0xA435, 0xA460,
  ]

  /// What claims in other places than EXIF are about.
  static let subjects: Set<MetadataClaim.Subject> = [
    .make, .model, .lens, .serialNumber, .lensSerialNumber, .position,
  ]

  /// What programs, people and platforms append, and no camera.
  static let programTrailers: Set<Trailer.Kind> = [
    .padding, .zip, .rar, .sevenZip, .executable, .pdf, .script, .afcp, .fotoStation, .photoMechanic, .mie,
  ]

  static func isAbsent(_ directory: ExifDirectory) -> Bool {
    directory.kind != .gps && !directory.entries.contains { tags.contains($0.tag) }
  }

  /// Whether a segment is one that any program writes, a comment or credentials; others are makers', as Canon's in APP0
  /// and Olympus' in APP12.
  static func isNeutral(_ segment: JPEGSegment) -> Bool {
    !segment.isMetadata || segment.marker == 0xFE || credentials.contains(segment.identifier)
      || CameraFeatures.common.contains(where: segment.identifier.hasPrefix)
  }

  private static let credentials: Set<String> = ["JP", "SEAL"]
}
