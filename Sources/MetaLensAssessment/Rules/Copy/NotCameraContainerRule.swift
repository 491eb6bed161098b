extension Rule {
  package static let notCameraContainer = Rule(
    "notCameraContainer", .warning, concern: .container, settles: .copy,
    parameters: [.text("format", .public), .text("writers", .public)],
    phrases: PhotoFormat.phrases,
    reads: [.exif, .exifPlaces, .container, .metadata],
    source: "by definition, not fitted: Docs/ContainerWriters.md; checked: Tests/Accuracy/rule_rates.py",
    example: ["format": "heic", "writers": "libheif"]
  ) { context in
    guard [.heic, .avif].contains(context.facts.format), let container = context.attributions.container,
      // Only libraries count: Apple's software and Android's writer serve cameras too.
      !container.writers.isEmpty, container.writers.allSatisfy({ $0.makers?.isEmpty == true }),
      context.holdsNothingOfCamera
    else { return [] }
    return .raised(
      ["format": context.facts.format.rawValue, "writers": container.names], .inferred,
      at: container.evidence)
  }
}
