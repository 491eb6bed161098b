extension Rule {
  package static let dimensionsMatch = Rule(
    flag: Flag(
      "dimensionsMatch", .isOriginal, concern: .encoding,
      parameters: [.count("width", .public), .count("height", .public)]),
    reads: [.exif, .size],
    trigger: "PixelXDimension and PixelYDimension are the coded picture's width and height.",
    rationale: "A camera states the size it wrote; tools that resize or crop often leave the old one "
      + "standing.",
    innocent: "Tools that re-encode at full size, or update the tags.",
    source: "EXIF 3.0, 4.6.6.1; Docs/Sources.md, E8",
    example: ["width": 64, "height": 48]
  ) { context in
    guard let stated = context.attributions.statedSize, let coded = context.developedSize,
      stated == coded
    else { return [] }
    return [
      .raised(
        ["width": stated.width, "height": stated.height], .derived, at: context.statedSizeEvidence)
    ]
  }
}
