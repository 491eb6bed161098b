import MetaLensFacts

extension Rule {
  package static let bytesBetweenSegments = Rule(
    "bytesBetweenSegments", .warning, concern: .container,
    parameters: [.count("byteCount", .public)],
    reads: [.structure],
    source: "ITU-T T.81, B.1.1; Docs/Sources.md, S16",
    example: ["byteCount": 3]
  ) { context in
    guard let coding = context.facts.structure.value?.coding, coding.strayByteCount > 0 else { return [] }
    return .raised(
      ["byteCount": coding.strayByteCount], .derived,
      at: Evidence(location: "JPEG", offset: context.strayOffset))
  }
}

extension RuleContext {
  /// The offset of the first byte between segments, from the diagnostic of the reader that met it.
  fileprivate var strayOffset: Int? {
    facts.diagnostics.first { $0.code == .bytesBetweenSegments }?.offset
  }
}
