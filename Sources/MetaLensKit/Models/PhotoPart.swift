import MetaLensFacts

/// A part of a file that can be taken out as it stands there.
public enum PhotoPart: Sendable, Hashable {
  /// The EXIF thumbnail: what IFD1's tags 0x0201 and 0x0202 name.
  case thumbnail
  /// The largest further picture: of those that the MPF index lists, and of the JPEGs behind the picture's end.
  case preview
  /// Everything behind the picture's EOI.
  case trailer
  /// The payload of a segment, by its number in `PhotoInspection.segments` from 1: without marker and length.
  case segment(Int)

  /// The part's name in errors (English).
  public var name: String {
    switch self {
    case .thumbnail: "thumbnail"
    case .preview: "preview"
    case .trailer: "trailer"
    case .segment(let number): "segment \(number)"
    }
  }
}

extension PhotoInspection {
  /// Where a part lies in the file, or nil where the file has none.
  public func range(of part: PhotoPart) -> Range<Int>? {
    let found: Range<Int>?
    switch part {
    case .thumbnail:
      found = facts.exif.value.flatMap { exif in
        exif.thumbnailRange.map { $0.lowerBound + exif.fileOffset..<$0.upperBound + exif.fileOffset }
      }
    case .preview: found = preview
    case .trailer: found = facts.structure.value?.trailers.first.map { $0.offset..<facts.byteCount }
    case .segment(let number):
      guard segments.indices.contains(number - 1), !segments[number - 1].standsAlone else { return nil }
      let segment = segments[number - 1]
      found = segment.payloadOffset..<segment.endOffset
    }
    // Facts made by somebody else may state anything.
    return found.flatMap { $0.lowerBound >= 0 && $0.upperBound <= facts.byteCount ? $0 : nil }
  }

  private var preview: Range<Int>? {
    guard let structure = facts.structure.value else { return nil }
    var pictures = (structure.multiPicture?.entries ?? []).filter { $0.isPicture && $0.offset > 0 }
      .map { (offset: $0.offset, byteCount: $0.byteCount) }
    pictures += structure.trailers.filter { $0.kind == .jpeg }
      .map { (offset: $0.offset, byteCount: $0.byteCount) }
    var largest: (offset: Int, byteCount: Int)?
    for picture in pictures where picture.byteCount > largest?.byteCount ?? 0 { largest = picture }
    return largest.map { $0.offset..<$0.offset + $0.byteCount }
  }
}
