extension Rule {
  package static let cameraRawRetouched = Rule(
    "cameraRawRetouched", .isEdited, concern: .content, settles: .editor,
    parameters: [.text("tools", .public)],
    reads: [.metadata], needs: .xmp,
    source: "ExifTool, XMP crs tags (RetouchAreas, PaintBasedCorrections, MaskGroupBasedCorrections)",
    example: ["tools": "PaintBasedCorrections"]
  ) { context in
    let found = context.xmp.statedProperties { property in
      property.namespace == XMPNamespace.cameraRaw && localTools.contains(property.name)
        && !property.value.items.isEmpty
    }
    guard !found.isEmpty else { return [] }
    let names = localTools.filter { name in found.contains { $0.property.name == name } }
    return .raised(["tools": names.joined(separator: ", ")], at: found.map(\.evidence))
  }

  /// The lists that have an item for each local correction.
  private static let localTools = [
    "RetouchInfo", "RetouchAreas", "RedEyeInfo", "PaintBasedCorrections", "GradientBasedCorrections",
    "CircularGradientBasedCorrections", "MaskGroupBasedCorrections",
  ]
}
