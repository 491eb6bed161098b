import MetaLensFacts

extension MediaWalk {
  /// How the main picture is coded, or a grid's first tile, where that is in HEVC: what `hvcC` holds, and the beginning
  /// of its first slice.
  mutating func describeCoding(_ context: inout ReadingContext) throws(PhotoReadingError) {
    facts.hevc = .absent
    guard let primary = items.primary else { return }
    let coded = items.codedItem(of: primary)
    guard let item = items[coded]?.fact, item.type == "hvc1" else { return }
    for property in items.properties(of: coded) {
      guard case .hevc(_, let range) = property.content else { continue }
      let count = min(range.count, HEVCReading.byteCount)
      guard let bytes = try context.array(range.lowerBound..<range.lowerBound + count),
        let (facts, isWhole) = HEVCReading.read(bytes, offset: property.offset)
      else {
        context.log.add(.partInvalid, at: "hvcC", offset: property.offset)
        return
      }
      if !isWhole { context.log.add(.partTruncated, at: "hvcC", offset: property.offset, "parameter sets") }
      self.facts.hevc = .present(facts)
      guard let first = item.ranges.first,
        let head = try context.bytes(
          at: first.lowerBound, count: min(first.count, HEVCReading.sliceByteCount))
      else { return }
      var found = facts
      found.slice = HEVCReading.slice(head, of: facts)
      self.facts.hevc = .present(found)
      return
    }
  }

  /// The items as facts, and what they are to each other.
  mutating func describeItems(_ context: inout ReadingContext) {
    facts.items = items.list.map(\.fact)
    facts.primary = items.primary
    var left = context.limits.parts
    for reference in items.references {
      let targets = items.targets[reference.targets].prefix(max(0, left))
      facts.references.append(
        MediaFileFacts.Reference(reference.type, from: reference.from, to: Array(targets)))
      left -= targets.count + 1
      guard left > 0 else { return }
    }
  }
}
