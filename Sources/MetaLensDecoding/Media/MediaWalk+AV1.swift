import MetaLensFacts

extension MediaWalk {
  /// How the main picture is coded, or a grid's first tile, where that is in AV1: what `av1C` holds, and what its data begin
  /// with.
  ///
  /// What can't be read is no diagnostic: one of a broken part would count against a file that decoders open.
  mutating func describeAV1(_ context: inout ReadingContext) throws(PhotoReadingError) {
    facts.av1 = .absent
    guard let primary = items.primary else { return }
    let coded = items.codedItem(of: primary)
    guard let item = items[coded], item.fact.type == "av01" else { return }
    for property in items.properties(of: coded) {
      guard case .av1(_, let range) = property.content else { continue }
      let count = min(range.count, AV1Reading.byteCount)
      let data = try firstBytes(of: item.fact.ranges, &context)
      if let bytes = try context.array(range.lowerBound..<range.lowerBound + count),
        let found = AV1Reading.read(
          bytes, offset: property.offset, payload: range.lowerBound, data: data)
      {
        facts.av1 = .present(found)
      }
      return
    }
  }

  /// Extents of an item that are put together for its first bytes.
  private static let mostExtents = 16

  /// The first bytes of an item's data, as far as they are in the file.
  private func firstBytes(
    of extents: [Range<Int>], _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> LocatedBytes {
    var data = LocatedBytes([], container: "av01", fileOffset: 0)
    for extent in extents.prefix(Self.mostExtents) where data.bytes.count < AV1Reading.dataByteCount {
      let left = AV1Reading.dataByteCount - data.bytes.count
      guard let piece = try context.head(extent, most: left) else { break }
      data.append(piece, fileOffset: extent.lowerBound)
    }
    return data
  }
}
