extension Rule {
  package static let fileIncomplete = Rule(
    "fileIncomplete", .warning, concern: .container,
    parameters: [
      .text("state", .words([damaged, unwritten]), optional: true), .count("from", .public, optional: true),
    ],
    variant: { $0.text("state") },
    reads: [.file],
    source: "ITU-T T.81, B.1.1.3 (EOI), F.2.2.3 (codes); ITU-T H.265, 7.4.2"
  ) { context in
    if context.facts.isComplete { return [] }
    if let start = context.facts.emptyTailOffset {
      return .raised(
        ["state": unwritten, "from": start], at: Evidence(location: "end of file", offset: start))
    }
    guard context.facts.isDamaged else {
      return .raised(at: Evidence(location: "end of file", offset: context.facts.byteCount))
    }
    return .raised(
      ["state": damaged],
      at: Evidence(
        location: context.facts.format == .jpeg ? "scan" : "mdat", offset: context.facts.damageOffset))
  }

  /// The state of a file that has its end, and of whose picture something before it is damaged or missing.
  static let damaged = "damaged"
  /// The state of a file that has its length, and whose end was never written.
  static let unwritten = "unwritten"
}
