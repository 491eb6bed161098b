extension Rule {
  package static let positionBlanked = Rule(
    "positionBlanked", .warning, concern: .metadata,
    parameters: [.count("tagCount", .public)],
    reads: [.exif],
    source: "Android, MediaProvider: RedactionUtils and RedactingFileDescriptor; EXIF 3.0, 4.6.7",
    example: ["tagCount": 5]
  ) { context in
    guard let count = context.blankedPositionTags else { return [] }
    return .raised(["tagCount": count], at: context.evidence(ExifTag.gpsLatitude, in: .gps))
  }
}

extension RuleContext {
  /// The number of a position's tags if every byte of every value is 0; nil otherwise.
  ///
  /// A phone without a fix may write zeros for the place itself, but only there; a program that blanks a position
  /// leaves zeros in its other tags too, such as the moment of the fix. Android's list of tags lacks EXIF 2.31's error
  /// of the position.
  var blankedPositionTags: Int? {
    guard let exif, let directory = exif.directory(.gps) else { return nil }
    let entries = directory.entries.filter { $0.tag != ExifTag.gpsHPositioningError }
    guard
      [ExifTag.gpsLatitude, ExifTag.gpsLongitude].allSatisfy({ tag in entries.contains { $0.tag == tag } }),
      entries.contains(where: { !(ExifTag.gpsLatitudeRef...ExifTag.gpsLongitude).contains($0.tag) }),
      entries.allSatisfy({ exif.rawValue(of: $0)?.allSatisfy { $0 == 0 } ?? false })
    else { return nil }
    return entries.count
  }
}
