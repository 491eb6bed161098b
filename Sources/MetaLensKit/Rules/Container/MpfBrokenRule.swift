extension Rule {
  package static let mpfBroken = Rule(
    flag: Flag(
      "mpfBroken", .warning, concern: .container,
      parameters: [.count("found", .public), .count("stated", .public)]),
    reads: [.structure],
    trigger: "The MPF index states a picture that doesn't begin where it says, or doesn't fit into "
      + "the file.",
    rationale: "A tool that inserts or removes bytes and knows nothing of MPF leaves the index "
      + "pointing elsewhere; saving again drops the pictures.",
    innocent: "Metadata editors and transfers that keep the picture as it was; some phones state "
      + "sizes that are off.",
    source: "CIPA DC-007, 5.2.3.3; Docs/Sources.md, S13",
    example: ["found": 1, "stated": 2]
  ) { context in
    guard let index = context.facts.structure.value?.multiPicture, !index.isIntact, index.statedCount > 0
    else { return [] }
    return [
      .raised(
        ["found": index.entries.count(where: \.isPicture), "stated": index.statedCount],
        at: Evidence(location: "APP2 MPF", offset: index.offset))
    ]
  }
}
