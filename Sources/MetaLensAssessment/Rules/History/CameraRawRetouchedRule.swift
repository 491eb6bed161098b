extension Rule {
  package static let cameraRawRetouched = Rule(
    "cameraRawRetouched", .isEdited, concern: .content, settles: .editor,
    parameters: [.text("tools", .public), .truth("isUnapplied", optional: true)],
    // The stored picture needn't show what wasn't applied to it; that the settings were written is all that is known.
    concerning: { $0.isTrue("isUnapplied") ? .metadata : nil },
    settling: { !$0.isTrue("isUnapplied") },
    variant: { $0.isTrue("isUnapplied") ? "unapplied" : nil },
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
    return .raised(
      (["tools": names.joined(separator: ", ")] as FlagValues)
        .with("isUnapplied", ifAny: context.isRawUnapplied), at: found.map(\.evidence))
  }

  /// The lists that have an item for each local correction.
  private static let localTools = [
    "RetouchInfo", "RetouchAreas", "RedEyeInfo", "PaintBasedCorrections", "GradientBasedCorrections",
    "CircularGradientBasedCorrections", "MaskGroupBasedCorrections",
  ]
}
