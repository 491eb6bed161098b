extension Rule {
  package static let notCameraFormat = Rule(
    "notCameraFormat", .warning, concern: .container, settles: .copy,
    parameters: [.text("format", .public)],
    phrases: PhotoFormat.phrases,
    reads: [.exif, .exifPlaces, .container, .metadata],
    source:
      "by definition, not fitted: makers' specifications; Docs/Sources.md, 2.12; Docs/ContainerWriters.md",
    example: ["format": "png"]
  ) { context in
    guard FormatSupport.programs.contains(context.facts.format), context.holdsNothingOfCamera else {
      return []
    }
    return .raised(["format": context.facts.format.rawValue], .inferred, at: context.containerEvidence)
  }
}
