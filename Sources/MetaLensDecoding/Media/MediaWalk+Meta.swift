import MetaLensFacts

extension MediaWalk {
  /// Reads `meta`.
  ///
  /// The main item, the items and their places are read last, in the order in which each explains the next, since
  /// writers order the boxes differently.
  mutating func readMeta(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let head = try context.fields(box.payload, maximum: 12) else { return }
    // QuickTime's `meta` has no version and flags, so its first box's type is 4 bytes earlier.
    let skipped = head.name(at: 4) == "hdlr" ? 0 : 4
    guard box.payload.count >= skipped else { return }
    var cursor = BoxCursor(box.payload.lowerBound + skipped..<box.end, level: 1)
    var boxes: [String: Box] = [:]
    while let child = try next(&cursor, &context) {
      if boxes[child.type] == nil {
        boxes[child.type] = child
      } else if Self.single.contains(child.type) {
        context.log.add(.partMisplaced, at: child.type, offset: child.offset, "another one")
        continue
      }
      switch child.type {
      case "hdlr": try readHandler(child, &context)
      case "iprp": try readProperties(child, &context)
      case "iref": try readReferences(child, &context)
      case "uuid": try readExtension(child, &context)
      default: break
      }
    }
    if let child = boxes["pitm"] { try readPrimary(child, &context) }
    if let child = boxes["iinf"] { try readInfos(child, &context) }
    if let child = boxes["iloc"] {
      try readLocations(child, idat: boxes["idat"]?.payload, dinf: boxes["dinf"], &context)
    }
  }

  private static let single: Set<String> = ["hdlr", "pitm", "iinf", "iloc", "iprp", "idat", "iref"]

  /// Reads `hdlr` (ISO/IEC 14496-12, 8.4.3).
  private mutating func readHandler(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let fields = try context.fields(box.payload, maximum: 24 + 256), let type = fields.name(at: 8)
    else {
      return
    }
    facts.handler = type
    facts.handlerName = Self.text(fields, at: 24).text
    facts.handlerNameByteCount = max(0, box.payload.count - 24)
    note(box, facts.handlerName.isEmpty ? type : "\(type) \(facts.handlerName)")
  }

  /// Reads `pitm` (ISO/IEC 14496-12, 8.11.4).
  private mutating func readPrimary(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let fields = try context.fields(box.payload, maximum: 8), let version = fields.uint8(at: 0) else {
      return
    }
    items.primary = fields.number(at: 4, count: version == 0 ? 2 : 4)
    note(box, items.primary.map { "item \($0)" } ?? "")
  }

  /// Reads `iinf` and the `infe` boxes in it (ISO/IEC 14496-12, 8.11.6); these are counted, not listed.
  private mutating func readInfos(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let head = try context.fields(box.payload, maximum: 8), let version = head.uint8(at: 0),
      let stated = head.number(at: 4, count: version == 0 ? 2 : 4)
    else { return }
    let start = box.payload.lowerBound + (version == 0 ? 6 : 8)
    var cursor = BoxCursor(start..<max(start, box.end), level: 2, isListing: false)
    var count = 0
    while let entry = try next(&cursor, &context) {
      guard entry.type == "infe" else { continue }
      count += 1
      guard let fields = try context.fields(entry.payload, maximum: 1024), let item = Self.item(fields) else {
        context.log.add(.partInvalid, at: "infe", offset: entry.offset)
        continue
      }
      if !items.add(item) {
        context.log.add(
          .partInvalid, at: "infe", offset: entry.offset, "item \(item.fact.id) again, or too many")
      }
    }
    if count != stated {
      context.log.add(.partInvalid, at: "iinf", offset: box.offset, "\(stated) items stated, \(count) there")
    }
    note(box, "\(count) items")
  }

  /// Returns the item that an `infe` describes; nil if the box ends too early.
  private static func item(_ fields: ByteFields) -> MediaItems.Item? {
    guard let version = fields.uint8(at: 0), let flags = fields.number(at: 1, count: 3) else { return nil }
    let idCount = version >= 3 ? 4 : 2
    guard let id = fields.number(at: 4, count: idCount) else { return nil }
    var item = MediaItems.Item(
      fact: MediaFileFacts.Item(id: id, type: "mime", isHidden: flags & 1 != 0, ranges: [], isOutside: false))
    // The index of a protection scheme follows the ID.
    var index = 4 + idCount + 2
    if version >= 2 {
      guard let type = fields.name(at: index) else { return nil }
      item.fact.type = type
      index += 4
    }
    guard item.fact.type == "mime" || item.fact.type == "uri " else { return item }
    index = text(fields, at: index).end
    (item.fact.contentType, index) = text(fields, at: index)
    if item.fact.type == "mime" { item.contentEncoding = text(fields, at: index).text }
    return item
  }

  /// Reads `iref` (ISO/IEC 14496-12, 8.11.12).
  private mutating func readReferences(
    _ box: Box, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let head = try context.fields(box.payload, maximum: 4), let version = head.uint8(at: 0),
      box.payload.count >= 4
    else { return }
    let idCount = version == 0 ? 2 : 4
    var cursor = BoxCursor(box.payload.lowerBound + 4..<box.end, level: 2)
    while let child = try next(&cursor, &context) {
      guard let fields = try payload(of: child, &context), let from = fields.number(at: 0, count: idCount),
        let stated = fields.uint16(at: idCount)
      else {
        context.log.add(.partInvalid, at: "iref \(child.type)", offset: child.offset)
        continue
      }
      let start = idCount + 2
      let count = min(stated, (fields.bytes.count - start) / idCount)
      if count < stated {
        context.log.add(
          .partInvalid, at: "iref \(child.type)", offset: child.offset, "\(stated) items stated")
      }
      let others = (0..<count).compactMap { fields.number(at: start + $0 * idCount, count: idCount) }
      note(child, "item \(from) to \(others.prefix(4).map(String.init).joined(separator: " "))")
      if !items.refer(child.type, from: from, to: others) {
        context.log.add(.tooManyParts, at: "iref", offset: child.offset)
        return
      }
    }
  }
}
