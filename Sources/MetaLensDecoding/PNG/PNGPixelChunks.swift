import MetaLensFacts

/// The chunks that a PNG's pixels are made of.
///
/// libpng unpacks every text and profile that it meets, though a preview shows none: a megabyte of them took it four
/// seconds and 950 MB.
enum PNGPixelChunks {
  /// Of the chunks that a decoder may pass over, those that say how pixels look.
  private static let kinds: Set<PNGChunk.Kind> = [
    .transparency, .gamma, .standardColours, .chromaticities, .significantBits,
  ]

  /// The file without its other chunks; what is behind a chunk that lies about its length is left as it is.
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
