import MetaLensFacts

/// HEIF, AVIF and CR3: boxes.
enum MediaFileReading {
  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, format: PhotoFormat, window: inout SparseWindow, depth: ReadDepth,
    limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(DecodingError) -> ContainerReading {
    throw .unsupported(format)
  }
}
