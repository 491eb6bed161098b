import MetaLensFacts

extension MediaWalk {
  /// Describes how the main picture, or a grid's first tile, is coded if it is AV1: the content of `av1C`, and the
  /// beginning of its data.
  ///
  /// Unreadable bytes don't cause a diagnostic: one about a broken part would count against a file that decoders open.
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

  /// The maximum number of an item's extents that are joined for its first bytes.
  private static let maximumExtents = 16

  /// Returns the first bytes of an item's data, `maximum` at most, as far as they are in the file.
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
