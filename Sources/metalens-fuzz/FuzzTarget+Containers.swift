import MetaLensFacts

@testable import MetaLensDecoding

extension FuzzTarget {
  /// The readers of files; each is given its format, so that no run is lost on the first bytes of another.
  static let containers = [
    .checking("jpeg", jpeg),
    container("gif", [.gif]), container("jp2", [.jpeg2000]), container("jxl", [.jpegXL]),
    container("media", [.heic, .avif, .cr3]), container("png", [.png]), container("raf", [.raf]),
    container("tiff", [.tiff, .cr2, .orf, .rw2]), container("webp", [.webp]),
  ]

  /// Makes a target for a reader; the number of an input's bytes chooses among the formats if the input doesn't begin
  /// with one of them.
  private static func container(_ name: String, _ formats: [PhotoFormat]) -> FuzzTarget {
    FuzzTarget(name) { bytes in
      var context = ReadingContext(MemorySource(bytes))
      let told = PhotoFormat(detecting: bytes.prefix(PhotoFormat.detectionByteCount))
      let format = told.flatMap { formats.contains($0) ? $0 : nil } ?? formats[bytes.count % formats.count]
      _ = try ContainerDecoding.decode(format, depth: .structure, hashing: false, &context)
    }
  }

  /// Decodes a JPEG at several depths; returns what differs although it shouldn't, nil if nothing does.
  private static func jpeg(_ bytes: [UInt8]) -> String? {
    let source = MemorySource(bytes)
    let deep = try? PhotoDecoder().decode(source, depth: .pixels, hashing: true)
    let plain = try? PhotoDecoder().decode(source, hashing: false)
    let hashed = try? PhotoDecoder().decode(source, hashing: true)
    if (deep == nil) != (plain == nil) { return "read at one depth, and not at the other" }
    if plain?.isComplete != hashed?.isComplete { return "complete only with, or without, a hash" }
    return plain?.diagnostics == hashed?.diagnostics ? nil : "other diagnostics with a hash"
  }
}
