/// A part of a file that can be extracted byte for byte.
public enum PhotoPart: Sendable, Hashable {
  /// The small picture: a container's own thumbnail, else the one that tags 0x0201 and 0x0202 in the EXIF block's IFD1
  /// refer to.
  case thumbnail
  /// The largest further picture: in a JPEG, of those that the MPF index lists and of the JPEGs after the picture's
  /// end; in a container, of its previews.
  case preview
  /// Everything after the end of the picture or container.
  ///
  /// In a JPEG that is everything after EOI, and in a raw file built like TIFF everything after the last known part.
  case trailer
  /// The payload of a segment or of a container's part, without marker, length and other header. The number, from 1, is
  /// its `number` under `segments` or `container.parts` in `PhotoInspection.json`.
  case segment(Int)
  /// The EXIF block from its byte-order mark on; if it is compressed in the file, the compressed bytes.
  case exif
  /// The first XMP packet; if it is compressed in the file, the compressed bytes.
  case xmp
  /// The ICC profile; if it is compressed in the file, the compressed bytes.
  case icc
  /// The first manifest store of Content Credentials; if it is compressed in the file, the compressed bytes.
  case manifest

  /// The part's name in errors (English).
  public var name: String {
    switch self {
    case .thumbnail: "thumbnail"
    case .preview: "preview"
    case .trailer: "trailer"
    case .segment(let number): "segment \(number)"
    case .exif: "exif"
    case .xmp: "xmp"
    case .icc: "icc"
    case .manifest: "manifest"
    }
  }
}

extension PhotoInspection {
  /// Returns the range of a part in the file; nil if the file doesn't have the part, or has it in several pieces.
  public func range(of part: PhotoPart) -> Range<Int>? {
    ranges(of: part).flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the ranges of a part in the file, in the part's order; nil if the file doesn't have the part.
  public func ranges(of part: PhotoPart) -> [Range<Int>]? {
    let found: [Range<Int>]?
    switch part {
    case .thumbnail: found = thumbnail.map { [$0] }
    case .preview: found = preview.map { [$0] }
    case .trailer:
      let start = (facts.trailers?.first ?? facts.container.value?.rest)?.offset
      found = start.map { [$0..<max($0, facts.byteCount)] }
    case .segment(let number): found = payload(number).map { [$0] }
    case .exif: found = facts.exif.value?.fileRanges ?? block(.exif)
    case .xmp:
      // The identifier and its NUL precede the packet (XMP part 3, 1.1.3).
      found = own(bodies(0xE1, "http://ns.adobe.com/xap/1.0/", header: 29).prefix(1)) ?? block(.xmp)
    case .icc:
      // Identifier, NUL, number and count precede each piece (ICC.1:2022, B.4); writers keep the pieces in order.
      found = own(bodies(0xE2, "ICC_PROFILE", header: 14)[...]) ?? block(.icc)
    case .manifest:
      found = own(facts.credentialOutlines.first?.file?.ranges[...] ?? []) ?? block(.contentCredentials)
    }
    // Facts may have been made by other code and state any range.
    return found.flatMap { ranges in
      ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= facts.byteCount } ? ranges : nil
    }
  }

  private func payload(_ number: Int) -> Range<Int>? {
    guard number >= 1 else { return nil }
    if parts.indices.contains(number - 1) { return parts[number - 1].payload }
    guard segments.indices.contains(number - 1), !segments[number - 1].standsAlone else { return nil }
    return segments[number - 1].payloadOffset..<segments[number - 1].endOffset
  }

  /// Returns the ranges of a container's first block of a kind that isn't empty.
  private func block(_ kind: MetadataBlock.Kind) -> [Range<Int>]? {
    facts.container.value?.metadata.first { $0.kind == kind && $0.byteCount > 0 }.map(\.ranges)
  }

  /// Returns a JPEG's own ranges; nil if there are none.
  private func own(_ ranges: ArraySlice<Range<Int>>) -> [Range<Int>]? { ranges.isEmpty ? nil : Array(ranges) }

  private var thumbnail: Range<Int>? {
    let own = facts.container.value?.pictures.first { $0.role == .thumbnail && $0.ranges.count == 1 }
    if let range = own?.ranges.first { return range }
    return facts.exif.value?.thumbnailFileRange
  }

  private var preview: Range<Int>? {
    let previews = facts.container.value?.pictures.filter { $0.role == .preview && $0.ranges.count == 1 }
    let pictures = (previews ?? []).flatMap(\.ranges) + furtherPictures
    var largest: Range<Int>?
    for picture in pictures where picture.count > largest?.count ?? 0 { largest = picture }
    return largest
  }

  /// The further pictures that a JPEG's MPF index lists, then the JPEGs after the picture's end.
  var furtherPictures: [Range<Int>] {
    let entries = (facts.structure.value?.multiPicture?.entries ?? []).filter {
      $0.isPicture && $0.offset > 0
    }
    return entries.map { $0.offset..<$0.offset + $0.byteCount }
      + (facts.trailers ?? []).filter { $0.kind == .jpeg }.map { $0.offset..<$0.offset + $0.byteCount }
  }
}
