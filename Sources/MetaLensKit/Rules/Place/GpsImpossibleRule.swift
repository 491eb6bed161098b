import MetaLensFacts

extension Rule {
  package static let gpsImpossible = Rule(
    id: "gpsImpossible",
    reads: [.exif],
    trigger: "A latitude or longitude is out of range, divides by zero, is no number, is of a wrong "
      + "type, or lacks its value or reference.",
    rationale: "A receiver writes positions that exist; a hand or a faulty tool need not.",
    innocent: "Receivers without a fix write such; some cameras write an empty GPS block.",
    source: "EXIF 3.0, 4.6.7",
    example: .place(.impossible(reason: .outOfRange, value: "97.0 30.0 0.0"))
  ) { context in
    guard case .impossible(let reason, let value, let tag) = context.attributions.position else { return [] }
    return [
      Finding(
        .place(.impossible(reason: reason, value: value)), evidence: [context.evidence(tag, in: .gps)])
    ]
  }
}
