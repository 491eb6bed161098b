import MetaLensFacts

extension MediaWalk {
  /// Describes the pictures other than the main one: its tiles, thumbnails, auxiliary pictures, and others of equal
  /// rank.
  mutating func describePictures(_ context: inout ReadingContext) {
    guard let primary = items.primary, items[primary] != nil else { return }
    var known: Set<Int> = [primary]
    var rangesLeft = context.limits.parts
    let tiles = items.inputs(of: primary)
    describePictureRanges(of: primary, tiles, &context)
    if let first = tiles.first, items[primary]?.fact.type == "grid" {
      add(
        EmbeddedPicture(
          role: .tile, coding: items[first]?.fact.type ?? "", size: pictureSize(of: first),
          ranges: ranges(of: tiles, &rangesLeft), count: tiles.count, label: "item \(first)"), &context)
    }
    known.formUnion(tiles)
    for reference in items.references {
      guard let id = helper(of: primary, reference), known.insert(id).inserted, let item = items[id] else {
        continue
      }
      let inputs = items.inputs(of: id)
      // The tiles of such a picture aren't pictures of their own.
      known.formUnion(inputs)
      let (role, label) = role(reference.type, id)
      add(
        EmbeddedPicture(
          role: role, coding: items[items.codedItem(of: id)]?.fact.type ?? item.fact.type,
          size: pictureSize(of: id),
          ranges: inputs.isEmpty ? ranges(of: [id], &rangesLeft) : ranges(of: inputs, &rangesLeft),
          label: label), &context)
    }
    for reference in items.references where reference.type == "dimg" {
      known.formUnion(items.targets[reference.targets])
    }
    let tileType = tiles.first.flatMap { items[$0]?.fact.type }
    facts.grid?.spareCount = items.list.count {
      $0.fact.isHidden && $0.fact.type == tileType && !known.contains($0.fact.id)
    }
    for index in items.list.indices {
      let item = items.list[index].fact
      guard !item.isHidden, item.type != "tmap", !known.contains(item.id), let size = pictureSize(of: item.id)
      else { continue }
      add(
        EmbeddedPicture(
          role: .frame, coding: items[items.codedItem(of: item.id)]?.fact.type ?? item.type, size: size,
          ranges: ranges(of: [item.id], &rangesLeft), label: "item \(item.id)"), &context)
    }
  }

  /// Sets the ranges of the main picture's coded bytes: a coded item's own, or those of a grid's tiles in order.
  ///
  /// Other derived pictures get none.
  private mutating func describePictureRanges(
    of primary: Int, _ tiles: ArraySlice<Int>, _ context: inout ReadingContext
  ) {
    let ids = tiles.isEmpty ? [primary] : tiles
    guard tiles.isEmpty || items[primary]?.fact.type == "grid" else { return }
    var left = context.limits.parts
    let found = ranges(of: ids, &left)
    // If none are left, there may be more ranges, and an incomplete list wouldn't be the picture.
    guard left > 0 else { return }
    reading.facts.pictureRanges = found
    reading.facts.isPictureAmbiguous = !areAlike(tiles)
    // The form is a grid's own data, and the size and parameter sets of the picture and of the first tile, which all
    // tiles share.
    if !tiles.isEmpty { reading.facts.pictureForm = items[primary]?.fact.ranges ?? [] }
    for property in ([primary] + tiles.prefix(1)).flatMap({ items.properties(of: $0) }) {
      switch property.content {
      // The box's size and type, version and flags, width, height (ISO/IEC 23008-12, 6.5.3).
      case .size: reading.facts.pictureForm.append(property.offset..<property.offset + 20)
      case .av1(_, let range), .hevc(_, _, let range): reading.facts.pictureForm.append(range)
      default: break
      }
    }
  }

  /// Whether all tiles are coded pictures with the same configuration and are shown unchanged; otherwise their bytes
  /// alone don't determine the picture.
  private func areAlike(_ tiles: ArraySlice<Int>) -> Bool {
    guard let first = tiles.first else { return true }
    let configuration = configurations(of: first)
    // A grid may name a tile thousands of times.
    return Set(tiles).allSatisfy { tile in
      items.inputs(of: tile).isEmpty && configurations(of: tile) == configuration
        && items.properties(of: tile).allSatisfy { property -> Bool in
          switch property.content {
          case .crop, .mirror, .rotation(1...): false
          default: true
          }
        }
    }
  }

  /// Returns the ranges of an item's decoder configurations.
  private func configurations(of id: Int) -> [Range<Int>] {
    items.properties(of: id).compactMap { property -> Range<Int>? in
      switch property.content {
      case .av1(_, let range), .hevc(_, _, let range): range
      default: nil
      }
    }
  }

  /// Returns the picture that a reference makes known in addition to the main one; nil if it makes none known.
  private func helper(of primary: Int, _ reference: MediaItems.Reference) -> Int? {
    let targets = items.targets[reference.targets]
    switch reference.type {
    case "thmb": return targets.contains(primary) ? reference.from : nil
    case "auxl": return reference.from
    // ISO/IEC 21496-1 in HEIF: a `tmap` is made of the main picture and a gain map, in this order (ISO/IEC
    // 23008-12:2025).
    case "dimg" where items[reference.from]?.fact.type == "tmap":
      return targets.count == 2 ? targets.last : nil
    default: return nil
    }
  }

  func role(_ reference: String, _ id: Int) -> (EmbeddedPicture.Role, String) {
    switch reference {
    case "thmb": return (.thumbnail, "item \(id)")
    case "dimg": return (.gainMap, "tmap")
    default: break
    }
    for property in items.properties(of: id) {
      guard case .auxiliary(let name) = property.content else { continue }
      return (Self.auxiliaryRoles[name] ?? .auxiliary, name)
    }
    return (.auxiliary, "item \(id)")
  }

  /// The roles of auxiliary types (ISO/IEC 23008-12, 6.5.8 and annex B; ISO/IEC 23091-2 for AVIF's; Apple's own).
  private static let auxiliaryRoles: [String: EmbeddedPicture.Role] = [
    "urn:mpeg:hevc:2015:auxid:1": .alpha,
    "urn:mpeg:avc:2015:auxid:1": .alpha,
    "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha": .alpha,
    "urn:mpeg:hevc:2015:auxid:2": .depth,
    "urn:mpeg:avc:2015:auxid:2": .depth,
    "urn:mpeg:mpegB:cicp:systems:auxiliary:depth": .depth,
    "urn:com:apple:photo:2020:aux:hdrgainmap": .gainMap,
  ]

  /// Returns the ranges of items, one after the other, within the number of ranges that may still be kept.
  private func ranges(of ids: ArraySlice<Int>, _ left: inout Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for id in ids where left > 0 {
      let own = items[id]?.fact.ranges ?? []
      ranges += own.prefix(left)
      left -= min(left, own.count)
    }
    return ranges
  }

  private mutating func add(_ picture: EmbeddedPicture, _ context: inout ReadingContext) {
    guard reading.facts.pictures.count < context.limits.parts else { return }
    reading.facts.pictures.append(picture)
  }
}
