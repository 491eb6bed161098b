/// The items around a HEIF's main picture, and their order.
struct HEIFArrangement: Sendable {
  let hasThumbnail: Bool
  /// The XMP items that describe the main picture, without those of a gain map.
  let packets: [MediaFileFacts.Item]
  /// The EXIF item that describes the main picture, or the first one.
  let exif: MediaFileFacts.Item?
  /// Whether EXIF comes before the main picture's bytes; nil if EXIF or the picture has no bytes.
  let isExifFirst: Bool?
  /// The number of bytes in the header of `mdat`; nil without `mdat`.
  let dataHeaderCount: Int?
  /// Metadata items that are listed and have no bytes.
  let emptied: [MediaFileFacts.Item]
  /// Whether a colour profile is listed without a byte.
  let hasEmptyProfile: Bool

  init(_ container: ContainerFacts, _ media: MediaFileFacts) {
    let primary = media.primary
    func describesPrimary(_ item: MediaFileFacts.Item) -> Bool {
      media.references.contains {
        $0.type == "cdsc" && $0.from == item.id && primary.map($0.to.contains) ?? false
      }
    }
    hasThumbnail = container.pictures.contains { $0.role == .thumbnail }
    // Few items are metadata; a large number isn't compared one by one with every reference.
    let metadata = media.items.lazy.filter { $0.type == "Exif" || $0.contentType == Self.packetType }
      .prefix(64)
    packets = metadata.filter { $0.contentType == Self.packetType && describesPrimary($0) }
    exif =
      metadata.first { $0.type == "Exif" && describesPrimary($0) } ?? metadata.first { $0.type == "Exif" }
    emptied = metadata.filter(\.statesNoBytes)
    hasEmptyProfile = container.metadata.contains { $0.kind == .icc && $0.byteCount == 0 }
    dataHeaderCount = container.parts.first { $0.name == "mdat" && $0.level == 0 }?.headerCount
    let first = container.pictureRanges.lazy.map(\.lowerBound).min()
    if let place = exif?.ranges.first?.lowerBound, let first {
      isExifFirst = place < first
    } else {
      isExifFirst = nil
    }
  }

  private static let packetType = "application/rdf+xml"

  /// `iloc` as Apple's phones write it.
  static let phoneLocations = MediaFileFacts.Locations(
    version: 1, offsetCount: 4, lengthCount: 4, baseCount: 0, indexCount: 0)

  /// Returns in how many ways a container isn't built as all of Apple's camera files are: the order of boxes, the
  /// header of `mdat`, the form of `iloc`, and EXIF before the picture.
  func phoneDifferenceCount(_ boxes: BoxOrder, _ media: MediaFileFacts) -> Int {
    [
      boxes.file == ["ftyp", "meta", "mdat"] && boxes.isApple,
      dataHeaderCount == 16, media.locations == Self.phoneLocations, isExifFirst != false,
    ].count { !$0 }
  }
}

extension BoxOrder {
  /// Whether the boxes in `meta` are in Apple's order, the phone's or ImageIO's.
  var isApple: Bool {
    meta.starts(with: ["hdlr", "dinf", "pitm", "iinf", "iref", "iprp"]) && meta.last == "iloc"
  }
}
