extension Rule {
  package static let tilesRearranged = Rule(
    flag: Flag(
      "tilesRearranged", .warning, concern: .content, parameters: [.count("tileCount", .public)]),
    reads: [.container],
    source: "ISO/IEC 23008-12, 6.6.2.3 (grid); measured: 0 of 25 labelled original HEICs",
    example: ["tileCount": 2]
  ) { context in
    guard let media = context.facts.mediaFile, let grid = media.grid, let primary = media.primary,
      let tiles = media.references.first(where: { $0.type == "dimg" && $0.from == primary })?.to,
      let container = context.facts.container.value,
      Set(tiles).count < tiles.count || container.areTilesOutOfOrder || grid.hasTilesOutside(container.image)
    else { return [] }
    return .raised(
      ["tileCount": tiles.count], .derived,
      at: Evidence(location: "iref dimg", offset: container.parts.first { $0.name == "iref" }?.offset))
  }
}

extension ContainerFacts {
  /// Whether a tile's bytes stand before those of one that comes before it in the picture.
  fileprivate var areTilesOutOfOrder: Bool {
    zip(pictureRanges, pictureRanges.dropFirst()).contains { $1.lowerBound < $0.lowerBound }
  }
}

extension MediaFileFacts.Grid {
  /// Whether a whole column or row of tiles lies outside the stated size.
  fileprivate func hasTilesOutside(_ image: ImageHeader?) -> Bool {
    guard let size = image?.size.nonEmpty, let tile = tile?.nonEmpty else { return false }
    return (columns - 1) * tile.width >= size.width || (rows - 1) * tile.height >= size.height
  }
}
