/// The number of measured originals by makers of cameras and by Apple (38 models), none of which lacks a thumbnail.
private let measuredOriginals = 74

extension Rule {
  package static let thumbnailMissing = Rule(
    "thumbnailMissing", .warning, concern: .metadata,
    parameters: [.text("make", .name), .count("fileCount", .public)],
    reads: [.exif, .exifLayout, .frame],
    source: "EXIF 3.0 (CIPA DC-008), 4.6.8; DCF 2.0 (CIPA DC-009), a basic file has one; "
      + "measured: none of 74 originals by makers of cameras and by Apple lacks it",
    example: ["make": "Canon", "fileCount": 74]
  ) { context in
    guard context.facts.format == .jpeg, let exif = context.exif,
      let (make, _, maker) = context.statedCamera, maker.followsDCF || maker.isOne(of: [.apple]),
      !exif.statesThumbnail || context.statesUntoldEmptyThumbnail,
      !context.isOlderThanDCF, !context.isScan,
      context.facts.pictureSize?.isPanorama != true
    else { return [] }
    return .raised(
      ["make": make, "fileCount": measuredOriginals], .inferred,
      at: context.evidence(ExifTag.thumbnailOffset, in: .ifd1))
  }
}

extension RuleContext {
  /// Whether EXIF states a thumbnail of no bytes that `thumbnailEmptied` doesn't report, since too little is known
  /// about the maker.
  var statesUntoldEmptyThumbnail: Bool {
    exif?.statesEmptyThumbnail == true
      && attributions.comparison?.habits?.oddities.contains(.emptyThumbnail) != true
  }
}

extension ExifFacts {
  /// Whether a second directory states a picture, whatever its coding and length.
  var statesThumbnail: Bool {
    [ExifTag.thumbnailOffset, ExifTag.thumbnailLength, ExifTag.stripOffsets].contains {
      entry($0, in: .ifd1) != nil
    }
  }
}
