import MetaLensFacts

/// What decoding one picture may come to.
package struct PictureBounds: Sendable, Equatable {
  /// The longer side of what comes of it, in pixels at most.
  package var maximum: Int
  /// Pixels of the picture at most.
  package var area: Int
  /// Bytes for its pixels, all copies together.
  package var memory: Int
  /// Whether a thumbnail that the container holds may stand for a picture that is over the bounds.
  package var allowsThumbnail = false
  /// Whether the picture itself may be decoded: what a container makes of its parts can be more than it says.
  package var allowsMain = true

  /// Whether a picture of this size is within the area; a size that isn't positive is not.
  func hold(_ width: Int, _ height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    // More pixels than a number holds are more than any limit allows.
    let pixels = PixelSize(width: width, height: height).area
    return pixels <= area && pixels < .max
  }

  /// Whether that many pixels, of a size that is within the area, fit the memory.
  func hold(_ width: Int, _ height: Int, bytesEach: Int) -> Bool {
    guard hold(width, height) else { return false }
    let (product, overflow) = (width * height).multipliedReportingOverflow(by: bytesEach)
    return !overflow && product <= memory
  }

  /// Whether unpacking rows of so many bits a pixel is within the bounds, for a file of so many bytes.
  ///
  /// A byte of a row costs libpng and libtiff some 30 instructions, and a pixel no less than two bytes do. For each pixel of the
  /// area two bytes are allowed, and one beyond 134 million; rows of four times the file's bytes always are.
  func holdRows(_ width: Int, _ height: Int, bitsEach: Int, ofFile byteCount: Int) -> Bool {
    guard hold(width, height) else { return false }
    let (bits, overflow) = (width * height).multipliedReportingOverflow(by: max(16, bitsEach))
    let area = min(area, 1 << 60)
    return !overflow && bits / 8 <= max(area + min(area, 1 << 27), 4 * byteCount)
  }

  /// Whether what decoders make of a container's parts is within the bounds, for a file of so many bytes.
  ///
  /// A photo has tiles, the canvas they are put on, and that turned: three times its pixels, and one more for its mask or
  /// what tiles have beyond its edge. It names each part once; an encoder that stores equal tiles once names some again.
  func hold(_ work: PictureWork, ofFile byteCount: Int) -> Bool {
    let maximum = memory / Self.bytesEach(isDeep: work.isDeep)
    // Coded are whole blocks, of which a part may be shown.
    guard work.largestArea <= area, work.largestArea <= maximum + maximum / 8 else { return false }
    return work.area / 4 <= maximum && work.byteCount / 4 <= byteCount
  }

  /// What libheif and a decoder take for a pixel, in colour and before: 7 bytes were measured, of more bits 12 to 15.
  static func bytesEach(isDeep: Bool) -> Int { isDeep ? 14 : 7 }

  /// The size that `DecodedPixels` reduces a picture to.
  func reducedSize(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let step = max(1, (max(width, height) + maximum - 1) / max(1, maximum))
    return ((width + step - 1) / step, (height + step - 1) / step)
  }
}
