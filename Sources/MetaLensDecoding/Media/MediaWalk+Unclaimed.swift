import MetaLensFacts

extension MediaWalk {
  /// Identifies bytes in `mdat` or `idat` that belong to no known item, by the bytes themselves (ISO/IEC 14496-12,
  /// 8.11.3).
  ///
  /// A file with a movie, whose samples are there too, and a truncated file are skipped.
  mutating func readUnclaimed(
    depth: AnalysisDepth, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    let parts = reading.facts.parts
    guard reading.isComplete, !parts.contains(where: { $0.level == 0 && $0.name == "moov" }) else { return }
    var claims = UsedItemRanges(items, byteCount: context.byteCount, readingUnits: depth >= .pixels)
    try claims.collect(&context)
    reading.damageOffset = claims.damageOffset
    guard !claims.ranges.isEmpty else { return }
    let boxes = parts.filter { $0.level == 0 && $0.name == "mdat" || $0.level == 1 && $0.name == "idat" }
    for box in boxes {
      for gap in claims.gaps(in: box.offset + box.headerCount..<box.offset + box.byteCount) {
        try tell(gap, at: box.name, mayBeText: !Self.isRounding(gap), &context)
      }
    }
    // Unused room within another box, which no file in our collection has.
    for box in parts where box.level > 0 && (box.name == "free" || box.name == "skip") {
      let room = box.offset + box.headerCount..<box.offset + box.byteCount
      if !room.isEmpty { try tell(room, at: box.name, mayBeText: true, &context) }
    }
    for range in claims.unknown {
      try tell(range, at: "mdat", mayBeText: false, &context)
    }
    // Bytes that belong to damaged units aren't unknown data; but files of other kinds and texts still are.
    if claims.damageOffset != nil { reading.facts.unclaimed.removeAll { !$0.kind.isForeign && !$0.isText } }
  }

  private mutating func tell(
    _ range: Range<Int>, at location: String, mayBeText: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard reading.facts.unclaimed.count < context.limits.trailers else {
      return context.log.add(
        .tooManyParts, at: location, offset: range.lowerBound,
        "more than \(context.limits.trailers) runs of bytes in no item")
    }
    var found = try TrailerDecoding.decode(range, at: location, &context)
    if !mayBeText {
      for index in found.indices { found[index].isText = false }
    }
    reading.facts.unclaimed += found
  }

  /// Whether bytes pad the data before them to a block of storage, as Canon does with the content of its buffer.
  private static func isRounding(_ gap: Range<Int>) -> Bool { gap.count < 512 && gap.upperBound % 512 == 0 }
}
