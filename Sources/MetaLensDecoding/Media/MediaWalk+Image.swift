import MetaLensFacts

extension MediaWalk {
  /// Describes the main picture: the primary item's size, coding and orientation.
  ///
  /// A sequence without a primary item has its largest track's.
  mutating func describeImage(_ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let primary = items.primary, let item = items[primary] else {
      if items.primary != nil { context.log.add(.partInvalid, at: "pitm", "no such item") }
      describeTrack()
      // Without a picture, a file of this kind isn't complete.
      if reading.facts.image == nil { reading.isComplete = false }
      return
    }
    let coded = items.codedItem(of: primary)
    let coding = items[coded]?.fact.type ?? item.fact.type
    var size: (PixelSize, place: String, offset: Int?)?
    if item.fact.type == "grid" {
      size = try readGrid(item, &context).map { ($0, "HEIF grid", item.fact.ranges.first?.lowerBound) }
    }
    let own = items.properties(of: primary)
    for property in own {
      guard case .size(let stated) = property.content else { continue }
      if let size, size.0 != stated {
        context.log.add(
          .partInvalid, at: "grid", offset: size.offset,
          "\(size.0.width) x \(size.0.height), ispe \(stated.width) x \(stated.height)")
      }
      size = (stated, "HEIF ispe", property.offset)
      break
    }
    facts.recompositions = recompositions(of: primary)
    facts.grid?.picture = size?.0
    // Properties apply in `ipma`'s order (ISO/IEC 23008-12, 6.5.1).
    var isTurned = false
    for property in own {
      if case .rotation(let count) = property.content, count & 1 == 1 { isTurned.toggle() }
      // Only the part is shown; each of several crops shows a part of what the one before shows.
      guard case .crop(let crop) = property.content, let whole = size else { continue }
      let shown = crop.shown(of: whole.0, isTurned: isTurned).size
      if shown != whole.0 { size = (shown, "HEIF clap", property.offset) }
    }
    if let size {
      reading.facts.image = ImageHeader(
        size: size.0, bitDepth: bitDepth(own) ?? bitDepth(items.properties(of: coded)), coding: coding,
        location: size.place, offset: size.offset, orientation: Self.orientation(own))
    } else {
      context.log.add(.partInvalid, at: "item \(primary)", "no size")
    }
    // HEIF's brands alone don't identify the codec.
    if coding == "av01" { reading.format = .avif }
    if !isWhole(primary, &context) { reading.isComplete = false }
  }

  /// Returns how the container changes what is shown of a picture, through the items that it is made of.
  private func recompositions(of primary: Int) -> [MediaFileFacts.Recomposition] {
    var found: Set<MediaFileFacts.Recomposition> = []
    var pending = [primary]
    var seen: Set<Int> = [primary]
    while let id = pending.popLast() {
      let inputs = items.inputs(of: id)
      let type = items[id]?.fact.type
      // A gain map's picture is made of the main picture, which by the standard is the primary item.
      if type == "iovl" || type == "iden" || id != primary && !inputs.isEmpty { found.insert(.overlay) }
      let properties = items.properties(of: id)
      var size: PixelSize?
      var isTurned = false
      for property in properties {
        if case .rotation(let count) = property.content, count & 1 == 1 { isTurned.toggle() }
        switch property.content {
        case .size(let stated): size = size ?? stated
        case .crop(let crop):
          if let size, crop.shown(of: size, isTurned: isTurned).isCrop { found.insert(.crop) }
        case .rotation(1...), .mirror:
          if id != primary { found.insert(.turn) }
        default: break
        }
      }
      for input in inputs where seen.insert(input).inserted { pending.append(input) }
    }
    let isMasked = items.references.contains { reference in
      reference.type == "auxl" && !seen.isDisjoint(with: items.targets[reference.targets])
        && role(reference.type, reference.from).0 == .alpha
    }
    if isMasked { found.insert(.mask) }
    return MediaFileFacts.Recomposition.allCases.filter(found.contains)
  }

  /// Whether all bytes of a picture are in the file: its own, and those of the items that it is made of.
  private mutating func isWhole(_ id: Int, _ context: inout ReadingContext) -> Bool {
    var pending = [id]
    var seen: Set<Int> = [id]
    var isWhole = true
    while let id = pending.popLast() {
      guard let item = items[id] else {
        isWhole = false
        continue
      }
      let inputs = items.inputs(of: id)
      for input in inputs where seen.insert(input).inserted { pending.append(input) }
      if item.fact.isOutside { isWhole = false }
      if inputs.isEmpty, !item.isPlaced {
        context.log.add(.partInvalid, at: "item \(id)", "its place is not stated")
        isWhole = false
      }
    }
    return isWhole
  }

  /// Reads a grid's rows, columns and size (ISO/IEC 23008-12, 6.6.2.3).
  private mutating func readGrid(
    _ item: MediaItems.Item, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> PixelSize? {
    guard let range = item.fact.ranges.first,
      let fields = try context.fields(range, maximum: 12)
    else { return nil }
    guard let flags = fields.uint8(at: 1), let rows = fields.uint8(at: 2), let columns = fields.uint8(at: 3),
      let width = fields.number(at: 4, count: flags & 1 == 0 ? 2 : 4),
      let height = fields.number(at: flags & 1 == 0 ? 6 : 8, count: flags & 1 == 0 ? 2 : 4),
      MediaProperty.isSide(width), MediaProperty.isSide(height)
    else {
      context.log.add(.partInvalid, at: "grid", offset: range.lowerBound)
      return nil
    }
    let tiles = items.inputs(of: item.fact.id)
    if tiles.count != (rows + 1) * (columns + 1) {
      context.log.add(
        .partInvalid, at: "grid", offset: range.lowerBound,
        "\(rows + 1) x \(columns + 1), \(tiles.count) tiles")
    }
    var grid = MediaFileFacts.Grid(
      rows: rows + 1, columns: columns + 1, tile: tiles.first.flatMap { pictureSize(of: $0) })
    grid.tileCount = tiles.count
    grid.isInOrder = areInOrder(tiles)
    facts.grid = grid
    return PixelSize(width: width, height: height)
  }

  /// Whether no item occurs twice among these, and their bytes follow one another.
  private func areInOrder(_ tiles: ArraySlice<Int>) -> Bool {
    var end = 0
    for range in tiles.lazy.flatMap({ items[$0]?.fact.ranges ?? [] }) {
      if range.lowerBound < end { return false }
      end = range.upperBound
    }
    return Set(tiles).count == tiles.count
  }

  /// Returns the size that an item's `ispe` states; nil if it has none.
  func pictureSize(of id: Int) -> PixelSize? {
    for property in items.properties(of: id) {
      if case .size(let size) = property.content { return size }
    }
    return nil
  }

  private func bitDepth(_ properties: [MediaProperty]) -> Int? {
    var codec: Int?
    for property in properties {
      if case .bitDepth(let count) = property.content { return count }
      switch property.content {
      case .av1(let count, _), .hevc(let count, _, _): codec = codec ?? count
      default: break
      }
    }
    return codec
  }

  /// Returns the result of turning and mirroring, in the order in which they apply; nil if there is neither.
  private static func orientation(_ properties: [MediaProperty]) -> Int? {
    var transform: ItemTransform?
    for property in properties {
      switch property.content {
      case .rotation(let count):
        transform = transform ?? ItemTransform(); transform?.turn(anticlockwise: count)
      case .mirror(let axis): transform = transform ?? ItemTransform(); transform?.mirror(axis: axis)
      default: break
      }
    }
    return transform?.orientation
  }

  private mutating func describeTrack() {
    guard let track = MediaTrack.largest(tracks) else { return }
    reading.facts.image = ImageHeader(
      size: track.size, coding: track.coding, location: "HEIF stsd", offset: track.offset)
  }
}
