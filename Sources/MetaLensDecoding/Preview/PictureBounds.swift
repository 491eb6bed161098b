import MetaLensFacts

/// The limits of decoding one picture.
package struct PictureBounds: Sendable, Equatable {
  /// The maximum length of the result's longer side, in pixels.
  package var maximum: Int
  /// The maximum number of the picture's pixels.
  package var area: Int
  /// The maximum number of bytes for its pixels, in all copies together.
  package var memory: Int
  /// Whether a thumbnail in the container may replace a picture that exceeds the limits.
  package var allowsThumbnail = false
  /// Whether the picture itself may be decoded: a container's parts may make a larger picture than it states.
  package var allowsMain = true

  /// Whether a picture of this size is within the area limit; a size that isn't positive isn't.
  func hold(_ width: Int, _ height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    // More pixels than an integer can count exceed any limit.
    let pixels = PixelSize(width: width, height: height).area
    return pixels <= area && pixels < .max
  }

  /// Whether a picture of this size is within the area limit and its pixels fit in the memory.
  func hold(_ width: Int, _ height: Int, bytesEach: Int) -> Bool {
    guard hold(width, height) else { return false }
    let (product, overflow) = (width * height).multipliedReportingOverflow(by: bytesEach)
    return !overflow && product <= memory
  }

  /// Whether unpacking rows with this many bits per pixel is within the limits, for a file of this size.
  ///
  /// A byte of a row costs libpng and libtiff about 30 instructions, and a pixel no less than two bytes do. For each
  /// pixel of the area limit, two bytes are allowed up to 134 million pixels, and one byte beyond; rows of four times
  /// the file's bytes are always allowed.
  func holdRows(_ width: Int, _ height: Int, bitsEach: Int, ofFile byteCount: Int) -> Bool {
    guard hold(width, height) else { return false }
    let (bits, overflow) = (width * height).multipliedReportingOverflow(by: max(16, bitsEach))
    let area = min(area, 1 << 60)
    return !overflow && bits / 8 <= max(area + min(area, 1 << 27), 4 * byteCount)
  }

  /// Whether decoding a container's parts is within the limits, for a file of this size.
  ///
  /// A photo needs its tiles, the canvas that they are put on, and the turned canvas: three times its pixels, and once
  /// more for its mask or the parts of tiles beyond its edge. It refers to each part once; an encoder that stores equal
  /// tiles once refers to some again.
  func hold(_ work: PictureWork, ofFile byteCount: Int) -> Bool {
    let maximum = memory / Self.bytesEach(isDeep: work.isDeep)
    // Whole blocks are coded, of which only a part may be shown.
    guard work.largestArea <= area, work.largestArea <= maximum + maximum / 8 else { return false }
    return work.area / 4 <= maximum && work.byteCount / 4 <= byteCount
  }

  /// Returns the number of bytes that libheif and a decoder need per pixel, before and after conversion to colours: 7
  /// bytes were measured, and 12 to 15 with more than 8 bits.
  static func bytesEach(isDeep: Bool) -> Int { isDeep ? 14 : 7 }

  /// Returns the size to which `DecodedPixels` reduces a picture.
  func reducedSize(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let step = max(1, (max(width, height) + maximum - 1) / max(1, maximum))
    return ((width + step - 1) / step, (height + step - 1) / step)
  }
}
