import MetaLensFacts

extension MediaWalk {
  /// Describes how the main picture, or a grid's first tile, is coded if it is HEVC: the content of `hvcC`, and the
  /// beginning of its first slice.
  mutating func describeCoding(_ context: inout ReadingContext) throws(PhotoReadingError) {
    facts.hevc = .absent
    guard let primary = items.primary else { return }
    let coded = items.codedItem(of: primary)
    try tellUndecodable([coded] + items.inputs(of: primary), &context)
    guard var found = try coding(of: coded, &context) else { return }
    facts.hevc = .present(found)
    var offsets: Set<Int> = [found.offset]
    var seen: Set<Int> = []
    for tile in items.inputs(of: primary).dropFirst() where seen.insert(tile).inserted {
      guard let offset = configuration(of: tile)?.offset, offsets.insert(offset).inserted else { continue }
      if let other = try coding(of: tile, &context) { found.others.append(other) }
      if found.others.count == Self.maximumOthers { break }
    }
    facts.hevc = .present(found)
  }

  /// The types of items that are pictures (ISO/IEC 23008-12, 6.6.2 and annexes B to L; AV1 in HEIF).
  private static let decodable: Set<String> = [
    "hvc1", "lhv1", "av01", "avc1", "vvc1", "evc1", "jpeg", "j2k1", "unci", "grid", "iovl", "iden", "tmap",
  ]
  /// The maximum number of configurations checked for parameter sets; a phone's tiles share one.
  private static let maximumConfigurations = 64
  /// The maximum number of configurations read in addition to the first.
  private static let maximumOthers = 7

  /// Returns the first `hvcC` property of an HEVC item.
  private func configuration(of id: Int) -> (offset: Int, payload: Range<Int>)? {
    guard items[id]?.fact.type == "hvc1" else { return nil }
    for property in items.properties(of: id) {
      if case .hevc(_, _, let range) = property.content { return (property.offset, range) }
    }
    return nil
  }

  /// Returns what an item's configuration and first slice state; nil if there is no readable configuration.
  private mutating func coding(
    of id: Int, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> HEVCFacts? {
    guard let (offset, range) = configuration(of: id) else { return nil }
    let count = min(range.count, HEVCReading.byteCount)
    guard let bytes = try context.array(range.lowerBound..<range.lowerBound + count),
      let read = HEVCReading.read(bytes, offset: offset)
    else {
      context.log.add(.partInvalid, at: "hvcC", offset: offset)
      return nil
    }
    if !read.isWhole { context.log.add(.partTruncated, at: "hvcC", offset: offset, "parameter sets") }
    var facts = read.facts
    let head = try Self.firstBytes(
      of: items[id]?.fact.ranges ?? [], maximum: HEVCReading.sliceByteCount, container: "hvc1", &context
    ).bytes
    if !head.isEmpty { facts.slice = HEVCReading.slice(head[...], of: facts) }
    return facts
  }

  /// Reports the first item that makes the picture undecodable: an HEVC item without a configuration, or with one that
  /// contains no parameter sets (ISO/IEC 14496-15, 8.3.3.1; `hvc1` has its sets nowhere else), or an item of an unknown
  /// type.
  private mutating func tellUndecodable(
    _ ids: [Int], _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    // ISO/IEC 23008-12, 6.2: decoders don't open pictures with another handler.
    if let handler = facts.handler, handler != "pict" {
      return context.log.add(.pictureNotDecoded, at: "hdlr", handler)
    }
    var known: Set<Int> = []
    var seen: Set<Int> = []
    for id in ids where seen.insert(id).inserted {
      guard let type = items[id]?.fact.type else { continue }
      guard Self.decodable.contains(type) else {
        return context.log.add(.pictureNotDecoded, at: "infe", "item \(id) of type \(type)")
      }
      guard type == "hvc1" else { continue }
      guard let (offset, range) = configuration(of: id) else {
        return context.log.add(.pictureNotDecoded, at: "hvcC", "item \(id) has none")
      }
      guard known.insert(offset).inserted, known.count <= Self.maximumConfigurations else { continue }
      let bytes = try context.array(
        range.lowerBound..<range.lowerBound + min(range.count, HEVCReading.byteCount))
      if let bytes, let read = HEVCReading.read(bytes, offset: offset), read.isWhole, !read.facts.isDecodable
      {
        return context.log.add(.pictureNotDecoded, at: "hvcC", offset: offset, "no parameter sets")
      }
    }
  }

  /// Adds the items and their references to the facts.
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
