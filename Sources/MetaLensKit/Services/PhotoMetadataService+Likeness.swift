import MetaLensDecoding
import MetaLensFacts

extension PhotoMetadataService {
  /// A photo's hash, or what keeps it from having one.
  private enum Likeness: Sendable {
    case hash(UInt64)
    case missing(PhotoComparison.LooksObstacle)

    var obstacle: PhotoComparison.LooksObstacle? {
      if case .missing(let obstacle) = self { obstacle } else { nil }
    }
  }

  /// Compares two photos by the hash that `batch --relatives` compares.
  ///
  /// For a raw file, its largest JPEG preview is compared. If the format of one file rules the comparison out, neither
  /// is decoded.
  ///
  /// - Returns: whether they look alike, and nil with what kept them from being compared if a photo has no such hash.
  func looks(
    _ first: PhotoInspection, _ second: PhotoInspection, at place: PhotoSource, _ other: PhotoSource
  ) throws(MetaLensError) -> (areAlike: Bool?, obstacles: PhotoComparison.UncomparedLooks?) {
    let formats = PhotoComparison.UncomparedLooks(
      first: first.facts.looksObstacle, second: second.facts.looksObstacle)
    if let formats { return (nil, formats) }
    let one = try reading(place, { try likeness(of: first, in: $0) })
    let two = try reading(other, { try likeness(of: second, in: $0) })
    guard case .hash(let hash) = one, case .hash(let otherHash) = two else {
      return (nil, PhotoComparison.UncomparedLooks(first: one.obstacle, second: two.obstacle))
    }
    return (PerceptualHash.areAlike(hash, otherHash), nil)
  }

  private func likeness(
    of photo: PhotoInspection, in source: any ByteSource
  ) throws(PhotoReadingError) -> Likeness {
    guard let facts = try viewedFacts(of: photo, in: source), let picture = facts.picture.value,
      picture.isWhole, !picture.preview.isEmpty
    else { return .missing(photo.facts.format == .jpeg ? .incomplete : .preview) }
    // A raw file's own EXIF states the orientation of its preview.
    let orientation = photo.facts.exif.value.map(ExifReading.init)?.orientation ?? 1
    guard let hash = PerceptualHash.of(picture.preview, orientation: orientation) else {
      return .missing(.flat)
    }
    return .hash(hash)
  }

  /// Returns the facts of the JPEG that viewers show, at depth `pixels`; nil if there is none.
  private func viewedFacts(
    of photo: PhotoInspection, in source: any ByteSource
  ) throws(PhotoReadingError) -> PhotoFacts? {
    if photo.facts.format == .jpeg { return try decoder.decode(source, depth: .pixels, hashing: false) }
    guard let range = photo.facts.viewableJPEGs(byteCount: source.byteCount).first?.range,
      let bytes = try embeddedBytes(of: range, in: source)
    else { return nil }
    return try embeddedFacts(of: MemorySource(bytes), depth: .pixels)
  }
}

extension PhotoFacts {
  /// What keeps the file from being compared by its looks, as far as its format tells; nil if there may be a JPEG for
  /// viewers to show: the file itself, or a raw file's preview.
  fileprivate var looksObstacle: PhotoComparison.LooksObstacle? {
    format == .jpeg || holdsPreviewForViewers ? nil : .format
  }
}
