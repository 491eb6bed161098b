extension Rule {
  package static let gpsImpossible = Rule(
    "gpsImpossible", .warning, concern: .metadata,
    parameters: [.word("reason", PositionFault.self), .text("value")],
    variant: { $0.text("reason") },
    reads: [.exif], needs: .position,
    source: "EXIF 3.0, 4.6.7",
    example: ["reason": PositionFault.outOfRange, "value": "97.0 30.0 0.0"]
  ) { context in
    guard case .impossible(let reason, let value, let tag) = context.attributions.position,
      // A blanked position is reported as that.
      context.blankedPositionTags == nil
    else { return [] }
    return .raised(["reason": reason, "value": value], at: context.evidence(tag, in: .gps))
  }
}
