extension Rule {
  package static let platformLayout = Rule(
    "platformLayout", .warning, concern: .source,
    parameters: [.text("platform", .public), .text("features", .public)],
    phrases: PlatformName.phrases,
    reads: [.exif, .frame, .structure, .metadata],
    source: "Docs/Sources.md, 2.6; labelled photos; each row names its own: PlatformProfile",
    example: ["platform": "Telegram", "features": "JFIF 1.01 72x72, progressive, IJG quality 87, 64x48"]
  ) { context in
    guard context.attributions.make == nil, context.attributions.model == nil,
      let coding = context.facts.structure.value?.coding,
      let frame = context.facts.frame.value, let encoder = context.attributions.encoder
    else { return [] }
    let metadata = context.metadata
    guard metadata?.xmp.isEmpty ?? true, metadata?.iptc.isEmpty ?? true else { return [] }
    for row in PlatformProfile.all {
      guard
        let features = row.features(
          coding, frame: frame, encoder: encoder, profiles: metadata?.profiles ?? [])
      else { continue }
      return .raised(["platform": row.platform, "features": features], .inferred, at: context.codingEvidence)
    }
    return []
  }
}
