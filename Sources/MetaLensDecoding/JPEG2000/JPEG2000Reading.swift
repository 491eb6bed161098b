import MetaLensFacts

/// JPEG 2000: boxes, or a bare codestream.
enum JPEG2000Reading {
  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, window: inout SparseWindow, depth: ReadDepth, limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(DecodingError) -> ContainerReading {
    throw .unsupported(.jpeg2000)
  }
}
