import MetaLensFacts

extension MediaWalk {
  /// Reads `iprp`: the properties in `ipco`, and in `ipma` which item has which (ISO/IEC 14496-12, 8.11.14).
  mutating func readProperties(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    var cursor = BoxCursor(box.payload, level: 2)
    var associations: [Box] = []
    var hasProperties = false
    while let child = try next(&cursor, &context) {
      if child.type == "ipco" {
        guard !hasProperties else {
          context.log.add(.partMisplaced, at: "ipco", offset: child.offset, "another one")
          continue
        }
        hasProperties = true
        try readContainer(child, &context)
      } else if child.type == "ipma", associations.count < 4 {
        // The standard allows at most four: each of the two versions, with and without long indices.
        associations.append(child)
      }
    }
    for child in associations { try readAssociations(child, &context) }
  }

  private mutating func readContainer(_ box: Box, _ context: inout ReadingContext) throws(PhotoReadingError) {
    var cursor = BoxCursor(box.payload, level: 3)
    while let child = try next(&cursor, &context) {
      // An index has 15 bits.
      guard items.properties.count < 1 << 15 else {
        context.log.add(.tooManyParts, at: "ipco", offset: child.offset, "properties")
        return
      }
      guard let fields = try context.fields(child.payload, maximum: MediaProperty.byteCount) else { return }
      let property = MediaProperty(child, fields)
      if let fault = property.fault(child.type, fields) {
        context.log.add(.partInvalid, at: child.type, offset: child.offset, fault)
      }
      note(child, property.note)
      items.properties.append(property)
      facts.propertyTypes.append(child.type)
    }
  }

  private mutating func readAssociations(
    _ box: Box, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    guard let fields = try payload(of: box, &context), let version = fields.uint8(at: 0),
      let flags = fields.number(at: 1, count: 3), let stated = fields.uint32(at: 4)
    else { return }
    let idCount = version == 0 ? 2 : 4
    let isLong = flags & 1 != 0
    var index = 8
    for entry in 0..<stated {
      guard let id = fields.number(at: index, count: idCount), let count = fields.uint8(at: index + idCount)
      else {
        context.log.add(
          .partTruncated, at: "ipma", offset: box.offset, "\(stated) items stated, \(entry) there")
        return
      }
      index += idCount + 1
      var places: [UInt16] = []
      for _ in 0..<count {
        // The highest bit says whether a reader must support the property.
        let place =
          isLong ? fields.uint16(at: index).map { $0 & 0x7FFF } : fields.uint8(at: index).map { $0 & 0x7F }
        guard let place else { break }
        index += isLong ? 2 : 1
        // 0 means no property.
        guard place > 0 else { continue }
        guard place <= items.properties.count else {
          context.log.add(.partInvalid, at: "ipma", offset: box.offset, "item \(id): property \(place)")
          continue
        }
        places.append(UInt16(place - 1))
      }
      guard items.associate(id, with: places) else {
        context.log.add(.tooManyParts, at: "ipma", offset: box.offset)
        return
      }
    }
  }
}
