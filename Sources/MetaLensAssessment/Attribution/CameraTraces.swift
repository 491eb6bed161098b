extension RuleContext {
  /// Whether the file contains nothing that cameras write, and nothing of a scanner either.
  ///
  /// That is: no make, model, exposure, lens, position, thumbnail or maker note in EXIF, no maker's segment or trailer,
  /// no credentials of a capture, and none of these in XMP or IPTC. Orientation, resolution, colour, a program's name,
  /// comments and dates outside EXIF aren't only cameras', and unknown bytes are nobody's.
  var holdsNothingOfCamera: Bool {
    guard facts.exif.value?.directories.allSatisfy(CameraTrace.isAbsent) ?? true,
      !attributions.claims.all.contains(where: { CameraTrace.subjects.contains($0.subject) }),
      programs(.scanner).isEmpty, credentialProvenance.capture == nil,
      facts.trailers?.allSatisfy({ CameraTrace.otherTrailers.contains($0.kind) }) ?? true
    else { return false }
    if let metadata = facts.metadata.value {
      guard metadata.makerNote == nil, !metadata.xmp.contains(where: CameraTrace.isCameras) else {
        return false
      }
    }
    return facts.structure.value?.coding.segments.contains(where: CameraTrace.isMakers) != true
  }
}

/// The traces that a camera leaves in a file.
private enum CameraTrace {
  /// The tags that say what took the picture, and how.
  static let tags: Set<UInt16> = [
    ExifTag.make, ExifTag.model, ExifTag.makerNote, ExifTag.dateTimeOriginal, ExifTag.dateTimeDigitized,
    0x829A, 0x829D, 0x8822, 0x8827, 0x8830, 0x8831, 0x8832, 0x8833, 0x8834, 0x8835, 0x9010, 0x9011, 0x9012,
    0x9201, 0x9202, 0x9203, 0x9204, 0x9205, 0x9206, 0x9207, 0x9208, 0x9209, 0x920A, 0x9214, 0x9290, 0x9291,
    0x9292, 0x9400, 0x9401, 0x9402, 0x9403, 0x9404, 0x9405, 0xA20E, 0xA215, 0xA217, 0xA300, 0xA301, 0xA401,
    0xA402, 0xA403, 0xA404, 0xA405, 0xA406, 0xA407, 0xA40C, 0xA420, 0xA430, 0xA431, 0xA432, 0xA433, 0xA434,
    0xA435, 0xA460, 0xC614, 0xC62F,
  ]

  /// The subjects of claims outside EXIF that are about a camera.
  static let subjects: Set<MetadataClaim.Subject> = [
    .make, .model, .lens, .serialNumber, .lensSerialNumber,
  ]

  /// The trailers that aren't a camera's: those that programs, people and platforms append, unknown ones, and Google's,
  /// which programs keep.
  static let otherTrailers: Set<Trailer.Kind> = [
    .padding, .zip, .rar, .sevenZip, .executable, .pdf, .script, .afcp, .fotoStation, .photoMechanic, .mie,
    .google, .unknown,
  ]

  static func isAbsent(_ directory: ExifDirectory) -> Bool {
    directory.kind != .gps && directory.kind != .ifd1
      && !directory.entries.contains { tags.contains($0.tag) }
  }

  /// The namespaces in which cameras, and programs that copy from them, state the exposure and what belongs to the
  /// picture.
  private static let namespaces = [
    "http://ns.adobe.com/exif/1.0/", "http://cipa.jp/exif/1.0/", "http://ns.google.com/photos/1.0/",
    "http://ns.adobe.com/hdr-gain-map/1.0/", "http://www.dji.com/", "http://ns.apple.com/",
  ]

  /// The properties in EXIF's namespace that programs write for any picture.
  private static let neutral: Set<String> = [
    "ColorSpace", "PixelXDimension", "PixelYDimension", "ExifVersion", "FlashpixVersion", "NativeDigest",
    "ComponentsConfiguration", "UserComment",
  ]

  /// Whether a packet states the exposure, or what belongs to a camera's picture.
  static func isCameras(_ packet: XMPPacket) -> Bool {
    packet.properties.contains { property in
      namespaces.contains(where: property.namespace.hasPrefix) && !neutral.contains(property.name)
    }
  }

  /// Whether a segment is a maker's, or belongs to what only cameras write: pictures that an index lists, Canon's CIFF
  /// in APP0, which begins with its byte order, and picture info in APP12, where programs write only Ducky.
  static func isMakers(_ segment: JPEGSegment) -> Bool {
    VendorSegment.match(marker: segment.marker, identifier: segment.identifier) != nil
      || segment.marker == 0xE2 && segment.identifier == "MPF"
      || segment.marker == 0xE0 && ["II", "MM"].contains(segment.identifier)
      || segment.marker == 0xEC && !segment.identifier.hasPrefix("Ducky")
  }
}
