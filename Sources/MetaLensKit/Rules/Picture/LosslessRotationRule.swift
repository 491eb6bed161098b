extension Rule {
  package static let losslessRotation = Rule(
    flag: Flag(
      "losslessRotation", .warning, concern: .encoding),
    reads: [.exif, .frame],
    trigger: "Make is stated, and luma is sampled 1x2 with chroma 1x1 (4:4:0).",
    rationale: "Cameras sample 2x1 or 2x2; a 2x1 picture turned by a quarter without loss becomes 1x2.",
    innocent: "An encoder that turns the picture while it writes it; none was seen among originals.",
    source: "Docs/Sources.md, S7"
  ) { context in
    guard context.attributions.make != nil, let frame = context.facts.frame.value,
      frame.components.count == 3, let luma = frame.components.first,
      luma.horizontalSampling == 1, luma.verticalSampling == 2,
      frame.components.dropFirst().allSatisfy({ $0.horizontalSampling == 1 && $0.verticalSampling == 1 })
    else { return [] }
    return [.raised(at: frame.evidence)]
  }
}
