import MetaLensFacts

extension Rule {
  package static let cameraRawRetouched = Rule(
    id: "cameraRawRetouched",
    reads: [.metadata],
    trigger: "Camera Raw's settings hold local corrections: retouched spots, brushes, masks, gradients.",
    rationale: "A local correction changes a part of the picture otherwise than the rest.",
    innocent: "Dust on the sensor is taken away in this way, and a sky darkened.",
    source: "ExifTool, XMP crs tags (RetouchAreas, PaintBasedCorrections, MaskGroupBasedCorrections)",
    example: .history(.cameraRawRetouched(tools: "PaintBasedCorrections"))
  ) { context in
    let found = context.statedProperties { property in
      property.namespace == XMPNamespace.cameraRaw && localTools.contains(property.name)
        && !property.value.items.isEmpty
    }
    guard !found.isEmpty else { return [] }
    let names = localTools.filter { name in found.contains { $0.property.name == name } }
    return [
      Finding(
        .history(.cameraRawRetouched(tools: names.joined(separator: ", "))), evidence: found.map(\.evidence))
    ]
  }

  /// Lists that hold an item a local correction.
  private static let localTools = [
    "RetouchInfo", "RetouchAreas", "RedEyeInfo", "PaintBasedCorrections", "GradientBasedCorrections",
    "CircularGradientBasedCorrections", "MaskGroupBasedCorrections",
  ]
}
