extension PhotoComparison {
  /// Something of a file that may have its equal in the other.
  struct Paired<Kind: Hashable, Place> {
    /// What it is; only things of one kind pair.
    var kind: Kind
    /// What its content is told by; nil if nothing tells it, so that it has no equal.
    var content: String?
    /// Where it stands.
    var place: Place
  }

  /// What has no equal: things of one kind pair by their content first, then in their order.
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

  /// Beside a container, which holds metadata in blocks, those alone of whose kind it has none.
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
    // An emptied block holds nothing.
    let held = Set(blocks.filter { $0.byteCount > 0 }.map(\.kind))
    let texts = Set(blocks.compactMap(\.text))
    let comments = (inspection.facts.metadata.value?.texts ?? []).filter { texts.contains($0.text) }
    let heldComments = Set(comments.map(\.offset))
    let hasCredentials = inspection.facts.metadata.value?.credentials.isEmpty == false
    return inspection.segments.enumerated().compactMap { index, segment in
      guard segment.isMetadata else { return nil }
      let name = inspection.meaning(of: segment)
      let kind = blockKind(named: name)
      // JUMBF may be of JPEG XT too.
      if let kind, held.contains(kind), kind != .contentCredentials || hasCredentials { return nil }
      if segment.marker == 0xFE, heldComments.contains(segment.offset) { return nil }
      return .init(
        kind: Kind(marker: segment.marker, name: name), content: inspection.payloads[segment.offset]?.sha256,
        place: Place(number: index + 1, byteCount: segment.payloadCount))
    }
  }

  /// What a container calls the metadata that stands in segments of a name; nil if it has no word for it.
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
