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
    var left = Extents(count: context.limits.parts)
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
      let base = fields.number(at: index + 2, count: layout.baseCount)
      let stated = fields.uint16(at: index + 2 + layout.baseCount) ?? 0
      index += 2 + layout.baseCount + 2
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
        items.place(place, ranges: items.list[place].fact.ranges, isOutside: true)
        context.log.add(
          .partTruncated, at: "iloc", offset: box.offset, "item \(id): \(stated) extents stated")
      }
    }
    if left.count < 0 {
      context.log.add(
        .tooManyParts, at: "iloc", offset: box.offset, "more than \(context.limits.parts) extents")
    }
  }

  /// Notes where an item stands; what lies outside its holder is left out.
  private mutating func resolve(
    _ place: Int, _ fields: ByteFields, extents start: Int, count: Int, base: Int?, holder: Range<Int>?,
    _ layout: LocationLayout, boxOffset: Int, _ left: inout Extents, _ context: inout ReadingContext
  ) {
    var ranges: [Range<Int>] = []
    var isOutside = false
    var byteCount = 0
    var statesNoBytes = count > 0
    var isOpen = false
    for number in 0..<count {
      let index = start + number * layout.extentByteCount + layout.indexCount
      let offset = fields.number(at: index, count: layout.offsetCount)
      let length = fields.number(at: index + layout.offsetCount, count: layout.lengthCount)
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
      left.count -= 1
      if left.count >= 0 { ranges.append(range) } else { items.beyondLimit.append(range) }
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

  /// Extents that may still be kept, all items together; below 0 once some weren't.
  private struct Extents {
    var count: Int
  }
}

/// Sizes of `iloc`'s fields in bytes.
struct LocationLayout {
  var version: Int
  var offsetCount: Int
  var lengthCount: Int
  var baseCount: Int
  /// Of an extent's index, which version 0 hasn't.
  var indexCount: Int
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
    self.version = version
    offsetCount = sizes >> 12
    lengthCount = sizes >> 8 & 15
    baseCount = sizes >> 4 & 15
    indexCount = version == 0 ? 0 : sizes & 15
    idCount = version < 2 ? 2 : 4
    hasMethod = version > 0
    self.count = count
    start = version < 2 ? 8 : 10
    for count in [offsetCount, lengthCount, baseCount, indexCount] where ![0, 4, 8].contains(count) {
      return nil
    }
  }

  /// The same as a fact.
  var fact: MediaFileFacts.Locations {
    MediaFileFacts.Locations(
      version: version, offsetCount: offsetCount, lengthCount: lengthCount, baseCount: baseCount,
      indexCount: indexCount)
  }
  /// Bytes of one extent.
  var extentByteCount: Int { indexCount + offsetCount + lengthCount }
  /// Bytes of an item before its extents.
  var itemByteCount: Int { idCount + (hasMethod ? 2 : 0) + 2 + baseCount + 2 }
}
