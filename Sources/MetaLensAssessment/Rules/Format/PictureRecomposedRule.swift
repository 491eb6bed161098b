import MetaLensFacts

extension Rule {
  package static let pictureRecomposed = Rule(
    "pictureRecomposed", .warning, concern: .content,
    parameters: [.text("how", .words(MediaFileFacts.Recomposition.allCases.map(\.rawValue)))],
    variant: { $0.text("how") },
    reads: [.container],
    source: "ISO/IEC 23008-12, 6.5 and 6.6.2; measured: 0 of 32 labelled original HEICs",
    example: ["how": "turn"]
  ) { context in
    guard let media = context.facts.mediaFile, let container = context.facts.container.value else {
      return []
    }
    return media.recompositions.map { how in
      let box = how == .crop || how == .turn ? "iprp" : "iref"
      return .raised(
        ["how": how.rawValue], .derived,
        at: Evidence(location: box, offset: container.parts.first { $0.name == box }?.offset))
    }
  }
}
