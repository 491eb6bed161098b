import MetaLensDecoding
import MetaLensFacts

extension PhotoMetadataService {
  /// The maximum number of previews and thumbnails that are read of one file; raw files have two to four.
  private static let maximumPreviews = 16

  /// Returns the preview or thumbnail in one file whose coded picture is that of the other, a JPEG; nil if none is.
  func heldPicture(
    of first: PhotoInspection, _ second: PhotoInspection, at place: PhotoSource, _ other: PhotoSource
  ) throws(MetaLensError) -> PhotoComparison.HeldPicture? {
    if let picture = try picture(of: second, in: first, at: place) {
      return PhotoComparison.HeldPicture(picture, in: first, isFirst: true)
    }
    if let picture = try picture(of: first, in: second, at: other) {
      return PhotoComparison.HeldPicture(picture, in: second, isFirst: false)
    }
    return nil
  }

  /// Whether two raw files contain the same previews and thumbnails, in any order.
  ///
  /// Nil if that isn't known, or if neither contains any.
  func areSamePreviews(
    of first: PhotoInspection, _ second: PhotoInspection, at place: PhotoSource, _ other: PhotoSource
  ) throws(MetaLensError) -> Bool? {
    guard first.pictureKind == .sensorData, second.pictureKind == .sensorData,
      let one = try previews(of: first, at: place), let two = try previews(of: second, at: other),
      !one.isEmpty || !two.isEmpty
    else { return nil }
    return one == two
  }

  /// Returns the picture in `holder` whose coded picture is a JPEG's, byte for byte; nil if there is none.
  private func picture(
    of jpeg: PhotoInspection, in holder: PhotoInspection, at place: PhotoSource
  ) throws(MetaLensError) -> EmbeddedPicture? {
    let held = holder.facts.picturesForViewers.filter { $0.coding == "JPEG" && $0.ranges.count == 1 }
    guard jpeg.facts.format == .jpeg, let digest = jpeg.pictureSHA256, !held.isEmpty else { return nil }
    let found = try reading(place) { try digests(of: held, in: $0).firstIndex(of: digest) }
    return found.map { held[$0] }
  }

  /// Returns role and digest of each picture for viewers, sorted; nil if there are too many or one can't be hashed.
  private func previews(of photo: PhotoInspection, at place: PhotoSource) throws(MetaLensError) -> [String]? {
    let pictures = photo.facts.picturesForViewers
    guard pictures.count <= Self.maximumPreviews else { return nil }
    let found = try reading(place) { try digests(of: pictures, in: $0) }
    let known = zip(pictures, found).compactMap { picture, digest in
      digest.map { picture.role.rawValue + " " + $0 }
    }
    return known.count == pictures.count ? known.sorted() : nil
  }

  /// Returns the digest of each picture's coded bytes, without a JPEG's metadata; nil for one that can't be hashed.
  private func digests(
    of pictures: [EmbeddedPicture], in source: any ByteSource
  ) throws(PhotoReadingError) -> [String?] {
    // Pictures of honest files don't overlap. If they do, no more bytes are hashed than the file has.
    var left = source.byteCount
    var digests: [String?] = []
    for picture in pictures.prefix(Self.maximumPreviews) {
      left -= picture.ranges.reduce(0) { $0 + $1.count }
      try digests.append(left < 0 ? nil : digest(of: picture, in: source))
    }
    return digests
  }

  private func digest(
    of picture: EmbeddedPicture, in source: any ByteSource
  ) throws(PhotoReadingError) -> String? {
    guard !picture.ranges.isEmpty else { return nil }
    if picture.coding == "JPEG", picture.ranges.count == 1, let range = picture.ranges.first,
      let digest = try jpegDigest(of: range, in: source)
    {
      return digest
    }
    return try RangesHash.digest(of: picture.ranges, in: source, limits: limits)?.sha256
  }

  /// Returns the digest of an embedded JPEG, made like that of a JPEG file; nil if there is none.
  private func jpegDigest(
    of range: Range<Int>, in source: any ByteSource
  ) throws(PhotoReadingError) -> String? {
    guard let bytes = try embeddedBytes(of: range, in: source) else { return nil }
    let jpeg = MemorySource(bytes)
    return try embeddedFacts(of: jpeg, depth: .structure)?.codedPictureDigest(in: jpeg, limits: limits)
  }

  /// Returns the bytes of an embedded JPEG; nil if they are outside the file or more than a picture may have.
  func embeddedBytes(
    of range: Range<Int>, in source: any ByteSource
  ) throws(PhotoReadingError) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= source.byteCount, range.count <= limits.pictureBytes
    else { return nil }
    return try source.contents(of: range, limits: limits)
  }

  /// Returns the facts of an embedded JPEG; nil if it can't be read as one.
  func embeddedFacts(of jpeg: MemorySource, depth: AnalysisDepth) throws(PhotoReadingError) -> PhotoFacts? {
    let facts: PhotoFacts
    do throws(PhotoReadingError) { facts = try decoder.decode(jpeg, depth: depth, hashing: false) } catch {
      if case .cancelled = error { throw error }
      return nil
    }
    return facts.format == .jpeg ? facts : nil
  }
}

extension PhotoFacts {
  /// The previews and thumbnails of a container, which viewers show instead of its main picture.
  fileprivate var picturesForViewers: [EmbeddedPicture] {
    container.value?.pictures.filter { $0.role == .preview || $0.role == .thumbnail } ?? []
  }
}
