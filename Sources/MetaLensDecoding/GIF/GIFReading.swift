import MetaLensFacts

/// GIF: blocks (GIF89a specification, CompuServe 1990).
///
/// Nothing but the chain of sub-blocks says how long a picture is, so that every
/// byte but the pictures' own is looked at, at each depth.
enum GIFReading {
  /// Signature, version and logical screen descriptor.
  static let headerByteCount = 13

  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, window: inout SparseWindow, depth: AnalysisDepth, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(PhotoReadingError) -> ContainerReading {
    var steps = limits
    steps.stepBytes = max(limits.stepBytes, limits.windowBytes)
    guard let head = try window.array(0..<headerByteCount, from: source) else { throw .truncatedBeforeFrame }
    window = SparseWindow(header: HeaderWindow(byteCount: window.byteCount, limits: steps), limits: steps)
    var walk = GIFWalk(limits: limits)
    try walk.run(ByteFields(head, .littleEndian), &window, source, log: &log)
    return walk.finish(log: &log)
  }
}
