extension Rule {
  package static let orientationMirrored = Rule(
    "orientationMirrored", .warning, concern: .metadata,
    parameters: [.count("orientation", .public)],
    reads: [.exif],
    source: "EXIF 3.0 (CIPA DC-008), 4.6.5.1.6",
    example: ["orientation": 2]
  ) { context in
    // Containers rotate their pictures themselves, and viewers follow them.
    guard context.facts.format == .jpeg, let orientation = context.attributions.summary.orientation,
      [2, 4, 5, 7].contains(orientation), !context.isFrontCamera
    else { return [] }
    return .raised(["orientation": orientation], at: context.evidence(ExifTag.orientation, in: .ifd0))
  }
}
