import MetaLensFacts

/// An EXIF segment to facts: first the walk, then libexif where that is safe, then both side by side.
///
/// libexif isn't run where the walk met a cycle, a pointer out of its place or of
/// another type, two pointers of one tag, too many entries, or values that
/// overlap so much that copying them costs a multiple of the block: 182 such
/// bytes can keep libexif 0.6.24 busy for over a second. A value or a pointer
/// outside the block, an unknown type or a truncated directory costs libexif
/// nothing, so it runs on those.
enum ExifDecoding {
  /// Decodes the segment whose payload, `Exif` NUL NUL and the block, stands at `payload`.
  static func decode(
    _ bytes: [UInt8], payload: Range<Int>, limits: ReadLimits, log: inout DiagnosticLog
  ) -> FactGroup<ExifFacts> {
    let container = "APP1 Exif"
    let start = payload.lowerBound + 6
    let block = Array(bytes[start..<payload.upperBound])
    guard
      let walk = ExifWalk(block, fileOffset: start, container: container, limits: limits, log: &log)
    else { return .absent }
    if let reason = walk.libexifRefusal {
      log.add(.libexifNotRun, at: container, offset: start, reason)
      return .present(walk.facts)
    }
    let libexif =
      if bytes[start - 1] == 0 {
        Libexif(loading: bytes, payload)
      } else {
        // libexif wants NUL NUL; some writers leave the pad byte at 0xFF.
        Libexif(loading: Array("Exif".utf8) + [0, 0] + block, 0..<payload.count)
      }
    if let libexif {
      LibexifReconciliation.compare(walk.facts, with: libexif, log: &log)
    } else {
      log.add(.libexifNotRun, at: container, offset: start, "no memory")
    }
    return .present(walk.facts)
  }
}
