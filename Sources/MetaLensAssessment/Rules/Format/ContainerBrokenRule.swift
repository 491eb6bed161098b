extension Rule {
  package static let containerBroken = Rule(
    "containerBroken", .warning, concern: .container,
    parameters: [.text("location", .public), .count("count", .public)],
    reads: [.container],
    source: "ISO/IEC 14496-12, 4.2; PNG (third edition), 5; RFC 9649, 2.3; TIFF 6.0, section 2",
    example: ["location": "free", "count": 1]
  ) { context in
    let codes: [Diagnostic.Code] = [.partTruncated, .partInvalid, .partMisplaced, .offsetOutOfBounds]
    let broken = context.facts.diagnostics.filter { codes.contains($0.code) }
    guard let first = broken.first else { return [] }
    return .raised(
      ["location": first.location, "count": broken.count],
      at: Evidence(location: first.location, tag: first.tag, offset: first.offset))
  }
}
