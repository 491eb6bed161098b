extension Rule {
  package static let checksumBroken = Rule(
    "checksumBroken", .warning, concern: .container,
    parameters: [.text("part", .boxes), .count("count", .public)],
    reads: [.container, .trailers],
    source: "PNG (third edition), 5.3 and annex D",
    example: ["part": "eXIf", "count": 1]
  ) { context in
    let broken = (context.facts.container.value?.parts ?? []).lazy.filter { $0.isChecksumValid == false }
    guard let first = broken.first else { return [] }
    return .raised(
      ["part": first.name, "count": broken.count], at: Evidence(location: first.name, offset: first.offset))
  }
}
