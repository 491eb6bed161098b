import MetaLensBytes
import MetaLensDecoding
import MetaLensPlatform

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PhotoMetadataService {
  /// Lays out a file: segments and tables or a container's parts, EXIF as written, what follows, and two hashes.
  ///
  /// - Parameters:
  ///   - url: a file URL.
  ///   - attributes: whether the file system is asked too, for `PhotoInspection.attributes`.
  /// - Throws: `MetaLensError` where the file can't be read, is no photo that can, or changed meanwhile;
  ///   `CancellationError` where the task was cancelled.
  @concurrent
  public func inspect(contentsOf url: URL, attributes: Bool = false) async throws -> PhotoInspection {
    do {
      return try await inspect(.path(SystemPath(fileURL: url)), attributes: attributes)
    } catch { throw Self.publicError(error) }
  }

  /// Lays out a photo held in memory.
  ///
  /// - Throws: `MetaLensError` where the bytes are no photo that can be read, or more than
  ///   `ReadLimits.memoryBytes`; `CancellationError` where the task was cancelled.
  @concurrent
  public func inspect(photoData: Data) async throws -> PhotoInspection {
    do {
      return try await inspect(.bytes([UInt8](photoData)))
    } catch { throw Self.publicError(error) }
  }

  /// Takes a part out of a file, byte for byte as it stands there.
  ///
  /// - Throws: `MetaLensError` where the file can't be read, is no photo that can, or changed meanwhile; its code is
  ///   `partMissing` where the file has no such part, and `tooLarge` where the part is more than
  ///   `ReadLimits.memoryBytes`. `CancellationError` where the task was cancelled.
  @concurrent
  public func extract(_ part: PhotoPart, contentsOf url: URL) async throws -> Data {
    try await extracted(part, from: .path(SystemPath(fileURL: url)))
  }

  /// Takes a part out of a photo held in memory.
  ///
  /// - Throws: `MetaLensError` where the bytes are no photo that can be read; its code is `partMissing` where the photo
  ///   has no such part, and `tooLarge` where the bytes or the part are more than `ReadLimits.memoryBytes`.
  ///   `CancellationError` where the task was cancelled.
  @concurrent
  public func extract(_ part: PhotoPart, photoData: Data) async throws -> Data {
    try await extracted(part, from: .bytes([UInt8](photoData)))
  }

  private func extracted(_ part: PhotoPart, from place: PhotoPlace) async throws -> Data {
    var data = Data()
    do {
      try await extract(part, place, maximum: limits.memoryBytes) { data.append(contentsOf: $0) }
    } catch let error as MetaLensError { throw Self.publicError(error) }
    return data
  }

  /// Lays out a photo.
  ///
  /// - Parameters:
  ///   - attributes: whether the file system is asked too, of a file.
  ///   - credentials: whether manifest stores are laid out and checked too.
  ///   - wording: whether libexif is asked for words.
  @concurrent
  package func inspect(
    _ place: PhotoPlace, attributes: Bool = false, credentials: Bool = false, wording: Bool = true
  ) async throws(MetaLensError) -> PhotoInspection {
    try reading(place) { source in
      var inspection = try inspect(source, credentials: credentials, wording: wording)
      if attributes, let file = source as? FileSource {
        inspection.attributes = FileSystemAttributes(try file.attributes())
      }
      return inspection
    }
  }

  /// Lays out bytes held in memory, on the thread that asks, without libexif's words.
  package func inspection(of bytes: [UInt8]) throws(MetaLensError) -> PhotoInspection {
    try reading(.bytes(bytes)) { try inspect($0, credentials: false, wording: false) }
  }

  /// Hands over a part of a photo by bounded windows.
  ///
  /// - Parameter maximum: the part's bytes at most, where somebody will hold them all.
  /// - Throws: `MetaLensError`, or what `body` throws. A file that changed is told after its last window.
  @concurrent
  package func extract(
    _ part: PhotoPart, _ place: PhotoPlace, maximum: Int? = nil, _ body: ([UInt8]) throws -> Void
  ) async throws {
    try handing(place) { try extract(part, from: $0, maximum: maximum, body) }
  }

  /// Hands over every embedded part of a photo: first the list, then their bytes by bounded windows, part by part.
  ///
  /// All together have no more bytes than `ReadLimits.extractedBytes` allows; the list says how many parts were left out.
  ///
  /// - Throws: `MetaLensError`, or what `list` or `body` throws. A file that changed is told after its last window.
  @concurrent
  package func extractAll(
    _ place: PhotoPlace, _ list: (EmbeddedParts) throws -> Void,
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
      // libexif passes over every character code but ASCII.
      if let comment = exif.userComment, let entry = exif.entry(ExifTag.userComment, in: .exif) {
        inspection.exifWording.entries[entry.offset]?.value = comment
      }
    }
    return inspection
  }

  /// What was read, with hashes of its payloads and its picture.
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
    // Trailers don't overlap; were they to, they would cost no more than the file's size.
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
    // Blocks of honest files don't overlap; those of hostile ones cost no more than the file's size.
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
