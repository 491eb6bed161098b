extension PhotoComparison {
  /// A part of a container that one file hasn't, or has in another size or number.
  public struct PartDifference: Sendable, Hashable {
    /// The part's name, behind those of the parts it stands in: `meta/iprp/ipco`.
    public var name: String
    /// The part's place in the first file; nil if the first file hasn't it.
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
    /// The block in the first file; nil if the first file hasn't it.
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
    guard !first.isJPEG, !second.isJPEG else { return [] }
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
  /// Whether the file is a JPEG: whatever else is read is a container.
  var isJPEG: Bool { facts.container.value == nil }

  /// Whether the file is a JPEG XL that was losslessly made of a JPEG.
  package var holdsJPEG: Bool {
    guard case .jpegXL(let picture)? = facts.container.value?.detail else { return false }
    return picture.holdsJPEG
  }

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

  /// Beside a JPEG, which holds metadata in segments, those alone of whose kind it has none.
  static func all(_ first: PhotoInspection, _ second: PhotoInspection) -> [Self] {
    PhotoComparison.differences(items(of: first, beside: second), items(of: second, beside: first)).map {
      Self(kind: $0.kind.kind, keyword: $0.kind.keyword, first: $0.first, second: $0.second)
    }
  }

  private static func items(
    of inspection: PhotoInspection, beside other: PhotoInspection
  ) -> [PhotoComparison.Paired<Kind, Place>] {
    let held = other.isJPEG ? kinds(in: other) : []
    let texts = other.isJPEG ? (other.facts.metadata.value?.texts ?? []).map(\.text) : []
    return (inspection.facts.container.value?.metadata ?? []).enumerated().filter { _, block in
      !held.contains(block.kind) && !(block.text.map { texts.contains($0) } ?? false)
    }.map { index, block in
      .init(
        kind: Kind(kind: block.kind, keyword: block.keyword), content: inspection.blocks[index]?.sha256,
        place: Place(container: block.container, byteCount: block.byteCount))
    }
  }

  /// The kinds of metadata in a JPEG's segments, also where they couldn't be read; texts are told one by one.
  private static func kinds(in inspection: PhotoInspection) -> Set<MetadataBlock.Kind> {
    let metadata = inspection.facts.metadata.value
    let names = Set(inspection.payloads.values.compactMap(\.name))
    let found: [(kind: MetadataBlock.Kind, isThere: Bool)] = [
      (.exif, inspection.facts.exif.value != nil || names.contains("EXIF")),
      (.xmp, metadata?.xmp.isEmpty == false || names.contains("XMP")),
      (.icc, metadata?.profiles.isEmpty == false || names.contains("ICC profile")),
      (.iptc, metadata?.iptc.isEmpty == false), (.photoshop, metadata?.photoshop.isEmpty == false),
      (.contentCredentials, metadata?.credentials.isEmpty == false),
    ]
    return Set(found.filter(\.isThere).map(\.kind))
  }
}
