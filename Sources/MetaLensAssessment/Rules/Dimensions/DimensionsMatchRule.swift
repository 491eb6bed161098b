extension Rule {
  package static let dimensionsMatch = Rule(
    "dimensionsMatch", .isOriginal, concern: .encoding,
    parameters: [.count("width", .public), .count("height", .public)],
    reads: [.exif, .size],
    source: "EXIF 3.0, 4.6.6.1; Docs/Sources.md, E8",
    example: ["width": 64, "height": 48]
  ) { context in
    guard let stated = context.attributions.statedSize, let coded = context.developedSize,
      stated == coded
    else { return [] }
    return .raised(
      ["width": stated.width, "height": stated.height], .derived, at: context.statedSizeEvidence)
  }
}
