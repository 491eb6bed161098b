extension Rule {
  package static let hasCreationDate = Rule(
    "hasCreationDate", .isOriginal, concern: .metadata,
    reads: [.exif], needs: .dates,
    source: "EXIF 3.0, 4.6.6.5; rate: Docs/Sources.md, E6"
  ) { context in
    guard
      let date = [context.attributions.original, context.attributions.digitized]
        .compactMap(\.self).first(where: { $0.time != nil })
    else { return [] }
    return .raised(at: date.evidence)
  }
}
