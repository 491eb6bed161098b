extension Rule {
  package static let thumbnailEmptied = Rule(
    "thumbnailEmptied", .isEdited, concern: .metadata,
    parameters: [
      .text("make", .name), .count("fileCount", .public, optional: true),
      .count("modelCount", .public, optional: true),
    ],
    variant: { $0.number("fileCount") == nil ? "end" : nil },
    reads: [.exif, .trailers],
    source: "EXIF 3.0 (CIPA DC-008), 4.6.8; the rows of Knowledge/signatures.tsv; jhead 3.06, -dt",
    example: ["make": "Canon", "fileCount": 9, "modelCount": 8]
  ) { context in
    guard let values = context.emptiedThumbnail else { return [] }
    return .raised(values, .inferred, at: context.evidence(ExifTag.thumbnailLength, in: .ifd1))
  }
}

extension RuleContext {
  /// What `thumbnailEmptied` says of a thumbnail that is stated and has no bytes; nil where it says nothing.
  ///
  /// Where no table tells it, the entries may: a thumbnail that stood last in the block begins where the block ends now.
  var emptiedThumbnail: FlagValues? {
    guard let make = attributions.make else { return nil }
    if let habits = attributions.comparison?.habits, habits.oddities.contains(.emptyThumbnail) {
      return habits.values(make)
    }
    guard let exif, !exif.isExcerpt, exif.statesEmptyThumbnail,
      let entry = exif.entry(ExifTag.thumbnailOffset, in: .ifd1),
      exif.unsignedInteger(of: entry).map(Int.init(clamping:)) == exif.bytes.count
    else { return nil }
    return ["make": make]
  }
}

extension ExifFacts {
  /// Whether a thumbnail is stated that has no bytes: programs that take it out leave its directory so.
  ///
  /// Of fewer bytes than SOI and EOI have, as of a length that is no number, there is no picture either.
  var statesEmptyThumbnail: Bool {
    guard let entry = entry(ExifTag.thumbnailLength, in: .ifd1), rawValue(of: entry) != nil else {
      return false
    }
    return unsignedInteger(of: entry).map { $0 < 4 } ?? true
  }
}
