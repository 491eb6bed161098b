extension Rule {
  package static let mpfIntact = Rule(
    flag: Flag(
      "mpfIntact", .isOriginal, concern: .container,
      parameters: [.count("count", .public)],
      variant: { $0.number("count") == 2 ? "both" : nil }),
    reads: [.structure],
    trigger: "Every picture that the MPF index states begins where it says.",
    rationale: "Offsets hold only in a file that nobody has changed the length of since; encoders "
      + "don't write MPF.",
    innocent: "Metadata editors that know MPF, and programs that write gain maps.",
    source: "CIPA DC-007, 5.2.3.3; Docs/Sources.md, S13",
    example: ["count": 2]
  ) { context in
    guard let index = context.facts.structure.value?.multiPicture, index.isIntact, index.entries.count > 1
    else { return [] }
    return [
      .raised(
        ["count": index.entries.count], .derived, at: Evidence(location: "APP2 MPF", offset: index.offset))
    ]
  }
}
