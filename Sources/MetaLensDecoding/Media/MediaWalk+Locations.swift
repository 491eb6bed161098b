import MetaLensFacts

extension MediaWalk {
  /// `iloc`: where each item's bytes stand (ISO/IEC 14496-12, 8.11.3).
  mutating func readLocations(
    _ box: Box, idat: Range<Int>?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let fields = try payload(of: box, &context), let layout = LocationLayout(fields) else {
      context.log.add(.partInvalid, at: "iloc", offset: box.offset)
      return
    }
    facts.locations = layout.fact
    var index = layout.start
    // Extents that may still be kept, all items together; below 0 once some weren't.
    var left = context.limits.parts
    for entry in 0..<layout.count {
      guard fields.bytes.count - index >= layout.itemByteCount,
        let id = fields.number(at: index, count: layout.idCount),
        let method = layout.hasMethod ? fields.uint16(at: index + layout.idCount) : 0
      else {
        context.log.add(
          .partTruncated, at: "iloc", offset: box.offset, "\(layout.count) items stated, \(entry) there")
        break
      }
      index += layout.idCount + (layout.hasMethod ? 2 : 0)
      let dataReference = fields.uint16(at: index) ?? 0
      let base = fields.number(at: index + 2, count: layout.fact.baseCount)
      let stated = fields.uint16(at: index + 2 + layout.fact.baseCount) ?? 0
      index += 2 + layout.fact.baseCount + 2
      // Extents of no bytes are all the same one.
      let room = layout.extentByteCount == 0 ? 1 : (fields.bytes.count - index) / layout.extentByteCount
      let extents = index..<index + min(stated, room) * layout.extentByteCount
      let count = min(stated, room)
      index = extents.upperBound
      guard let place = items.index(of: id), !items.list[place].isPlaced else { continue }
      let holder: Range<Int>?
      switch method & 15 {
      case 0 where dataReference == 0: holder = 0..<context.byteCount
      case 1: holder = idat
      case 0:
        context.log.add(.partInvalid, at: "iloc", offset: box.offset, "item \(id) in another file")
        holder = nil
      default:
        // Method 2: within another item, which no camera is known to write.
        context.log.add(.partInvalid, at: "iloc", offset: box.offset, "item \(id) by method \(method & 15)")
        items.place(place, ranges: [], isOutside: false)
        continue
      }
      resolve(
        place, fields, extents: extents.lowerBound, count: count, base: base, holder: holder, layout,
        boxOffset: box.offset, &left, &context)
      if count < stated, layout.extentByteCount > 0 {
        items.markOutside(place)
        context.log.add(
          .partTruncated, at: "iloc", offset: box.offset, "item \(id): \(stated) extents stated")
      }
    }
    if left < 0 {
      context.log.add(
        .tooManyParts, at: "iloc", offset: box.offset, "more than \(context.limits.parts) extents")
    }
  }

  /// Notes where an item stands; what lies outside its holder is left out.
  private mutating func resolve(
    _ place: Int, _ fields: ByteFields, extents start: Int, count: Int, base: Int?, holder: Range<Int>?,
    _ layout: LocationLayout, boxOffset: Int, _ left: inout Int, _ context: inout ReadingContext
  ) {
    var ranges: [Range<Int>] = []
    var isOutside = false
    var byteCount = 0
    var statesNoBytes = count > 0
    var isOpen = false
    for number in 0..<count {
      let index = start + number * layout.extentByteCount + layout.fact.indexCount
      let offset = fields.number(at: index, count: layout.fact.offsetCount)
      let length = fields.number(at: index + layout.fact.offsetCount, count: layout.fact.lengthCount)
      if length != 0 { statesNoBytes = false } else { isOpen = true }
      guard let range = Self.range(base, offset, length, in: holder) else {
        isOutside = true
        continue
      }
      // Extents that overlap could make much of a small file: an item has no more bytes than the file.
      byteCount += range.count
      guard byteCount <= context.byteCount else {
        isOutside = true
        break
      }
      // Each is worth 16 bytes of memory and may cost none in the file.
      left -= 1
      if left >= 0 { ranges.append(range) } else { items.beyondLimit.append(range) }
    }
    items.place(place, ranges: ranges, isOutside: isOutside, statesNoBytes: statesNoBytes, isOpen: isOpen)
    if isOutside {
      let id = items.list[place].fact.id
      context.log.add(.offsetOutOfBounds, at: "iloc", offset: boxOffset, "item \(id)")
    }
  }

  /// An extent in the file; nil where any of it is outside.
  ///
  /// Length 0 reaches to the end of what holds it.
  private static func range(_ base: Int?, _ offset: Int?, _ length: Int?, in holder: Range<Int>?) -> Range<
    Int
  >? {
    guard let base, let offset, let length, let holder, base <= holder.count, offset <= holder.count - base
    else { return nil }
    let start = base + offset
    guard length <= holder.count - start else { return nil }
    let first = holder.lowerBound + start
    return first..<(length == 0 ? holder.upperBound : first + length)
  }
}

/// How `iloc` is laid out, by its head.
struct LocationLayout {
  /// Sizes of its fields in bytes.
  let fact: MediaFileFacts.Locations
  var idCount: Int
  var hasMethod: Bool
  /// Count of the items as stated.
  var count: Int
  /// Where the first one stands.
  var start: Int

  /// Reads the head of the box; nil where it isn't one that the standard knows.
  init?(_ fields: ByteFields) {
    guard let version = fields.uint8(at: 0), version <= 2, let sizes = fields.uint16(at: 4),
      let count = fields.number(at: 6, count: version < 2 ? 2 : 4)
    else { return nil }
    fact = MediaFileFacts.Locations(
      version: version, offsetCount: sizes >> 12, lengthCount: sizes >> 8 & 15, baseCount: sizes >> 4 & 15,
      indexCount: version == 0 ? 0 : sizes & 15)
    idCount = version < 2 ? 2 : 4
    hasMethod = version > 0
    self.count = count
    start = version < 2 ? 8 : 10
    for count in [fact.offsetCount, fact.lengthCount, fact.baseCount, fact.indexCount]
    where ![0, 4, 8].contains(count) { return nil }
  }

  /// Bytes of one extent.
  var extentByteCount: Int { fact.indexCount + fact.offsetCount + fact.lengthCount }
  /// Bytes of an item before its extents.
  var itemByteCount: Int { idCount + (hasMethod ? 2 : 0) + 2 + fact.baseCount + 2 }
}
