import MetaLensBytes
import MetaLensDecoding
import MetaLensPlatform

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PhotoMetadataService {
  /// Inspects a file: lists its segments and tables or its container's parts, EXIF as written, what follows the
  /// picture, and two hashes.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - attributes: whether to read the file system's attributes too (`PhotoInspection.attributes`).
  /// - Throws: `MetaLensError` if the file can't be read, isn't a readable photo, or changed meanwhile;
  ///   `CancellationError` if the task was cancelled.
  @concurrent
  public func inspect(contentsOf url: URL, attributes: Bool = false) async throws -> PhotoInspection {
    do {
      return try await inspect(.path(SystemPath(fileURL: url)), attributes: attributes)
    } catch { throw Self.publicError(error) }
  }

  /// Inspects a photo held in memory: lists what it consists of, without a judgement.
  ///
  /// - Throws: `MetaLensError` if the bytes aren't a readable photo, or are more than
  ///   `ReadLimits.memoryBytes`; `CancellationError` if the task was cancelled.
  @concurrent
  public func inspect(photoData: Data) async throws -> PhotoInspection {
    do {
      return try await inspect(held(photoData))
    } catch { throw Self.publicError(error) }
  }

  /// Extracts a part of a file, byte for byte.
  ///
  /// - Throws: `MetaLensError` if the file can't be read, isn't a readable photo, or changed meanwhile; its code is
  ///   `partMissing` if the file has no such part, and `tooLarge` if the part is more than
  ///   `ReadLimits.memoryBytes`. `CancellationError` if the task was cancelled.
  @concurrent
  public func extract(_ part: PhotoPart, contentsOf url: URL) async throws -> Data {
    try await extracted(part, from: .path(SystemPath(fileURL: url)))
  }

  /// Extracts a part of a photo held in memory, byte for byte.
  ///
  /// - Throws: `MetaLensError` if the bytes aren't a readable photo; its code is `partMissing` if the photo
  ///   has no such part, and `tooLarge` if the bytes or the part are more than `ReadLimits.memoryBytes`.
  ///   `CancellationError` if the task was cancelled.
  @concurrent
  public func extract(_ part: PhotoPart, photoData: Data) async throws -> Data {
    try await extracted(part, from: held(photoData))
  }

  private func extracted(_ part: PhotoPart, from place: PhotoSource) async throws -> Data {
    var data = Data()
    do {
      try await extract(part, place, maximum: limits.memoryBytes) { data.append(contentsOf: $0) }
    } catch let error as MetaLensError { throw Self.publicError(error) }
    return data
  }

  /// Inspects a photo.
  ///
  /// - Parameters:
  ///   - attributes: whether to read the file system's attributes too, if the place is a file.
  ///   - credentials: whether to list and check manifest stores too.
  ///   - wording: whether to add libexif's wording of EXIF tags and values.
  @concurrent
  package func inspect(
    _ place: PhotoSource, attributes: Bool = false, credentials: Bool = false, wording: Bool = true
  ) async throws(MetaLensError) -> PhotoInspection {
    try reading(place) { source in
      var inspection = try inspect(source, credentials: credentials, wording: wording)
      // A file on standard input has no path, and no attributes either.
      if attributes, place.path != nil, let file = source as? FileSource {
        inspection.attributes = FileSystemAttributes(try file.attributes())
      }
      return inspection
    }
  }

  /// Inspects bytes held in memory, on the calling thread, without libexif's wording.
  package func inspection(of bytes: [UInt8]) throws(MetaLensError) -> PhotoInspection {
    try reading(.bytes(bytes)) { try inspect($0, credentials: false, wording: false) }
  }

  /// Passes a part of a photo to `body` by bounded windows.
  ///
  /// - Parameter maximum: the part's maximum size in bytes, for a caller that holds all of them; nil for no maximum.
  /// - Throws: `MetaLensError`, or what `body` throws. If the file changed meanwhile, the error comes after the last
  ///   window.
  @concurrent
  package func extract(
    _ part: PhotoPart, _ place: PhotoSource, maximum: Int? = nil, _ body: ([UInt8]) throws -> Void
  ) async throws {
    try handing(place) { try extract(part, from: $0, maximum: maximum, body) }
  }

  /// Extracts every embedded part of a photo: passes the list to `list`, then the bytes to `body` by bounded windows,
  /// part by part.
  ///
  /// Together the parts have no more bytes than `ReadLimits.extractedBytes` allows; the list says how many were left
  /// out.
  ///
  /// - Throws: `MetaLensError`, or what `list` or `body` throws. If the file changed meanwhile, the error comes after
  ///   the last window.
  @concurrent
  package func extractAll(
    _ place: PhotoSource, _ list: (EmbeddedParts) throws -> Void,
    _ body: (EmbeddedPart, [UInt8]) throws -> Void
  ) async throws {
    try handing(place) { try extractAll(from: $0, list, body) }
  }

  private func extractAll(
    from source: any ByteSource, _ list: (EmbeddedParts) throws -> Void,
    _ body: (EmbeddedPart, [UInt8]) throws -> Void
  ) throws {
    let facts = try decoder.outliningCredentials.decode(source, depth: .structure, hashing: false)
    let parts = try inspection(of: facts, in: source).embeddedParts(
      maximumBytes: limits.extractedBytes(ofFile: source.byteCount), maximumParts: limits.parts)
    guard !parts.all.isEmpty || parts.leftOutCount > 0 else {
      throw MetaLensError(.partMissing, detail: "picture, icc, xmp, manifest")
    }
    try list(parts)
    for part in parts.all {
      for range in part.ranges {
        var rest = range
        while let window = try source.nextWindow(of: &rest, limits: limits) { try body(part, window) }
      }
    }
  }

  private func extract(
    _ part: PhotoPart, from source: any ByteSource, maximum: Int?, _ body: ([UInt8]) throws -> Void
  ) throws {
    let reader = part == .manifest ? decoder.outliningCredentials : decoder
    let facts = try reader.decode(source, depth: .structure, hashing: false)
    guard let ranges = PhotoInspection(facts: facts).ranges(of: part) else {
      let isPacked = part == .thumbnail && facts.exif.value?.isThumbnailPacked == true
      throw MetaLensError(.partMissing, detail: isPacked ? "packedThumbnail" : part.name)
    }
    if let maximum {
      var rest = maximum
      for range in ranges {
        rest -= range.count
        guard rest >= 0 else { throw MetaLensError(.tooLarge, detail: String(maximum)) }
      }
    }
    for range in ranges {
      var rest = range
      while let window = try source.nextWindow(of: &rest, limits: limits) { try body(window) }
    }
  }

  private func inspect(
    _ source: any ByteSource, credentials: Bool, wording: Bool
  ) throws(PhotoReadingError) -> PhotoInspection {
    let facts =
      credentials
      ? try decoder.outliningCredentials.decode(
        source, depth: .structure, hashing: true, checking: credentialChecking?.checker)
      : try decoder.decode(source, depth: .structure, hashing: true)
    var inspection = try inspection(of: facts, in: source)
    inspection.showsCredentials = credentials
    if wording, let exif = facts.exif.value {
      inspection.exifWording = ExifWordingDecoding.decode(exif)
      // libexif reads a UserComment in no character code but ASCII.
      if let comment = exif.userComment, let entry = exif.entry(ExifTag.userComment, in: .exif) {
        inspection.exifWording.entries[entry.offset]?.value = comment
      }
    }
    return inspection
  }

  /// Returns the facts with hashes of the metadata payloads and the picture.
  private func inspection(
    of facts: PhotoFacts, in source: any ByteSource
  ) throws(PhotoReadingError) -> PhotoInspection {
    var inspection = PhotoInspection(facts: facts)
    for segment in inspection.segments where segment.isMetadata {
      let bytes = try source.contents(of: segment.payloadOffset..<segment.endOffset, limits: limits)
      inspection.payloads[segment.offset] = PhotoInspection.Payload(
        name: ApplicationSegment.name(marker: segment.marker, payload: bytes),
        sha256: DigestStream.sha256(of: bytes), firstBytes: Array(bytes.prefix(32)))
    }
    if let container = inspection.facts.container.value {
      inspection.blocks = try blocks(of: container, in: source)
    }
    inspection.trailerDigests = try trailerDigests(of: facts, in: source)
    inspection.pictureSHA256 = try inspection.facts.codedPictureDigest(in: source, limits: limits)
    return inspection
  }

  private func trailerDigests(
    of facts: PhotoFacts, in source: any ByteSource
  ) throws(PhotoReadingError) -> [String?] {
    var digests: [String?] = []
    // Trailers don't overlap; if they did, hashing them would still read no more bytes than the file has.
    var budget = source.byteCount
    for trailer in facts.trailers ?? [] {
      guard trailer.byteCount >= 0, trailer.byteCount <= budget else {
        digests.append(nil)
        continue
      }
      budget -= trailer.byteCount
      let range = trailer.offset..<trailer.offset + trailer.byteCount
      digests.append(try RangesHash.digest(of: [range], in: source, limits: limits)?.sha256)
    }
    return digests
  }

  private func blocks(
    of container: ContainerFacts, in source: any ByteSource
  ) throws(PhotoReadingError) -> [Int: PhotoInspection.Payload] {
    var blocks: [Int: PhotoInspection.Payload] = [:]
    // Blocks of regular files don't overlap; those of hostile files may, and then no more bytes are read than the file
    // has.
    var budget = source.byteCount
    for (index, block) in container.metadata.enumerated() {
      let byteCount = block.byteCount
      guard byteCount <= min(budget, limits.blockBytes) else { continue }
      budget -= byteCount
      guard let hash = try RangesHash.digest(of: block.ranges, in: source, limits: limits) else { continue }
      blocks[index] = PhotoInspection.Payload(name: nil, sha256: hash.sha256, firstBytes: hash.firstBytes)
    }
    return blocks
  }
}
