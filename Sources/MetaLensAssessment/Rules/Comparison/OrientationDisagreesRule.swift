extension Rule {
  package static let orientationDisagrees = Rule(
    "orientationDisagrees", .warning, concern: .metadata,
    parameters: [.count("exif", .public), .count("xmp", .public)],
    reads: [.exif, .metadata], needs: .xmp,
    source: "XMP part 2, 3.2; 0 of 27 labelled files with both differed",
    example: ["exif": 1, "xmp": 6]
  ) { context in
    guard let orientation = context.attributions.summary.orientation,
      let claim = context.attributions.claims.about(.orientation, in: .xmp).first,
      let other = Int(claim.value), (1...8).contains(other), other != orientation
    else { return [] }
    return .raised(
      ["exif": orientation, "xmp": other], at: context.evidence(ExifTag.orientation, in: .ifd0),
      claim.evidence)
  }
}
