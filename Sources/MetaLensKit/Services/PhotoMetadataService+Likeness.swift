import MetaLensDecoding
import MetaLensFacts

extension PhotoMetadataService {
  /// Whether two photos look alike, by the hash that `batch --relatives` compares; nil if a photo has no such hash.
  ///
  /// For a raw file, its largest JPEG preview is compared.
  func areLookingAlike(
    _ first: PhotoInspection, _ second: PhotoInspection, at place: PhotoSource, _ other: PhotoSource
  ) throws(MetaLensError) -> Bool? {
    guard first.facts.mayHaveLikeness, second.facts.mayHaveLikeness,
      let one = try reading(place, { try likeness(of: first, in: $0) }),
      let two = try reading(other, { try likeness(of: second, in: $0) })
    else { return nil }
    return PerceptualHash.areAlike(one, two)
  }

  private func likeness(
    of photo: PhotoInspection, in source: any ByteSource
  ) throws(PhotoReadingError) -> UInt64? {
    guard let facts = try viewedFacts(of: photo, in: source), let picture = facts.picture.value,
      picture.isWhole
    else { return nil }
    // A raw file's own EXIF states the orientation of its preview.
    let orientation = photo.facts.exif.value.map(ExifReading.init)?.orientation ?? 1
    return PerceptualHash.of(picture.preview, orientation: orientation)
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
  /// Whether there may be a JPEG for viewers to show: the file itself, or a raw file's preview.
  fileprivate var mayHaveLikeness: Bool { format == .jpeg || holdsPreviewForViewers }
}
