import MetaLensFacts

/// PNG: chunks.
enum PNGReading {
  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, window: inout SparseWindow, depth: ReadDepth, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(DecodingError) -> ContainerReading {
    throw .unsupported(.png)
  }
}
