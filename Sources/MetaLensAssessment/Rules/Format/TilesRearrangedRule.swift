extension Rule {
  package static let tilesRearranged = Rule(
    "tilesRearranged", .warning, concern: .content, parameters: [.count("tileCount", .public)],
    reads: [.container],
    source: "ISO/IEC 23008-12, 6.6.2.3 (grid); measured: 0 of 25 labelled original HEICs",
    example: ["tileCount": 2]
  ) { context in
    guard let media = context.facts.mediaFile, let grid = media.grid,
      let container = context.facts.container.value,
      !grid.isInOrder || grid.tileCount != grid.rows * grid.columns || grid.spareCount > 0
        || grid.hasTilesOutside || grid.tile != media.hevc.value?.sequence?.size ?? grid.tile
    else { return [] }
    return .raised(
      ["tileCount": grid.tileCount], .derived,
      at: Evidence(location: "iref dimg", offset: container.parts.first { $0.name == "iref" }?.offset))
  }
}

extension MediaFileFacts.Grid {
  /// Whether a whole column or row of tiles is outside the stated size.
  fileprivate var hasTilesOutside: Bool {
    guard let size = picture?.nonEmpty, let tile = tile?.nonEmpty else { return false }
    return (columns - 1) * tile.width >= size.width || (rows - 1) * tile.height >= size.height
  }
}
