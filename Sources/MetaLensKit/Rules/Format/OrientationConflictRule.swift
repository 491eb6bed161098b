extension Rule {
  package static let orientationConflict = Rule(
    flag: Flag(
      "orientationConflict", .warning, concern: .container,
      parameters: [.count("stated", .public), .count("container", .public)]),
    reads: [.exif, .container],
    trigger: "EXIF's Orientation and the container's own turning are both stated and differ.",
    rationale: "A camera turns both alike; a program that turned one left the other.",
    innocent: "HEIF's readers ignore EXIF's value, and some writers leave it as it was or set it to 1.",
    source: "ISO/IEC 23008-12, 6.5.10 and 6.5.12; ISO/IEC 18181-1, annex D; EXIF 3.0, 4.6.5.1",
    example: ["stated": 1, "container": 6]
  ) { context in
    guard let stated = context.attributions.summary.orientation,
      let turned = context.facts.container.value?.image?.orientation, stated != turned
    else { return [] }
    return [
      .raised(
        ["stated": stated, "container": turned], .derived,
        at: [context.evidence(ExifTag.orientation, in: .ifd0)] + context.containerEvidence)
    ]
  }
}
