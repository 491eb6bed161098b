import MetaLensDecoding
import MetaLensFacts
package import MetaLensPlatform

extension PhotoMetadataService {
  /// The same service, with a program that decodes pictures of other formats than JPEG for pages.
  ///
  /// - Parameter executable: `metalens` itself, which another process runs: a library's crash costs the preview alone.
  package func decodingPictures(by executable: SystemPath?) -> PhotoMetadataService {
    var service = self
    service.pictureExecutable = executable
    return service
  }

  /// The main picture's samples, reduced and turned; where there are none, what a page says in their place.
  ///
  /// - Parameter isOfTwo: whether `most` is right for another picture too, so that both are reduced alike.
  func mainPicture(
    _ facts: PhotoFacts, of source: any ByteSource, orientation: Int, most: Int, isOfTwo: Bool = false
  ) throws(PhotoReadingError) -> (raster: ColourRaster?, otherwise: PhotoDossier.Shown) {
    if let library = PictureLibrary(for: facts.format) {
      guard let executable = pictureExecutable else { return (nil, .notDecoded) }
      let helper = PictureHelper(executable: executable)
      switch try helper.raster(
        of: source, by: library, orientation: orientation, most: most, limits: limits,
        isOfTwo: isOfTwo)
      {
      case .success(let raster): return (raster, .undecodable)
      case .failure(.tooLarge): return (nil, .undecodable)
      case .failure(let refusal): return (nil, .refused(refusal))
      }
    }
    let candidates = facts.viewableJPEGs(byteCount: source.byteCount)
    for (range, size) in candidates.prefix(Self.mostCandidates) {
      let side = isOfTwo ? most : min(most, limits.pageSide(ofPicture: range.count))
      let raster = try PictureToLookAt.raster(
        of: source, in: range, size: size, orientation: orientation, most: side, limits: limits)
      if let raster { return (raster, .undecodable) }
    }
    if facts.format == .jpeg || !candidates.isEmpty { return (nil, .undecodable) }
    return (nil, facts.holdsPreviewForViewers ? .absent : .notDecoded)
  }

  /// Previews of a raw that are tried: a file can name thousands.
  private static let mostCandidates = 4

  /// The EXIF thumbnail, or what a page says in its place.
  func thumbnail(
    _ facts: PhotoFacts, of source: any ByteSource, orientation: Int
  ) throws(PhotoReadingError) -> PhotoDossier.Shown {
    let range: Range<Int>
    switch thumbnailPlace(facts) {
    case .range(let place): range = place
    case .none(let shown): return shown
    }
    let raster = try PictureToLookAt.thumbnail(
      of: source, in: range, orientation: orientation, limits: limits)
    return raster.flatMap { PictureToLookAt(coding: $0) }.map { .picture($0) } ?? .undecodable
  }

  /// Where a thumbnail stands.
  enum ThumbnailPlace {
    case range(Range<Int>)
    /// There is none to decode; what a page says.
    case none(PhotoDossier.Shown)
  }

  /// Where the EXIF thumbnail stands.
  func thumbnailPlace(_ facts: PhotoFacts) -> ThumbnailPlace {
    let decoded = facts.picture.value?.thumbnail.map { $0.offset..<$0.offset + max(0, $0.byteCount) }
    if facts.format == .jpeg, let decoded { return .range(decoded) }
    if let exif = facts.exif.value {
      // The thumbnail has a place even if it couldn't be decoded.
      if let range = exif.thumbnailRange.flatMap(exif.fileRange) { return .range(range) }
      // Uncompressed; in an excerpt the directory is a page, and no thumbnail's.
      if !exif.isExcerpt, exif.entry(ExifTag.stripOffsets, in: .ifd1) != nil { return .none(.notDecoded) }
    }
    // A container may hold a small picture of its own, which isn't EXIF's.
    let hasOther = facts.container.value?.pictures.contains { $0.role == .thumbnail } ?? false
    guard hasOther else { return .none(.absent) }
    return .none(PictureLibrary(for: facts.format) == nil ? .notDecoded : .mainOnly)
  }
}

extension PhotoFacts {
  /// Whether the main picture is a sensor's data, and the file holds a developed one for viewers.
  var holdsPreviewForViewers: Bool {
    switch format {
    case .dng, .nef, .arw, .pef, .srw, .cr2, .cr3, .orf, .rw2, .raf: true
    default: false
    }
  }

  /// Where JPEGs that libjpeg can decode stand: the file's own picture, or the previews of a raw, the largest first.
  fileprivate func viewableJPEGs(byteCount: Int) -> [(range: Range<Int>, size: PixelSize?)] {
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
    if let image = container.image, image.coding == "JPEG", !image.isSensorData,
      container.pictureRanges.count == 1, let range = container.pictureRanges.first
    {
      found.append((range, image.size))
    }
    return found.sorted { $0.range.count > $1.range.count }
  }
}
