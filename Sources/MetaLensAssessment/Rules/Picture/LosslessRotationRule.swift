extension Rule {
  package static let losslessRotation = Rule(
    "losslessRotation", .warning, concern: .encoding,
    reads: [.exif, .frame],
    source: "Docs/Sources.md, S7"
  ) { context in
    guard context.attributions.make != nil, let frame = context.facts.frame.value,
      frame.components.count == 3, let luma = frame.components.first,
      luma.horizontalSampling == 1, luma.verticalSampling == 2,
      frame.components.dropFirst().allSatisfy({ $0.horizontalSampling == 1 && $0.verticalSampling == 1 })
    else { return [] }
    return .raised(at: frame.evidence)
  }
}
