import MetaLensFacts

/// Decodes an EXIF block to facts: first by our own walk, then by libexif if that is safe, and then compares the two.
///
/// libexif isn't run if the walk found a cycle, a pointer in the wrong place or of the wrong type, two pointers of one
/// tag, too many entries, or values that overlap so much that copying them costs a multiple of the block: 182 such
/// bytes can keep libexif 0.6.24 busy for over a second. A value or a pointer outside the block, an unknown type or a
/// truncated directory costs libexif nothing, so it runs on those.
enum ExifDecoding {
  /// The bytes before the block in a JPEG's segment, and in no other container (EXIF 3.0, 4.7.2; PNG, eXIf).
  static let identifier = Array("Exif\0\0".utf8)

  /// Decodes the segment whose payload is at `payload`: `Exif` NUL NUL, then the block.
  static func decode(
    _ bytes: [UInt8], payload: Range<Int>, limits: ReadLimits, log: inout DiagnosticLog
  ) -> FactGroup<ExifFacts> {
    let container = "APP1 Exif"
    let start = payload.lowerBound + 6
    let block = Array(bytes[start..<payload.upperBound])
    guard
      var walk = ExifWalk(block, fileOffset: start, container: container, limits: limits, log: &log)
    else { return .absent }
    let padded = bytes[start - 1] == 0
    return finish(&walk, log: &log) {
      // libexif requires NUL NUL; some writers leave the pad byte at 0xFF.
      padded ? Libexif(loading: bytes, payload) : Libexif(loading: block)
    }
  }

  /// Decodes a block from a container other than a JPEG's segment.
  static func decode(_ block: LocatedBytes, limits: ReadLimits, log: inout DiagnosticLog) -> FactGroup<
    ExifFacts
  > {
    decode(block, limits: limits, log: &log) { Libexif(loading: block.bytes) }
  }

  /// Decodes a block with libexif, or with a test's stand-in.
  static func decode<Reader: ExifReader & ~Copyable>(
    _ block: LocatedBytes, limits: ReadLimits, log: inout DiagnosticLog, loading: () -> Reader?
  ) -> FactGroup<ExifFacts> {
    guard
      var walk = ExifWalk(
        block.bytes, fileOffset: block.fileOffset, container: block.container, limits: limits, log: &log)
    else { return .absent }
    // For a block of consecutive bytes, its offset is enough.
    if block.pieces.count > 1 || block.pieces.contains(where: \.isPacked) { walk.facts.pieces = block.pieces }
    guard block.bytes.count <= LibexifLimit.blockByteCount else {
      log.add(
        .libexifNotRun, at: block.container, offset: block.fileOffset, "\(block.bytes.count) bytes")
      return .present(walk.facts)
    }
    return finish(&walk, log: &log, loading: loading)
  }

  /// Compares the walk with libexif, if libexif may read the block, and takes the summary's values from libexif.
  private static func finish<Reader: ExifReader & ~Copyable>(
    _ walk: inout ExifWalk, log: inout DiagnosticLog, loading: () -> Reader?
  ) -> FactGroup<ExifFacts> {
    if let reason = walk.libexifRefusal {
      log.add(.libexifNotRun, at: walk.facts.container, offset: walk.facts.fileOffset, reason)
    } else if let libexif = loading() {
      LibexifReconciliation.reconcile(&walk.facts, with: libexif, log: &log)
    } else {
      log.add(
        .libexifNotRun, at: walk.facts.container, offset: walk.facts.fileOffset, "it takes too much memory")
    }
    return .present(walk.facts)
  }
}
