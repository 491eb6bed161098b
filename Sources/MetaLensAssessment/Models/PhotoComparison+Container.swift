extension PhotoComparison {
  /// A part of a container that one file hasn't, or has in another size or number.
  public struct PartDifference: Sendable, Hashable {
    /// The part's name, behind those of the parts it stands in: `meta/iprp/ipco`.
    public var name: String
    /// The part's place in the first file; nil where the first file hasn't it.
    public var first: Place?
    /// The part's place in the second file.
    public var second: Place?

    /// Where a part stands.
    public struct Place: Sendable, Hashable {
      /// The part's number, from 1, its `number` under `container.parts` of `PhotoInspection.json`.
      public var number: Int
      /// The size in bytes of what stands there.
      public var byteCount: Int
      /// How many of its name follow each other.
      public var count: Int
    }
  }

  /// A container's block of metadata that one file hasn't, or has otherwise.
  public struct BlockDifference: Sendable, Hashable {
    /// What is said to be in it.
    package var kind: MetadataBlock.Kind
    /// A text's keyword; empty otherwise.
    public var keyword: String
    /// The block in the first file; nil where the first file hasn't it.
    public var first: Place?
    /// The block in the second file.
    public var second: Place?

    /// Where a block stands.
    public struct Place: Sendable, Hashable {
      /// What holds it, in the field's terms.
      public var container: String
      /// The size in the file, in bytes.
      public var byteCount: Int
    }
  }
}

extension PhotoComparison.PartDifference {
  /// Empty unless both files are containers: a JPEG has no parts in this sense.
  static func all(_ first: PhotoInspection, _ second: PhotoInspection) -> [Self] {
    guard first.facts.container.value != nil, second.facts.container.value != nil else { return [] }
    return PhotoComparison.differences(items(of: first), items(of: second)).map {
      Self(name: $0.kind, first: $0.first, second: $0.second)
    }
  }

  private static func items(of inspection: PhotoInspection) -> [PhotoComparison.Paired<String, Place>] {
    // Parts are told by size and number: what they hold is told by the picture's and the blocks' digests.
    let paths = inspection.partPaths
    return inspection.parts.enumerated().map { index, part in
      .init(
        kind: paths[index], content: "\(part.byteCount) \(part.count)",
        place: Place(number: index + 1, byteCount: part.byteCount, count: part.count))
    }
  }
}

extension PhotoInspection {
  /// The parts' names behind those of the parts they stand in: `meta/iprp/ipco`.
  var partPaths: [String] {
    var path: [String] = []
    return parts.map { part in
      path = path.prefix(max(0, part.level)) + [part.name]
      return path.suffix(ReadLimits().nesting).joined(separator: "/")
    }
  }
}

extension PhotoComparison.BlockDifference {
  private struct Kind: Hashable {
    var kind: MetadataBlock.Kind
    var keyword: String
  }

  static func all(_ first: PhotoInspection, _ second: PhotoInspection) -> [Self] {
    PhotoComparison.differences(items(of: first), items(of: second)).map {
      Self(kind: $0.kind.kind, keyword: $0.kind.keyword, first: $0.first, second: $0.second)
    }
  }

  private static func items(of inspection: PhotoInspection) -> [PhotoComparison.Paired<Kind, Place>] {
    (inspection.facts.container.value?.metadata ?? []).enumerated().map { index, block in
      .init(
        kind: Kind(kind: block.kind, keyword: block.keyword), content: inspection.blocks[index]?.sha256,
        place: Place(container: block.container, byteCount: block.byteCount))
    }
  }
}
