import MetaLensFacts

/// The chunks of a PNG that say how its data are read: IHDR, an indexed picture's PLTE, tRNS.
///
/// The form is hashed before the data. Each of these chunks may occur once, in this order and before the data (PNG,
/// 5.6). Otherwise decoders differ in which chunks they use, so there is no form and no hash.
struct PNGForm {
  private var header: PNGChunk?
  private var palette: PNGChunk?
  private var transparency: PNGChunk?
  /// Whether the palette is hashed with its length and type.
  private var isPaletteMarked = false
  private var isBroken = false

  /// The maximum number of bytes of a palette: three per colour.
  private static let maximumPaletteBytes = 3 * 256

  /// Adds a complete chunk, if it belongs to the form.
  mutating func take(
    _ chunk: PNGChunk, isIndexed: Bool, isBehindData: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    switch chunk.kind {
    case .header:
      // It must have 13 bytes, so that bytes after them can't be hashed as its own.
      if header != nil || palette != nil || transparency != nil || isBehindData || chunk.dataCount != 13 {
        isBroken = true
      }
      header = chunk
    case .palette:
      guard header != nil else {
        isBroken = true
        return
      }
      // In pictures that aren't indexed, the palette only suggests how to show them (PNG, 11.2.3).
      guard isIndexed else { return }
      guard palette == nil, transparency == nil, !isBehindData, chunk.dataCount <= Self.maximumPaletteBytes,
        let colours = try context.array(chunk.data)
      else {
        isBroken = true
        return
      }
      palette = chunk
      isPaletteMarked = Self.isAmbiguous(colours)
    case .transparency:
      if header == nil || transparency != nil || isBehindData || isIndexed && palette == nil {
        isBroken = true
      }
      transparency = chunk
    default: break
    }
  }

  /// The ranges to hash; nil if there is no form.
  ///
  /// tRNS, and PLTE if there is tRNS, are hashed with their length and type: the same bytes, divided differently into
  /// colours and transparency, are another picture.
  var ranges: [Range<Int>]? {
    guard let header, !isBroken else { return nil }
    var ranges = [header.data]
    if let palette {
      ranges.append(isPaletteMarked || transparency != nil ? Self.whole(palette) : palette.data)
    }
    if let transparency { ranges.append(Self.whole(transparency)) }
    return ranges
  }

  /// Returns the range of a chunk without its checksum.
  private static func whole(_ chunk: PNGChunk) -> Range<Int> { chunk.offset..<chunk.data.upperBound }

  /// Whether the same bytes could be another palette and data after it: a shorter palette followed by a zlib stream
  /// (RFC 1950, 2.2), or one that is hashed with its length and type.
  private static func isAmbiguous(_ colours: [UInt8]) -> Bool {
    if colours.dropFirst(4).starts(with: Array("PLTE".utf8)) { return true }
    return stride(from: 3, to: colours.count - 1, by: 3).contains { index -> Bool in
      let first = Int(colours[index])
      return first & 0x0F == 8 && first <= 0x78 && (first << 8 | Int(colours[index + 1])) % 31 == 0
    }
  }
}
