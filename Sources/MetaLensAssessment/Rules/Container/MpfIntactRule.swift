extension Rule {
  package static let mpfIntact = Rule(
    "mpfIntact", .isOriginal, concern: .container,
    parameters: [.count("count", .public)],
    variant: { $0.number("count") == 2 ? "both" : nil },
    reads: [.structure],
    source: "CIPA DC-007, 5.2.3.3; Docs/Sources.md, S13",
    example: ["count": 2]
  ) { context in
    guard let index = context.facts.structure.value?.multiPicture, index.isWhole, index.entries.count > 1
    else { return [] }
    return .raised(
      ["count": index.entries.count], .derived, at: Evidence(location: "APP2 MPF", offset: index.offset))
  }
}
