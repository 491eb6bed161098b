package import MetaLensFacts

/// Composes a HEIF as Apple's phones lay it out, in two tiles under a grid: for the examples of rules and for tests.
package struct PhoneHEIFBuilder: Changeable, Sendable {
  /// The coding of the tiles.
  package var hevc = HEVCBuilder.applePhone
  /// The coding of the second tile; nil for the same as the first.
  package var secondTile: HEVCBuilder?
  package var size: PixelSize
  /// The items that the grid shows, from the left.
  package var tiles = [1, 2]
  /// The grid's columns; it has one row.
  package var columns = 2
  /// Whether both tiles have the first one's bytes.
  package var sharesBytes = false
  /// The EXIF block, or nil for an item without a byte.
  package var exif: [UInt8]?
  /// The XMP packet that describes the main picture; nil for none; an empty one is an item without a byte.
  package var packet: [UInt8]?
  /// Zeros for the handler's name: one from iOS 16 on, two before.
  package var handlerNameByteCount = 1
  package var hasThumbnail = true
  /// Whether `mdat` states its size in 64 bits.
  package var isDataLong = true
  /// Whether EXIF precedes the tiles.
  package var isExifFirst = true
  /// `iloc`'s version.
  package var locationsVersion: UInt8 = 1
  /// The boxes in `meta`, in their order.
  package var order = ["hdlr", "dinf", "pitm", "iinf", "iref", "iprp", "idat", "iloc"]
  /// Bytes in `mdat` before and after those of the items, which belong to none.
  package var unclaimed: (before: [UInt8], behind: [UInt8]) = ([], [])
  /// The part of the picture that `clap` shows; nil without one.
  package var crop: PixelSize?
  /// Whether the main picture is the grid with the thumbnail overlaid.
  package var isOverlaid = false
  /// Whether `irot` rotates the second tile.
  package var isTileTurned = false
  /// The type in `auxC` that makes the thumbnail an auxiliary picture; nil for a thumbnail.
  package var auxiliary: String?
  package var isProfileEmpty = false

  package init(size: PixelSize = PixelSize(width: 1024, height: 512), exif: [UInt8]?) {
    self.size = size
    self.exif = exif
  }

  private struct Item {
    var id: Int
    var type: String
    var content: [UInt8]
    var name: [UInt8] = [0]
    var isInner = false
    var properties: [UInt8] = []
  }

  /// The items in the order of their bytes.
  private var items: [Item] {
    var tiles = [
      Item(id: 1, type: "hvc1", content: hevc.slice, properties: [1, 2, 3]),
      Item(
        id: 2, type: "hvc1", content: (secondTile ?? hevc).slice,
        properties: [1, 2, secondTile == nil ? 3 : 6] + (isTileTurned ? [8] : [])),
    ]
    if hasThumbnail {
      tiles.append(
        Item(id: 4, type: "hvc1", content: hevc.slice, properties: [1, 5] + (auxiliary == nil ? [] : [9])))
    }
    let exifItem = Item(
      id: 5, type: "Exif",
      content: exif.map { [0, 0, 0, 6] + Array("Exif".utf8) + [0, 0] + $0 } ?? [])
    var items = isExifFirst ? [exifItem] + tiles : tiles + [exifItem]
    if let packet {
      let name: [UInt8] = [0] + Array("application/rdf+xml".utf8) + [0]
      items.insert(Item(id: 6, type: "mime", content: packet, name: name), at: 0)
    }
    let grid: [UInt8] =
      [0, 0, 0, UInt8(columns - 1)] + PNGBuilder.short(size.width) + PNGBuilder.short(size.height)
    // Version 0 of `iloc` can't state that bytes are in `idat`.
    items.append(
      Item(
        id: 3, type: "grid", content: grid, isInner: locationsVersion > 0,
        properties: [4, 2] + (crop == nil ? [] : [7])))
    if isOverlaid {
      let overlay =
        [UInt8](repeating: 0, count: 10) + PNGBuilder.short(size.width) + PNGBuilder.short(size.height)
        + [UInt8](repeating: 0, count: 8)
      items.append(
        Item(id: 7, type: "iovl", content: overlay, isInner: locationsVersion > 0, properties: [4, 2]))
    }
    return items
  }

  package func build() -> [UInt8] {
    let brands = ["heic", "mif1", "MiPr", "miaf", "MiHB", "heic"].map { Array($0.utf8) }
    let type = HEIFBuilder.box("ftyp", brands[0] + [0, 0, 0, 0] + brands.dropFirst().flatMap(\.self))
    let data = unclaimed.before + items.filter { !$0.isInner }.flatMap(\.content) + unclaimed.behind
    let head: [UInt8] =
      isDataLong
      ? [0, 0, 0, 1] + Array("mdat".utf8) + PNGBuilder.long(0) + PNGBuilder.long(data.count + 16)
      : PNGBuilder.long(data.count + 8) + Array("mdat".utf8)
    // Offsets count from the file's beginning, and the size of `meta` doesn't depend on them.
    let start = type.count + meta(dataOffset: 0).count + head.count + unclaimed.before.count
    return type + meta(dataOffset: start) + head + data
  }

  private func meta(dataOffset: Int) -> [UInt8] {
    let items = items
    var places: [Int: [UInt8]] = [:]
    var offset = dataOffset
    for item in items {
      let form: [UInt8] = locationsVersion > 0 ? [0, item.isInner ? 1 : 0] : []
      places[item.id] =
        PNGBuilder.short(item.id) + form + [0, 0, 0, 1] + PNGBuilder.long(item.isInner ? 0 : offset)
        + PNGBuilder.long(item.content.count)
      if !item.isInner { offset += item.content.count }
    }
    if sharesBytes, let first = places[1] { places[2] = PNGBuilder.short(2) + first.dropFirst(2) }
    let sorted = items.sorted { $0.id < $1.id }
    let infos = sorted.flatMap {
      HEIFBuilder.box(
        "infe",
        [2, 0, 0, $0.id < 3 ? 1 : 0] + PNGBuilder.short($0.id) + [0, 0] + Array($0.type.utf8) + $0.name)
    }
    let associations = sorted.flatMap {
      PNGBuilder.short($0.id) + [UInt8($0.properties.count)] + $0.properties
    }
    var references = Self.reference("dimg", 3, tiles) + Self.reference("cdsc", 5, [3])
    if hasThumbnail { references += Self.reference(auxiliary == nil ? "thmb" : "auxl", 4, [3]) }
    if isOverlaid { references += Self.reference("dimg", 7, [3, 4]) }
    if packet != nil { references += Self.reference("cdsc", 6, [3]) }
    let name = [UInt8](repeating: 0, count: handlerNameByteCount)
    let boxes: [String: [UInt8]] = [
      "hdlr": HEIFBuilder.full(
        "hdlr", [0, 0, 0, 0] + Array("pict".utf8) + [UInt8](repeating: 0, count: 12) + name),
      "dinf": HEIFBuilder.box("dinf", []),
      "pitm": HEIFBuilder.full("pitm", [0, isOverlaid ? 7 : 3]),
      "iinf": HEIFBuilder.full("iinf", PNGBuilder.short(items.count) + infos),
      "iref": HEIFBuilder.full("iref", references),
      "iprp": HEIFBuilder.box("iprp", properties + Self.associations(sorted.count, associations)),
      "idat": HEIFBuilder.box("idat", items.filter(\.isInner).flatMap(\.content)),
      "iloc": HEIFBuilder.full(
        "iloc", [0x44, 0x00] + PNGBuilder.short(items.count) + sorted.flatMap { places[$0.id] ?? [] },
        version: locationsVersion),
    ]
    return HEIFBuilder.full("meta", order.flatMap { boxes[$0] ?? [] })
  }

  /// Size of a tile, colours, coding; size of the picture and of the thumbnail.
  private var properties: [UInt8] {
    let profile = isProfileEmpty ? [] : ExampleMetadata.profile(creator: "appl")
    var out = Self.extent(hevc.sequence.size)
    out += HEIFBuilder.box("colr", Array("prof".utf8) + profile)
    out += HEIFBuilder.box("hvcC", hevc.configuration)
    out += Self.extent(size)
    out += Self.extent(PixelSize(width: 16, height: 12))
    if secondTile != nil || isChanged { out += HEIFBuilder.box("hvcC", (secondTile ?? hevc).configuration) }
    if isChanged {
      let part = crop ?? size
      out += HEIFBuilder.box(
        "clap", [part.width, 1, part.height, 1, 0, 1, 0, 1].flatMap(PNGBuilder.long))
      out += HEIFBuilder.box("irot", [1])
      out += HEIFBuilder.full("auxC", Array((auxiliary ?? "").utf8) + [0])
    }
    return HEIFBuilder.box("ipco", out)
  }

  /// Whether it has a property that no phone writes.
  private var isChanged: Bool { crop != nil || isTileTurned || auxiliary != nil }

  private static func associations(_ count: Int, _ bytes: [UInt8]) -> [UInt8] {
    HEIFBuilder.full("ipma", PNGBuilder.long(count) + bytes)
  }

  private static func extent(_ size: PixelSize) -> [UInt8] {
    HEIFBuilder.full("ispe", PNGBuilder.long(size.width) + PNGBuilder.long(size.height))
  }

  private static func reference(_ type: String, _ from: Int, _ to: [Int]) -> [UInt8] {
    HEIFBuilder.box(type, PNGBuilder.short(from) + PNGBuilder.short(to.count) + to.flatMap(PNGBuilder.short))
  }
}
