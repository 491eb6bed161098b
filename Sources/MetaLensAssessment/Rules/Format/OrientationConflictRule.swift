extension Rule {
  package static let orientationConflict = Rule(
    flag: Flag(
      "orientationConflict", .warning, concern: .container,
      parameters: [.count("stated", .public), .count("container", .public)]),
    reads: [.exif, .container],
    source: "ISO/IEC 23008-12, 6.5.10 and 6.5.12; ISO/IEC 18181-1, annex D; EXIF 3.0, 4.6.5.1",
    example: ["stated": 1, "container": 6]
  ) { context in
    guard let stated = context.attributions.summary.orientation,
      let turned = context.facts.container.value?.image?.orientation, stated != turned
    else { return [] }
    return .raised(
      ["stated": stated, "container": turned], .derived,
      at: [context.evidence(ExifTag.orientation, in: .ifd0)] + context.containerEvidence)
  }
}
