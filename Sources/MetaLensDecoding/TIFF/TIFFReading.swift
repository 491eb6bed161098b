import MetaLensFacts

/// TIFF, DNG and the raw files that are built like them: directories.
enum TIFFReading {
  static func read<Source: ByteSource & ~Copyable>(
    _ source: borrowing Source, format: PhotoFormat, window: inout SparseWindow, depth: ReadDepth,
    limits: ReadLimits,
    log: inout DiagnosticLog
  ) throws(DecodingError) -> ContainerReading {
    throw .unsupported(format)
  }
}
