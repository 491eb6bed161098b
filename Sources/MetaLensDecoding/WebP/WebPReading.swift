import MetaLensFacts

/// WebP: RIFF chunks (RFC 9649).
enum WebPReading {
  /// `RIFF`, the size and `WEBP`.
  static let headerByteCount = 12

  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, window: inout SparseWindow, depth: AnalysisDepth, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(PhotoReadingError) -> ContainerReading {
    guard let head = try window.array(0..<headerByteCount, from: source),
      let size = ByteFields(head, .littleEndian).uint32(at: 4)
    else { throw .truncatedBeforeFrame }
    var walk = WebPWalk(fileByteCount: window.byteCount, stated: size, limits: limits, log: &log)
    try walk.run(&window, source, log: &log)
    return try walk.finish(log: &log)
  }
}
