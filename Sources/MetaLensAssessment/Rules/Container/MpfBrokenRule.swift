extension Rule {
  package static let mpfBroken = Rule(
    "mpfBroken", .warning, concern: .container,
    parameters: [.count("found", .public), .count("stated", .public)],
    reads: [.structure],
    source: "CIPA DC-007, 5.2.3.3; Docs/Sources.md, S13",
    example: ["found": 1, "stated": 2]
  ) { context in
    guard let index = context.facts.structure.value?.multiPicture, !index.isIntact, index.statedCount > 0
    else { return [] }
    return .raised(
      ["found": index.entries.count(where: \.isPicture), "stated": index.statedCount],
      at: Evidence(location: "APP2 MPF", offset: index.offset))
  }
}
