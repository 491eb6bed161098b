extension Rule {
  package static let compressedTwice = Rule(
    "compressedTwice", .isEdited, concern: .encoding,
    parameters: [.count("firstQuality", .public, optional: true)],
    variant: { $0.number("firstQuality").map { _ in "quality" } ?? "unknown" },
    reads: [.frame, .pixels],
    source: "Lukáš and Fridrich 2003; Popescu and Farid 2004; measured: Tests/Accuracy/picture_rates.py",
    example: ["firstQuality": 75]
  ) { context in
    guard let compression = context.attributions.doubleCompression, compression.isFound,
      let frame = context.facts.frame.value
    else { return [] }
    return .raised(
      FlagValues().with("firstQuality", ifAny: compression.firstQuality), .inferred, at: frame.evidence)
  }
}
