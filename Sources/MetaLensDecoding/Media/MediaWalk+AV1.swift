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
      let data = try Self.firstBytes(
        of: item.fact.ranges, maximum: AV1Reading.dataByteCount, container: "av01", &context)
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
  private static let maximumExtents = 16

  /// So many of the first bytes of an item's data, as far as they are in the file.
  static func firstBytes(
    of extents: [Range<Int>], maximum: Int, container: String, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> LocatedBytes {
    var data = LocatedBytes([], container: container, fileOffset: 0)
    for extent in extents.prefix(maximumExtents) where data.bytes.count < maximum {
      guard let piece = try context.head(extent, maximum: maximum - data.bytes.count) else { break }
      data.append(piece, fileOffset: extent.lowerBound)
    }
    return data
  }
}
