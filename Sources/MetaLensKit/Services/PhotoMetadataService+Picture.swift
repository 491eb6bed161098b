import MetaLensDecoding
import MetaLensFacts
package import MetaLensPlatform

extension PhotoMetadataService {
  /// Returns a copy of the service that decodes, for pages, pictures in other formats than JPEG with a program.
  ///
  /// - Parameter executable: `metalens` itself, run as another process, so that a library's crash loses only the
  ///   picture; nil to start no process.
  package func decodingPictures(by executable: SystemPath?) -> PhotoMetadataService {
    var service = self
    service.pictureExecutable = executable
    return service
  }

  /// Returns the main picture, reduced and rotated, as far as this process decodes it.
  ///
  /// - Parameter isOfTwo: whether the picture is one of two that are compared: `maximum` is then used as it is, so that
  ///   both are reduced alike.
  func picture(
    _ facts: PhotoFacts, of source: any ByteSource, orientation: Int, maximum: Int, isOfTwo: Bool = false
  ) throws(PhotoReadingError) -> ReadPicture {
    if PictureLibrary(for: facts.format) != nil {
      guard case .media(let media)? = facts.container.value?.detail else {
        return .byLibrary(facts.format, orientation: orientation)
      }
      guard let choice = PictureChoice(of: media, byteCount: source.byteCount, limits: limits) else {
        return .undecodable
      }
      return .byLibrary(facts.format, orientation: orientation, choice)
    }
    let candidates = facts.viewableJPEGs(byteCount: source.byteCount)
    for (range, size) in candidates.prefix(Self.maximumCandidates) {
      let side = isOfTwo ? maximum : min(maximum, limits.pageSide(ofPicture: range.count))
      let raster = try DisplayPicture.raster(
        of: source, in: range, size: size, orientation: orientation, maximum: side, isExact: isOfTwo,
        limits: limits)
      if let raster { return .samples(raster, isEmbedded: facts.holdsPreviewForViewers) }
    }
    if facts.format == .jpeg || !candidates.isEmpty { return .undecodable }
    return facts.holdsPreviewForViewers ? .absent : .notDecoded
  }

  /// The maximum number of a raw's previews that are tried: a file can name thousands.
  private static let maximumCandidates = 4

  /// Returns a picture decoded; for a format that a library decodes, the samples come from the library's process.
  func decoded(
    _ picture: ReadPicture, of source: any ByteSource, maximum: Int = DisplayPicture.maximumSide,
    isOfTwo: Bool = false
  ) throws(PhotoReadingError) -> DecodedPicture {
    switch picture {
    case .samples(let raster, let isEmbedded): return .samples(raster, isEmbedded: isEmbedded)
    case .undecodable: return .missing(.undecodable)
    case .notDecoded: return .missing(.notDecoded)
    case .absent: return .missing(.absent)
    case .packed: return .missing(.packed)
    case .byLibrary(let format, let orientation, let choice):
      guard let library = PictureLibrary(for: format), let executable = pictureExecutable else {
        return .missing(.notDecoded)
      }
      switch try PictureHelper(executable: executable).raster(
        of: source, by: library, orientation: orientation, maximum: maximum, limits: limits, isOfTwo: isOfTwo,
        choice: choice)
      {
      case .success(let raster): return .samples(raster, isEmbedded: false)
      case .failure(.tooLarge): return .missing(.undecodable)
      case .failure(let refusal): return .missing(.refused(refusal))
      }
    }
  }

  /// Returns the EXIF thumbnail, as far as this process decodes it.
  func thumbnail(
    _ facts: PhotoFacts, of source: any ByteSource, orientation: Int
  ) throws(PhotoReadingError) -> ReadPicture {
    var place = facts.picture.value?.thumbnail.map { $0.offset..<$0.offset + max(0, $0.byteCount) }
    if facts.format != .jpeg || place == nil, let exif = facts.exif.value {
      // The thumbnail has a place even if it couldn't be decoded.
      place = exif.thumbnailFileRange
      // The thumbnail is uncompressed; but in an excerpt the directory is that of a page, not of a thumbnail.
      if place == nil, !exif.isExcerpt, exif.entry(ExifTag.stripOffsets, in: .ifd1) != nil {
        return .notDecoded
      }
      if exif.isThumbnailPacked { return .packed }
    }
    guard let place else {
      // A container may have a small picture of its own, outside EXIF.
      let hasOther = facts.container.value?.pictures.contains { $0.role == .thumbnail } ?? false
      guard hasOther else { return .absent }
      return PictureLibrary(for: facts.format) == nil ? .notDecoded : .byLibrary(facts.format, orientation: 1)
    }
    return try DisplayPicture.thumbnail(of: source, in: place, orientation: orientation, limits: limits)
      .map { .samples($0, isEmbedded: false) } ?? .undecodable
  }
}

extension PhotoDossier.Shown {
  /// Encodes a raster for a page; `undecodable` if that fails.
  static func coded(
    _ raster: ColourRaster, quality: Int = DisplayPicture.quality, isEmbedded: Bool = false
  ) -> Self {
    guard var picture = DisplayPicture(coding: raster, quality: quality) else { return .undecodable }
    picture.isEmbedded = isEmbedded
    return .picture(picture)
  }

  /// Makes what a page shows of an EXIF thumbnail.
  init(thumbnail: ReadPicture) {
    self =
      switch thumbnail {
      case .samples(let raster, _): .coded(raster)
      case .byLibrary: .mainOnly
      case .undecodable: .undecodable
      case .notDecoded: .notDecoded
      case .absent: .absent
      case .packed: .packed
      }
  }
}

extension PhotoFacts {
  /// Returns the ranges of the JPEGs that libjpeg can decode: the file's own picture, or the previews of a raw, the
  /// largest first.
  func viewableJPEGs(byteCount: Int) -> [(range: Range<Int>, size: PixelSize?)] {
    if format == .jpeg {
      guard let frame = frame.value, byteCount > 0 else { return [] }
      // Without EOI the data end with the file.
      let end = structure.value?.coding.pictureEnd ?? byteCount
      return [(0..<max(0, min(end, byteCount)), frame.size)]
    }
    guard holdsPreviewForViewers, let container = container.value else { return [] }
    let roles: [EmbeddedPicture.Role] = [.preview, .thumbnail, .frame]
    var found: [(range: Range<Int>, size: PixelSize?)] = []
    for picture in container.pictures where picture.coding == "JPEG" && roles.contains(picture.role) {
      guard picture.ranges.count == 1, let range = picture.ranges.first else { continue }
      found.append((range, picture.size))
    }
    // Strips and tiles of a TIFF are JPEGs of parts, whose tables may be elsewhere.
    var isTIFF = false
    if case .tiff = container.detail { isTIFF = true }
    if let image = container.image, image.coding == "JPEG", !image.isSensorData, !isTIFF,
      container.pictureRanges.count == 1, let range = container.pictureRanges.first
    {
      found.append((range, image.size))
    }
    return found.sorted { $0.range.count > $1.range.count }
  }
}
