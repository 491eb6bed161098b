import MetaLensFacts

extension MediaWalk {
  /// Reads the places of the items' bytes in `iloc` (ISO/IEC 14496-12, 8.11.3).
  mutating func readLocations(
    _ box: Box, idat: Range<Int>?, dinf: Box?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let fields = try payload(of: box, &context), let layout = LocationLayout(fields) else {
      context.log.add(.partInvalid, at: "iloc", offset: box.offset)
      return
    }
    facts.locations = layout.fact
    var index = layout.start
    // The number of extents that may still be kept, for all items together; negative once some weren't kept.
    var left = context.limits.parts
    // Read only if an item has such a reference, since hardly any has.
    var ownReferences: Set<Int>?
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
      // Extents whose entries have no bytes are all the same.
      let room = layout.extentByteCount == 0 ? 1 : (fields.bytes.count - index) / layout.extentByteCount
      let extents = index..<index + min(stated, room) * layout.extentByteCount
      let count = min(stated, room)
      index = extents.upperBound
      guard let place = items.index(of: id), !items.list[place].isPlaced else { continue }
      if dataReference > 0, ownReferences == nil {
        ownReferences = try readOwnReferences(in: dinf, &context)
      }
      let holder: Range<Int>?
      switch method & 15 {
      case 0 where dataReference == 0 || ownReferences?.contains(dataReference) == true:
        holder = 0..<context.byteCount
      case 1: holder = idat
      case 0:
        context.log.add(.partInvalid, at: "iloc", offset: box.offset, "item \(id) in another file")
        holder = nil
      default:
        // Method 2: within another item; no camera is known to write it.
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

  /// Returns the numbers, from 1, of the data references that mean this file (`dref`; ISO/IEC 14496-12, 8.7.2).
  private mutating func readOwnReferences(
    in dinf: Box?, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Set<Int> {
    guard let dinf else { return [] }
    var own: Set<Int> = []
    var outer = BoxCursor(dinf.payload, level: 2, isListing: false)
    while let table = try next(&outer, &context) {
      guard table.type == "dref" else { continue }
      // Version and flags, and the number of entries, come before the entries.
      var cursor = BoxCursor(table.payload.dropFirst(8), level: 3, isListing: false)
      var number = 0
      // An item's reference has 16 bits.
      while number < 1 << 16, let entry = try next(&cursor, &context) {
        number += 1
        // Of the three bytes of flags, the lowest bit says that the data are in the same file.
        if let flags = try context.fields(entry.payload, maximum: 4)?.uint8(at: 3), flags & 1 == 1 {
          own.insert(number)
        }
      }
      break
    }
    return own
  }

  /// Sets an item's place, without what is outside the range that contains it.
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
      // Overlapping extents could make an item larger than the file, so an item's size is limited to the file's.
      byteCount += range.count
      guard byteCount <= context.byteCount else {
        isOutside = true
        break
      }
      // Each takes 16 bytes of memory and perhaps none in the file.
      left -= 1
      if left >= 0 { ranges.append(range) } else { items.beyondLimit.append(range) }
    }
    items.place(place, ranges: ranges, isOutside: isOutside, statesNoBytes: statesNoBytes, isOpen: isOpen)
    if isOutside {
      let id = items.list[place].fact.id
      context.log.add(.offsetOutOfBounds, at: "iloc", offset: boxOffset, "item \(id)")
    }
  }

  /// Returns an extent's range in the file; nil if any of it is outside.
  ///
  /// A length of 0 reaches to the end of the range that contains it.
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

/// The layout of an `iloc` box, according to its header.
struct LocationLayout {
  /// The sizes of its fields in bytes.
  let fact: MediaFileFacts.Locations
  var idCount: Int
  var hasMethod: Bool
  /// The stated number of items.
  var count: Int
  /// The offset of the first item.
  var start: Int

  /// Reads the box's header; nil if the standard doesn't define its form.
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

  var extentByteCount: Int { fact.indexCount + fact.offsetCount + fact.lengthCount }
  /// The number of bytes of an item before its extents.
  var itemByteCount: Int { idCount + (hasMethod ? 2 : 0) + 2 + fact.baseCount + 2 }
}
