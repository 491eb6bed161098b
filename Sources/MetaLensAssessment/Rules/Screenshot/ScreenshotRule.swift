extension Rule {
  package static let screenshot = Rule(
    "screenshot", .isEdited, concern: .source, settles: .screenshot,
    parameters: [.text("signs", .public)], phrases: ScreenshotSigns.phrases,
    reads: [.exif, .size, .metadata],
    source:
      "Docs/Sources.md, 2.10; EXIF 3.0, 4.6.6.4; IPTC NewsCodes digitalsourcetype; screens.tsv; 23 labelled screenshots",
    example: ["signs": "UserComment “Screenshot”, PNG without camera"]
  ) { context in
    let found = ScreenshotSigns(context)
    guard found.isEnough else { return [] }
    return .raised(
      ["signs": found.signs.map(\.text).joined(separator: ", ")], .inferred, at: found.signs.map(\.evidence)
    )
  }
}
