import MetaLensFacts

/// Reduces a PNG to the chunks that its pixels are made of.
///
/// libpng unpacks every text and profile that it reads, although a preview shows none: a megabyte of them took it four
/// seconds and 950 MB.
enum PNGPixelChunks {
  /// The ancillary chunks that determine how pixels look.
  private static let kinds: Set<PNGChunk.Kind> = [
    .transparency, .gamma, .standardColours, .chromaticities, .significantBits,
  ]

  /// Returns the file without its other chunks.
  ///
  /// Bytes after a chunk that states a wrong length are left unchanged.
  static func only(of bytes: [UInt8]) -> [UInt8] {
    var kept = Array(bytes.prefix(8))
    kept.reserveCapacity(bytes.count)
    let fields = ByteFields(bytes)
    var offset = kept.count
    while let length = fields.uint32(at: offset), let number = fields.uint32(at: offset + 4) {
      let chunk = PNGChunk(
        offset: offset, kind: PNGChunk.Kind(number: UInt32(number)), dataCount: length)
      guard chunk.end <= bytes.count else { break }
      if chunk.kind.isCritical || kinds.contains(chunk.kind) { kept += bytes[offset..<chunk.end] }
      offset = chunk.end
      if chunk.kind == .end { return kept }
    }
    return kept + bytes[offset...]
  }
}
