import MetaLensDecoding
import MetaLensFacts
import MetaLensPlatform

extension PhotoMetadataService {
  /// The longer side at which two pictures are compared and shown, in pixels.
  package static let pairSide = 640

  /// Returns the longer side, in pixels, to which the pictures of two files with these sizes in bytes are both reduced.
  func pairSide(_ first: Int, _ second: Int) -> Int {
    min(Self.pairSide, limits.pageSide(ofPicture: max(first, second)))
  }

  /// Decodes two photos' pictures for a page about both; only one if both photos have the same bytes.
  @concurrent
  package func pair(
    _ first: PhotoSource, _ second: PhotoSource
  ) async throws(MetaLensError) -> PicturePair {
    // The larger file decides how far both pictures are reduced, so both are opened first.
    let one = try naming(first.path) { try opened(first) }
    let other = try naming(second.path) { try opened(second) }
    let maximum = pairSide(one.byteCount, other.byteCount)
    let isAsLong = one.byteCount == other.byteCount
    var digest: String?
    let left = try naming(first.path) {
      try unchanged(one) { source in
        if isAsLong { digest = try FileHash.digest(of: source, limits: limits) }
        return try side(of: source, maximum)
      }
    }
    let right = try naming(second.path) {
      try unchanged(other) { source in
        if let digest, try FileHash.digest(of: source, limits: limits) == digest { return left }
        return try side(of: source, maximum)
      }
    }
    return PicturePair(left, right)
  }

  /// Returns what a page shows of two photos whose pictures another process has read, as far as it could.
  package func pair(
    _ first: (picture: ReadPicture, bytes: [UInt8]), _ second: (picture: ReadPicture, bytes: [UInt8])
  ) throws(MetaLensError) -> PicturePair {
    let maximum = pairSide(first.bytes.count, second.bytes.count)
    let left = try side(first.picture, of: first.bytes, maximum)
    if first == second { return PicturePair(left, left) }
    return PicturePair(left, try side(second.picture, of: second.bytes, maximum))
  }

  /// Reads a photo's picture for a page about two, on the calling thread; starts no process.
  ///
  /// - Parameter other: the size of the other photo, in bytes.
  package func readPairPicture(
    of bytes: [UInt8], beside other: Int
  ) throws(MetaLensError) -> ReadPicture {
    try reading(.bytes(bytes)) { try pairPicture(of: $0, maximum: pairSide(bytes.count, other)) }
  }

  private func side(
    _ picture: ReadPicture, of bytes: [UInt8], _ maximum: Int
  ) throws(MetaLensError) -> PicturePair.ReadSide {
    try reading(.bytes(bytes)) { try side(picture, of: $0, maximum) }
  }

  private func side(
    of source: any ByteSource, _ maximum: Int
  ) throws(PhotoReadingError) -> PicturePair.ReadSide {
    try side(try pairPicture(of: source, maximum: maximum), of: source, maximum)
  }

  private func side(
    _ picture: ReadPicture, of source: any ByteSource, _ maximum: Int
  ) throws(PhotoReadingError) -> PicturePair.ReadSide {
    let decoded = try decoded(picture, of: source, maximum: maximum, isOfTwo: true)
    return PicturePair.ReadSide(md5: try FileHash.md5(of: source, limits: limits), picture: decoded)
  }

  private func pairPicture(of source: any ByteSource, maximum: Int) throws(PhotoReadingError) -> ReadPicture {
    let facts = try decoder.decode(source, depth: .structure, hashing: false)
    let orientation = facts.exif.value.map(ExifReading.init)?.orientation ?? 1
    let picture = try picture(facts, of: source, orientation: orientation, maximum: maximum, isOfTwo: true)
    // A raw file whose preview can't be decoded counts as one without a preview.
    return facts.holdsPreviewForViewers && picture == .undecodable ? .absent : picture
  }
}

extension PicturePair {
  /// What was read of one photo.
  struct ReadSide {
    var md5: String?
    var picture: DecodedPicture

    /// Whether the file is a raw file, for which only the preview is shown.
    var isOfRaw: Bool {
      switch picture {
      case .samples(_, let isEmbedded): isEmbedded
      case .missing(let shown): shown == .absent
      }
    }

    var shown: Side {
      guard case .picture(let shown) = picture.shown() else { return Side(picture: nil, md5: md5) }
      return Side(picture: shown, md5: md5)
    }
  }

  /// Makes a pair of both pictures and a map of where their samples differ.
  init(_ first: ReadSide, _ second: ReadSide) {
    let pixels: Pixels
    if first.isOfRaw || second.isOfRaw {
      // A raw's preview isn't its picture: two equal previews would say nothing about the sensor's data.
      pixels = .previews
    } else if let left = first.picture.raster, let right = second.picture.raster {
      if let difference = PictureDifference(left, right) {
        let size = PixelSize(width: difference.map.width, height: difference.map.height)
        let map = difference.maximum == 0 ? nil : DisplayPicture(coding: difference.map)
        pixels =
          map.map { .different($0, share: difference.share, maximum: difference.maximum) } ?? .same(size)
      } else {
        pixels = .unlike
      }
    } else {
      pixels = .missing
    }
    self.init(first: first.shown, second: second.shown, pixels: pixels)
  }
}
