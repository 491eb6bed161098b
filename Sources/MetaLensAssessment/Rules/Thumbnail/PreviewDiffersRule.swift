extension Rule {
  package static let previewDiffers = Rule(
    "previewDiffers", .warning, concern: .content,
    parameters: [.word("how", PreviewDifference.self), .share("likeness", .public)],
    variant: { $0.text("how") },
    reads: [.exif, .pixels],
    source: "CIPA DC-007, table 4; ExifTool tag names: Nikon 0x0011, Casio 0x2000; Docs/Sources.md, E11",
    example: ["how": "content", "likeness": 0]
  ) { context in
    guard let picture = context.facts.picture.value else { return [] }
    for (preview, comparison) in zip(picture.previews, context.attributions.previews) {
      guard let how = PreviewDifference(comparison.verdict) else { continue }
      let end = context.facts.structure.value?.coding.pictureEnd ?? context.facts.byteCount
      let place = Evidence(
        location: preview.offset < end ? "APP1 Exif preview" : "MPF preview", offset: preview.offset)
      return .raised(["how": how.rawValue, "likeness": comparison.likeness], .derived, at: place)
    }
    return []
  }
}

/// How a preview differs from the picture; that it wasn't rotated with the picture doesn't count.
package enum PreviewDifference: String, Sendable, CaseIterable {
  /// The preview shows something else.
  case content
  /// The preview shows something else in one part.
  case part
  case more
  /// The preview shows the same, brighter or darker or with another contrast.
  case tones

  init?(_ verdict: ThumbnailComparison.Verdict) {
    switch verdict {
    case .different: self = .content
    case .differentInPart: self = .part
    case .part: self = .more
    case .otherTones: self = .tones
    case .same, .otherColours, .turned, .unclear: return nil
    }
  }
}
