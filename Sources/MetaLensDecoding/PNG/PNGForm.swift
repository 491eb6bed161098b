import MetaLensFacts

/// Where a PNG says how its data are read: IHDR, an indexed picture's PLTE, tRNS.
///
/// It is hashed before the data. Each of them may stand once, in this order and before the data (PNG, 5.6). Where they
/// don't, decoders differ in which they take: then there is no form, and no hash.
struct PNGForm {
  private var header: PNGChunk?
  private var palette: PNGChunk?
  private var transparency: PNGChunk?
  /// Whether the palette is hashed behind its length and type.
  private var isPaletteMarked = false
  private var isBroken = false

  /// The most bytes of a palette: three a colour.
  private static let maximumPaletteBytes = 3 * 256

  /// Takes a chunk that the file has all of, if it belongs to the form.
  mutating func take(
    _ chunk: PNGChunk, isIndexed: Bool, isBehindData: Bool, _ context: inout ReadingContext
  ) throws(PhotoReadingError) {
    switch chunk.kind {
    case .header:
      // 13 bytes, so that what follows them can't be read as theirs.
      if header != nil || palette != nil || transparency != nil || isBehindData || chunk.dataCount != 13 {
        isBroken = true
      }
      header = chunk
    case .palette:
      guard header != nil else {
        isBroken = true
        return
      }
      // The colours of pictures that aren't indexed only suggest how to show them (PNG, 11.2.3).
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

  /// The ranges to hash; nil where there is no form.
  ///
  /// tRNS, and PLTE with it, are hashed behind their length and type: the same bytes, parted elsewhere into colours and
  /// transparency, are another picture.
  var ranges: [Range<Int>]? {
    guard let header, !isBroken else { return nil }
    var ranges = [header.data]
    if let palette {
      ranges.append(isPaletteMarked || transparency != nil ? Self.whole(palette) : palette.data)
    }
    if let transparency { ranges.append(Self.whole(transparency)) }
    return ranges
  }

  /// A chunk without its checksum.
  private static func whole(_ chunk: PNGChunk) -> Range<Int> { chunk.offset..<chunk.data.upperBound }

  /// Whether the same bytes could be another palette with what follows it: a shorter one, behind which a zlib stream
  /// begins (RFC 1950, 2.2), or one that is hashed behind its length and type.
  private static func isAmbiguous(_ colours: [UInt8]) -> Bool {
    if colours.dropFirst(4).starts(with: Array("PLTE".utf8)) { return true }
    return stride(from: 3, to: colours.count - 1, by: 3).contains { index -> Bool in
      let first = Int(colours[index])
      return first & 0x0F == 8 && first <= 0x78 && (first << 8 | Int(colours[index + 1])) % 31 == 0
    }
  }
}
