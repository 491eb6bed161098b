extension Rule {
  package static let noGps = Rule(
    "noGps", .information, concern: .metadata,
    reads: [.exif, .exifPlaces],
    source: "EXIF 3.0, 4.6.7"
  ) { context in
    switch context.attributions.position {
    case .none: return .raised(at: context.evidence(ExifTag.gpsPointer, in: .ifd0))
    // A blanked position is reported as that.
    case .empty where context.blankedPositionTags == nil:
      return .raised(at: context.evidence(ExifTag.gpsLatitude, in: .gps))
    case .empty, .at, .impossible: return []
    }
  }
}
