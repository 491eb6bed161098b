import MetaLensFacts

extension MediaWalk {
  /// Finds EXIF, XMP, Content Credentials and profiles among the items and their properties.
  mutating func describeMetadata(_ context: inout ReadingContext) throws(PhotoReadingError) {
    let main = mainExif
    for index in items.list.indices {
      let item = items.list[index]
      let container = "HEIF item \(item.fact.id)"
      if item.fact.type == "Exif" {
        try readExif(item.fact, isMain: item.fact.id == main, &context)
      } else if let kind = Self.kind(of: item) {
        reading.add(
          MetadataBlock(
            kind, container: container, ranges: item.fact.ownRanges,
            packing: item.contentEncoding == "deflate" && !item.fact.statesNoBytes ? .deflate : .plain),
          context)
      }
    }
    var offsets: Set<Int> = []
    let primary = items.primary ?? 0
    // The main picture's profile comes before those of a gain map or a thumbnail.
    let properties =
      items.properties(of: primary) + items.properties(of: items.codedItem(of: primary)) + items.properties
    for property in properties {
      guard case .profile(let range) = property.content, offsets.insert(property.offset).inserted else {
        continue
      }
      reading.add(MetadataBlock(.icc, container: "HEIF colr", ranges: [range]), context)
    }
  }

  static func kind(of item: MediaItems.Item) -> MetadataBlock.Kind? {
    switch (item.fact.type, item.fact.contentType) {
    case ("mime", "application/rdf+xml"): .xmp
    case ("mime", "application/c2pa"), ("mime", "application/x-c2pa-manifest-store"): .contentCredentials
    default: nil
    }
  }

  /// The ID of the EXIF item that describes (`cdsc`) the main picture, or of the first EXIF item.
  private var mainExif: Int? {
    let describing = items.references.first { reference in
      reference.type == "cdsc" && items[reference.from]?.fact.type == "Exif"
        && items.targets[reference.targets].contains { $0 == items.primary }
    }
    return describing?.from ?? items.list.first { $0.fact.type == "Exif" }?.fact.id
  }

  /// Reads an EXIF item: an offset, then the block at that distance after it (ISO/IEC 23008-12, A.2.1).
  private mutating func readExif(
    _ item: MediaFileFacts.Item, isMain: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    let container = "HEIF item \(item.id)"
    guard isMain else {
      context.log.add(.secondExifBlock, at: container, offset: item.ranges.first?.lowerBound)
      reading.add(MetadataBlock(.exif, container: container, ranges: item.ownRanges), context)
      return
    }
    var count = 0
    for range in item.ranges {
      // The same extent may be repeated.
      count += range.count
      guard count <= context.limits.blockBytes else {
        context.log.add(.blockTooLarge, at: container, offset: range.lowerBound, "\(count) bytes and more")
        reading.add(MetadataBlock(.exif, container: container, ranges: item.ownRanges), context)
        return
      }
    }
    var whole = LocatedBytes([], container: container, fileOffset: 0)
    for range in item.ranges { whole.append(try context.array(range) ?? [], fileOffset: range.lowerBound) }
    let offset = item.ranges.first?.lowerBound
    guard let start = try ExifItem.header(in: whole.bytes, at: container, offset: offset, &context) else {
      // An item that a program emptied has no header that could be broken.
      if !item.statesNoBytes { context.log.add(.exifHeaderInvalid, at: container, offset: offset) }
      reading.add(MetadataBlock(.exif, container: container, ranges: item.ownRanges), context)
      return
    }
    let block = whole.part(start..<whole.bytes.count, container: container)
    reading.add(
      MetadataBlock(.exif, container: container, ranges: block.fileRanges(of: block.bytes.indices)), context)
    reading.exif = .block(block)
  }
}

extension MediaFileFacts.Item {
  /// The ranges of its bytes; for an item that states none, only its place, and not the rest of the file.
  fileprivate var ownRanges: [Range<Int>] {
    statesNoBytes ? ranges.prefix(1).map { $0.lowerBound..<$0.lowerBound } : ranges
  }
}
