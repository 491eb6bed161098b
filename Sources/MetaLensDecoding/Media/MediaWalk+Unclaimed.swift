import MetaLensFacts

extension MediaWalk {
  /// Where bytes lie in `mdat` that `iloc` gives to no item (ISO/IEC 14496-12, 8.11.3), in their order.
  ///
  /// None where something else may lie there: the samples of a movie, or items that weren't kept.
  var unclaimed: [Range<Int>] {
    let boxes = reading.facts.parts.filter { $0.level == 0 }
    guard reading.isComplete, !extentsWereCut, !boxes.contains(where: { $0.name == "moov" }) else {
      return []
    }
    let related = items.related
    let claimed = items.list.lazy.map(\.fact).filter { isRead($0, related) }.flatMap(\.ranges).filter {
      !$0.isEmpty
    }
    .sorted { $0.lowerBound < $1.lowerBound }
    guard !claimed.isEmpty else { return [] }
    var gaps: [Range<Int>] = []
    var index = 0
    for box in boxes where box.name == "mdat" {
      var position = box.offset + box.headerCount
      let end = box.offset + box.byteCount
      while index < claimed.count, claimed[index].lowerBound < end {
        if claimed[index].lowerBound > position { gaps.append(position..<claimed[index].lowerBound) }
        position = max(position, claimed[index].upperBound)
        index += 1
      }
      if position < end { gaps.append(position..<end) }
    }
    return gaps
  }

  /// Whether something reads an item: a picture, metadata, or what is something to another item.
  private func isRead(_ item: MediaFileFacts.Item, _ related: Set<Int>) -> Bool {
    // An item of no bytes reaches to the file's end by the standard, and is one whose content a program took away.
    guard !item.statesNoBytes else { return false }
    return Self.readTypes.contains(item.type) || item.contentType == "application/rdf+xml"
      || item.id == items.primary || related.contains(item.id)
  }

  /// Types of items that are read wherever they stand: pictures of which a file may have several, and EXIF.
  private static let readTypes: Set<String> = [
    "hvc1", "hev1", "av01", "avc1", "jpeg", "j2k1", "vvc1", "unci", "mski", "grid", "iden", "iovl", "tmap",
    "Exif",
  ]

  /// Tells what lies in `mdat` and in no item by its own bytes.
  mutating func readUnclaimed(_ context: inout ReadingContext) throws(PhotoReadingError) {
    for gap in unclaimed {
      guard reading.facts.unclaimed.count < context.limits.trailers else {
        return context.log.add(
          .tooManyParts, at: "mdat", offset: gap.lowerBound,
          "more than \(context.limits.trailers) runs of bytes in no item")
      }
      reading.facts.unclaimed += try TrailerDecoding.decode(gap, at: "mdat", &context)
    }
  }
}
