extension Rule {
  package static let screenshot = Rule(
    flag: Flag(
      "screenshot", .isEdited, concern: .source, settles: .screenshot,
      parameters: [.text("signs", .public)]),
    reads: [.exif, .size, .metadata],
    trigger:
      "Two signs at least: the file says it is a screenshot (UserComment, DigitalSourceType, a program for "
      + "screenshots), it has exactly a screen's size, Apple's chunk iDOT, or it is a PNG without camera; three where "
      + "films and wallpapers have that size too.",
    rationale:
      "A picture of a screen shows what was on the screen: it is no camera's file, whatever it shows.",
    innocent: "Wallpapers, film frames and drawings of a phone's size as PNG look the same.",
    source:
      "Docs/Sources.md, 2.10; EXIF 3.0, 4.6.6.4; IPTC NewsCodes digitalsourcetype; screens.tsv; 23 labelled screenshots",
    example: ["signs": "UserComment “Screenshot”, PNG without camera"]
  ) { context in
    let found = ScreenshotSigns(context)
    guard found.isEnough else { return [] }
    return [
      .raised(
        ["signs": found.signs.map(\.text).joined(separator: ", ")], .inferred, at: found.signs.map(\.evidence)
      )
    ]
  }
}
