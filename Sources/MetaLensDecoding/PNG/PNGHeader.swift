import MetaLensFacts

/// The content of IHDR (PNG, 11.2.1).
struct PNGHeader {
  /// The facts that only a PNG has.
  var facts: PNGFacts
  /// The picture; nil if its size is 0 or exceeds 31 bits.
  var image: ImageHeader?

  /// Reads IHDR's data; nil if they are too short.
  init?(_ data: ArraySlice<UInt8>, offset: Int, _ context: inout ReadingContext) {
    let fields = ByteFields(data.prefix(13))
    if data.count != 13 {
      context.log.add(.partInvalid, at: "PNG IHDR", offset: offset, "length \(data.count)")
    }
    guard let width = fields.uint32(at: 0), let height = fields.uint32(at: 4),
      let depth = fields.uint8(at: 8),
      let colour = fields.uint8(at: 9), let compression = fields.uint8(at: 10),
      let filter = fields.uint8(at: 11), let interlace = fields.uint8(at: 12)
    else { return nil }
    facts = PNGFacts(colourType: colour, isInterlaced: interlace == 1)
    if compression != 0 || filter != 0 || interlace > 1 || !Self.isAllowed(depth, colour) {
      context.log.add(
        .partInvalid, at: "PNG IHDR", offset: offset,
        "depth \(depth), colour type \(colour), methods \(compression) \(filter) \(interlace)")
    }
    let allowed = 1...PNGChunk.largestDataCount
    guard allowed.contains(width), allowed.contains(height) else {
      context.log.add(.partInvalid, at: "PNG IHDR", offset: offset, "size \(width) x \(height)")
      return
    }
    image = ImageHeader(
      size: PixelSize(width: width, height: height), bitDepth: depth, coding: "deflate",
      location: "PNG IHDR", offset: offset)
  }

  /// Whether IHDR allows this pair of colour type and depth.
  private static func isAllowed(_ depth: Int, _ colour: Int) -> Bool {
    switch colour {
    case 0: [1, 2, 4, 8, 16].contains(depth)
    case 3: [1, 2, 4, 8].contains(depth)
    case 2, 4, 6: depth == 8 || depth == 16
    default: false
    }
  }
}
