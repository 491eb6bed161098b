extension Rule {
  package static let orientationConflict = Rule(
    "orientationConflict", .warning, concern: .container,
    parameters: [.count("stated", .public), .count("container", .public)],
    reads: [.exif, .container],
    source: "ISO/IEC 23008-12, 6.5.10 and 6.5.12; ISO/IEC 18181-1, annex D; EXIF 3.0, 4.6.5.1",
    example: ["stated": 1, "container": 6]
  ) { context in
    guard let stated = context.attributions.summary.orientation,
      let turned = context.facts.container.value?.image?.orientation, stated != turned
    else { return [] }
    return .raised(
      ["stated": stated, "container": turned], .derived,
      at: [context.evidence(ExifTag.orientation, in: .ifd0), context.turnEvidence])
  }
}

extension RuleContext {
  /// The place where the container states its picture's rotation, or else where the container begins.
  fileprivate var turnEvidence: Evidence {
    let turn = facts.container.value?.parts.first { $0.name == "irot" || $0.name == "imir" }
    return turn.map { Evidence(location: $0.name, offset: $0.offset) }
      ?? containerEvidence.first ?? Evidence(location: facts.format.rawValue)
  }
}
