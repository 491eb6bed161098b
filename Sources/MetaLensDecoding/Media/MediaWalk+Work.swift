import MetaLensFacts

extension MediaWalk {
  /// Estimates the work of decoding the main picture and its thumbnails; their `ispe` may state too little.
  mutating func describeWork(_ context: inout ReadingContext) throws(PhotoReadingError) {
    guard let primary = items.primary, items[primary] != nil else { return }
    var reckoning = MediaWork(items, masks: masks())
    facts.work = try reckoning.work(of: primary, &context)
    for reference in items.references
    where reference.type == "thmb" && items.targets[reference.targets].contains(primary) {
      let found = try reckoning.work(of: reference.from, &context)
      facts.thumbnailWork = facts.thumbnailWork.map { $0.or(found) } ?? found
    }
  }

  /// Returns the transparency masks of items, which decoders decode with them.
  private func masks() -> [Int: [Int]] {
    var masks: [Int: [Int]] = [:]
    for reference in items.references
    where reference.type == "auxl" && role(reference.type, reference.from).0 == .alpha {
      for target in items.targets[reference.targets] { masks[target, default: []].append(reference.from) }
    }
    return masks
  }
}

/// Estimates the work of decoding items, from what the items are made of and not only from what they state.
struct MediaWork {
  private let items: MediaItems
  private let masks: [Int: [Int]]
  /// The work known so far, by item.
  private var known: [Int: PictureWork] = [:]
  /// The number of pixels that configurations allow, by the offsets of their boxes.
  private var configured: [Int: Int] = [:]

  /// The types of items that are made of others; a coded item may also refer to what it was made of (ISO/IEC 23008-12,
  /// 6.4.7).
  private static let derived: Set<String> = ["grid", "iovl", "iden", "tmap"]
  /// The maximum depth of pictures made of each other; cameras' have one level, or two with a gain map.
  private static let maximumLevels = 16
  /// The number of bytes of a grid's or an overlay's own data up to the canvas's size.
  private static let canvasByteCount = 18
  /// The number of bytes of an AV1 picture to read for the size in its sequence header.
  private static let sequenceByteCount = 256

  init(_ items: MediaItems, masks: [Int: [Int]]) {
    self.items = items
    self.masks = masks
  }

  /// Returns the work of decoding an item, including all items that it is made of, each as often as it is used.
  mutating func work(
    of id: Int, level: Int = 0, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> PictureWork {
    if let found = known[id] { return found }
    // Items may derive from each other in a circle.
    guard level < Self.maximumLevels else { return .unknown }
    // No decoder opens a missing item.
    guard let item = items[id] else { return PictureWork() }
    let isDerived = Self.derived.contains(item.fact.type)
    let parts = (isDerived ? Array(items.inputs(of: id)) : []) + (masks[id] ?? [])
    var work = PictureWork()
    for part in parts where work.area < .max {
      work.add(try self.work(of: part, level: level + 1, &context))
    }
    var own = PictureWork()
    if ["grid", "iovl"].contains(item.fact.type) {
      own.addPicture(try canvas(of: item.fact, &context) ?? .max)
    } else if !isDerived {
      own = try coded(item.fact, &context)
    }
    let area = max(own.area, statedArea(of: id))
    work.add(own)
    for property in items.properties(of: id) {
      switch property.content {
      // Each of these makes a copy.
      case .rotation(1...), .mirror, .crop: work.addPicture(area)
      default: break
      }
    }
    known[id] = work
    return work
  }

  private func statedArea(of id: Int) -> Int {
    for property in items.properties(of: id) {
      if case .size(let size) = property.content { return size.area }
    }
    return 0
  }

  /// Returns the number of pixels of the canvas of a grid or an overlay (ISO/IEC 23008-12, 6.6.2.2 and 6.6.2.3); nil if
  /// it can't be read.
  private func canvas(
    of item: MediaFileFacts.Item, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> Int? {
    let bytes = try MediaWalk.firstBytes(
      of: item.ranges, maximum: Self.canvasByteCount, container: item.type, &context
    ).bytes
    let fields = ByteFields(bytes)
    // After version and flags, a grid has its rows and columns, and an overlay the colour of the uncovered area.
    let start = item.type == "grid" ? 4 : 10
    guard let flags = fields.uint8(at: 1), case let count = flags & 1 == 0 ? 2 : 4,
      let width = fields.number(at: start, count: count),
      let height = fields.number(at: start + count, count: count)
    else { return nil }
    return PixelSize(width: width, height: height).area
  }

  /// Returns the work of a coded picture, whose size is the larger of those that its item and its coding state.
  private mutating func coded(
    _ item: MediaFileFacts.Item, _ context: inout ReadingContext
  ) throws(PhotoReadingError) -> PictureWork {
    var area = statedArea(of: item.id)
    var isDeep = false
    // Decoders use the first of several configurations.
    for property in items.properties(of: item.id) {
      switch property.content {
      case .hevc(let bitDepth, _, let range):
        isDeep = bitDepth > 8
        if configured[property.offset] == nil {
          // A configuration larger than any encoder writes isn't read.
          let bytes = range.count <= HEVCReading.byteCount ? try context.array(range) : nil
          configured[property.offset] = bytes.map { HEVCReading.codedArea($0) } ?? .max
        }
        area = max(area, configured[property.offset] ?? 0)
      case .av1(let bitDepth, let range):
        isDeep = bitDepth > 8
        let bytes = try context.array(
          range.lowerBound..<range.lowerBound + min(range.count, AV1Reading.byteCount))
        let data = try MediaWalk.firstBytes(
          of: item.ranges, maximum: Self.sequenceByteCount, container: "av01", &context)
        let found = bytes.flatMap { AV1Reading.read($0, offset: 0, payload: 0, data: data) }
        area = max(area, found?.sequence?.size.area ?? 0)
      default: continue
      }
      break
    }
    var work = PictureWork(area: area, largestArea: area)
    for range in item.ranges { work.add(PictureWork(byteCount: range.count)) }
    work.isDeep = isDeep
    return work
  }
}
