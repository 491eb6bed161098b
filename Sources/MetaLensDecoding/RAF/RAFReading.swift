import MetaLensFacts

/// Fujifilm's raw: a header that points at a JPEG and the sensor's data.
enum RAFReading {
  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, window: inout SparseWindow, depth: ReadDepth, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(DecodingError) -> ContainerReading {
    throw .unsupported(.raf)
  }
}
