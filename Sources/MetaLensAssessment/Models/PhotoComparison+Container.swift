extension PhotoComparison {
  /// A part of a container that only one file has, or that differs in size or number.
  public struct PartDifference: Sendable, Hashable {
    /// The part's name, after the names of the parts that contain it: `meta/iprp/ipco`.
    public var name: String
    /// The part's place in the first file; nil if that file doesn't have it.
    public var first: Place?
    /// The part's place in the second file; nil if that file doesn't have it.
    public var second: Place?

    /// The place of a part.
    public struct Place: Sendable, Hashable {
      /// The part's number, from 1: its `number` under `container.parts` in `PhotoInspection.json`.
      public var number: Int
      /// The size of the part, in bytes.
      public var byteCount: Int
      /// The number of consecutive parts with this name.
      public var count: Int
    }
  }

  /// A container's block of metadata that only one file has, or that differs.
  public struct BlockDifference: Sendable, Hashable {
    package var kind: MetadataBlock.Kind
    /// The name of the kind of metadata, such as `exif`, `xmp` or `iptc`; `kind` in ``PhotoComparison/json``.
    public var kindName: String { kind.rawValue }
    /// The keyword of a text; empty for other kinds.
    public var keyword: String
    /// The block in the first file; nil if that file doesn't have it.
    public var first: Place?
    /// The block in the second file; nil if that file doesn't have it.
    public var second: Place?

    /// The place of a block.
    public struct Place: Sendable, Hashable {
      /// The name of the part that contains the block, in technical terms.
      public var container: String
      /// The block's size in the file, in bytes.
      public var byteCount: Int
    }
  }
}

extension PhotoComparison.PartDifference {
  /// Returns all differences; empty unless both files are containers, since a JPEG has no parts in this sense.
  static func all(_ first: PhotoInspection, _ second: PhotoInspection) -> [Self] {
    guard !first.isJPEG, !second.isJPEG else { return [] }
    return PhotoComparison.differences(items(of: first), items(of: second)).map {
      Self(name: $0.kind, first: $0.first, second: $0.second)
    }
  }

  private static func items(of inspection: PhotoInspection) -> [PhotoComparison.Paired<String, Place>] {
    // Parts are compared by size and number; their content is compared by the digests of the picture and the blocks.
    let paths = inspection.partPaths
    return inspection.parts.enumerated().map { index, part in
      .init(
        kind: paths[index], content: "\(part.byteCount) \(part.count)",
        place: Place(number: index + 1, byteCount: part.byteCount, count: part.count))
    }
  }
}

extension PhotoInspection {
  /// Whether the file is a JPEG; every other format is a container.
  var isJPEG: Bool { facts.container.value == nil }

  /// Whether the file is a JPEG XL that was made losslessly from a JPEG.
  package var holdsJPEG: Bool {
    guard case .jpegXL(let picture)? = facts.container.value?.detail else { return false }
    return picture.holdsJPEG
  }

  /// The parts' names, each after the names of the parts that contain it: `meta/iprp/ipco`.
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

  /// Returns all differences; in a comparison with a JPEG, which stores metadata in segments, only blocks of kinds that
  /// the JPEG has none of.
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

  /// Returns the kinds of metadata in a JPEG's segments, including unreadable ones; texts are compared one by one.
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
