extension Rule {
  package static let compressedTwice = Rule(
    flag: Flag(
      "compressedTwice", .isEdited, concern: .encoding,
      parameters: [.count("firstQuality", .public, optional: true)],
      variant: { $0.number("firstQuality").map { _ in "quality" } ?? "unknown" }),
    reads: [.frame, .pixels],
    trigger:
      "The histograms of the first AC coefficients have the peaks and gaps of an earlier quantization by "
      + "other steps.",
    rationale: "A camera compresses once; who opens a JPEG and saves it again compresses a second time.",
    innocent: "Devices that compress, decode and compress again before they store the file.",
    source: "Lukáš and Fridrich 2003; Popescu and Farid 2004; measured: Tests/Accuracy/picture_rates.py",
    example: ["firstQuality": 75]
  ) { context in
    guard let compression = context.attributions.doubleCompression, compression.isFound,
      let frame = context.facts.frame.value
    else { return [] }
    return [
      .raised(
        FlagValues().with("firstQuality", ifAny: compression.firstQuality), .inferred, at: frame.evidence)
    ]
  }
}
