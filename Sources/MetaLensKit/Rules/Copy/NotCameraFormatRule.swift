import MetaLensFacts

extension Rule {
  package static let notCameraFormat = Rule(
    flag: Flag(
      "notCameraFormat", .warning, concern: .container, settles: .copy,
      parameters: [.text("format", .public)],
      phrases: { values, _ in
        ["format": PhotoFormat(rawValue: values.text("format") ?? "").displayName]
      }),
    reads: [.exif, .container, .metadata],
    trigger:
      "The file is a PNG, WebP, GIF, JPEG XL or JPEG 2000, and nothing that cameras write into their files is in it.",
    rationale: "No camera is known to write its pictures so; programs, websites and screens do.",
    innocent: "Somebody converted the picture, or it never was a photo. Webcams' programs write PNG too.",
    source:
      "by definition, not fitted: makers' specifications; Docs/Sources.md, 2.12; Docs/ContainerWriters.md",
    example: ["format": "png"]
  ) { context in
    guard FormatSupport.programs.contains(context.facts.format), context.holdsNothingOfCamera else {
      return []
    }
    return [
      .raised(["format": context.facts.format.rawValue], .inferred, at: context.containerEvidence)
    ]
  }
}
