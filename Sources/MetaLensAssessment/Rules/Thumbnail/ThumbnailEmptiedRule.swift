extension Rule {
  package static let thumbnailEmptied = Rule(
    "thumbnailEmptied", .isEdited, concern: .metadata,
    parameters: [.text("make", .name), .count("fileCount", .public), .count("modelCount", .public)],
    reads: [.exif, .trailers],
    source: "EXIF 3.0 (CIPA DC-008), 4.6.8; the rows of Knowledge/signatures.tsv",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8]
  ) { context in
    guard let make = context.attributions.make, let habits = context.attributions.comparison?.habits,
      habits.oddities.contains(.emptyThumbnail)
    else { return [] }
    return .raised(habits.values(make), .inferred, at: context.evidence(ExifTag.thumbnailLength, in: .ifd1))
  }
}

extension ExifFacts {
  /// Whether EXIF states a thumbnail that has no bytes: programs that remove it leave its directory so.
  ///
  /// With fewer bytes than SOI and EOI have, or with a length that isn't a number, there is no picture either. A
  /// thumbnail placed at the block's end shows nothing: jhead leaves it so, and the camera of a OnePlus 10R writes it
  /// so.
  var statesEmptyThumbnail: Bool {
    guard let entry = entry(ExifTag.thumbnailLength, in: .ifd1), rawValue(of: entry) != nil else {
      return false
    }
    return unsignedInteger(of: entry).map { $0 < 4 } ?? true
  }
}
