import MetaLensFacts

/// The sizes that a WebP states, and the choice of the picture's size among them.
struct WebPCanvas {
  /// VP8X's flags; nil without VP8X.
  private(set) var flags: UInt8?
  /// The coding of the first picture: its chunk's FourCC.
  private(set) var coding = "VP8 "
  /// Whether a picture's chunk was found.
  private(set) var hasPicture = false
  var frameCount = 0
  private var extended: (size: PixelSize, offset: Int)?
  private var picture: (size: PixelSize, offset: Int)?

  /// Reads VP8X: flags, three reserved bytes, and 24 bits for each side minus one (RFC 9649, 2.7).
  mutating func takeExtended(
    _ data: ArraySlice<UInt8>, at offset: Int, isFirst: Bool, _ context: inout ReadingContext
  ) {
    if flags != nil || !isFirst {
      context.log.add(
        .partMisplaced, at: "WebP VP8X", offset: offset, flags == nil ? "not the first chunk" : "a second one"
      )
    }
    guard flags == nil else { return }
    let fields = ByteFields(data, .littleEndian)
    guard let first = data.first, let width = fields.number(at: 4, count: 3),
      let height = fields.number(at: 7, count: 3)
    else {
      context.log.add(.partInvalid, at: "WebP VP8X", offset: offset, "size \(data.count)")
      return
    }
    flags = first
    extended = (PixelSize(width: width + 1, height: height + 1), offset)
  }

  /// Adds a picture's chunk.
  ///
  /// The first one determines the coding, and the size if it is outside a frame.
  mutating func takePicture(
    _ code: [UInt8], _ head: ArraySlice<UInt8>, at offset: Int, inFrame: Bool, _ context: inout ReadingContext
  ) {
    let name = ByteFields.name(of: code)
    if !inFrame, hasPicture {
      context.log.add(.partMisplaced, at: "WebP \(name)", offset: offset, "a second picture")
      return
    }
    if !hasPicture { coding = name }
    hasPicture = true
    guard let size = WebPBitstream.size(code, head), size.width > 0, size.height > 0 else {
      context.log.add(.partInvalid, at: "WebP \(name)", offset: offset, "no picture's header")
      return
    }
    if !inFrame { picture = (size, offset) }
  }

  /// Returns the picture's header, with VP8X's size or else the bitstream's; nil if neither is known.
  func image(_ context: inout ReadingContext) -> ImageHeader? {
    if let extended {
      // Frames may be smaller than their canvas.
      if let picture, picture.size != extended.size, frameCount == 0 {
        context.log.add(
          .partInvalid, at: "WebP VP8X", offset: extended.offset,
          "\(extended.size.width) x \(extended.size.height), the picture "
            + "\(picture.size.width) x \(picture.size.height)")
      }
      return ImageHeader(
        size: extended.size, bitDepth: 8, coding: coding, location: "WebP VP8X", offset: extended.offset)
    }
    return picture.map {
      ImageHeader(
        size: $0.size, bitDepth: 8, coding: coding, location: coding == "VP8L" ? "WebP VP8L" : "WebP VP8",
        offset: $0.offset)
    }
  }
}
