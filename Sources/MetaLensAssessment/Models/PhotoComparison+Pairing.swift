extension PhotoComparison {
  /// An element of one file that may have an equal in the other.
  struct Paired<Kind: Hashable, Place> {
    /// The element's kind; only elements of one kind are paired.
    var kind: Kind
    /// What identifies the element's content; nil if nothing does, in which case the element has no equal.
    var content: String?
    var place: Place
  }

  /// Returns the differences: elements of one kind are paired by their content first, then in their order.
  static func differences<Kind: Hashable, Place>(
    _ first: [Paired<Kind, Place>], _ second: [Paired<Kind, Place>]
  ) -> [(kind: Kind, first: Place?, second: Place?)] {
    var order: [Kind] = []
    var seen: Set<Kind> = []
    for item in first + second where seen.insert(item.kind).inserted { order.append(item.kind) }
    let ours = Dictionary(grouping: first, by: \.kind)
    let theirs = Dictionary(grouping: second, by: \.kind)
    var found: [(kind: Kind, first: Place?, second: Place?)] = []
    for kind in order {
      var counts: [String: Int] = [:]
      for item in theirs[kind] ?? [] { if let content = item.content { counts[content, default: 0] += 1 } }
      var matched: [String: Int] = [:]
      func takes(_ item: Paired<Kind, Place>, from counts: inout [String: Int]) -> Bool {
        guard let content = item.content, let count = counts[content], count > 0 else { return false }
        counts[content] = count - 1
        return true
      }
      var left: [Paired<Kind, Place>] = []
      for item in ours[kind] ?? [] {
        if takes(item, from: &counts) {
          matched[item.content ?? "", default: 0] += 1
        } else {
          left.append(item)
        }
      }
      let right = (theirs[kind] ?? []).filter { !takes($0, from: &matched) }
      for index in 0..<max(left.count, right.count) {
        found.append(
          (
            kind, index < left.count ? left[index].place : nil, index < right.count ? right[index].place : nil
          ))
      }
    }
    return found
  }
}

extension PhotoComparison.SegmentDifference {
  private struct Kind: Hashable {
    var marker: UInt8
    var name: String
  }

  /// Returns all differences; in a comparison with a container, which stores metadata in blocks, only segments of kinds
  /// that the container has none of.
  static func all(_ first: PhotoInspection, _ second: PhotoInspection) -> [Self] {
    PhotoComparison.differences(items(of: first, beside: second), items(of: second, beside: first)).map {
      Self(
        marker: JPEGSegment.name(of: $0.kind.marker), name: $0.kind.name, first: $0.first, second: $0.second)
    }
  }

  private static func items(
    of inspection: PhotoInspection, beside other: PhotoInspection
  ) -> [PhotoComparison.Paired<Kind, Place>] {
    let blocks = other.facts.container.value?.metadata ?? []
    // An emptied block has no bytes.
    let held = Set(blocks.filter { $0.byteCount > 0 }.map(\.kind))
    let texts = Set(blocks.compactMap(\.text))
    let comments = (inspection.facts.metadata.value?.texts ?? []).filter { texts.contains($0.text) }
    let heldComments = Set(comments.map(\.offset))
    let hasCredentials = inspection.facts.metadata.value?.credentials.isEmpty == false
    return inspection.segments.enumerated().compactMap { index, segment in
      guard segment.isMetadata else { return nil }
      let name = inspection.meaning(of: segment)
      let kind = blockKind(named: name)
      // JUMBF is also used by JPEG XT.
      if let kind, held.contains(kind), kind != .contentCredentials || hasCredentials { return nil }
      if segment.marker == 0xFE, heldComments.contains(segment.offset) { return nil }
      return .init(
        kind: Kind(marker: segment.marker, name: name), content: inspection.payloads[segment.offset]?.sha256,
        place: Place(number: index + 1, byteCount: segment.payloadCount))
    }
  }

  /// Returns the kind of a container's block that corresponds to segments of a name; nil if there is none.
  private static func blockKind(named name: String) -> MetadataBlock.Kind? {
    switch name {
    case "EXIF": .exif
    case "XMP", "extended XMP": .xmp
    case "ICC profile": .icc
    case "Photoshop resources": .photoshop
    case "JUMBF (C2PA or JPEG XT)": .contentCredentials
    default: nil
    }
  }
}
