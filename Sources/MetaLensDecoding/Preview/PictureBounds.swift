import MetaLensFacts

/// What decoding one picture may come to.
package struct PictureBounds: Sendable, Equatable {
  /// The longer side of what comes of it, in pixels at most.
  package var most: Int
  /// Pixels of the picture at most.
  package var area: Int
  /// Bytes for its pixels, all copies together.
  package var memory: Int
  /// Whether a thumbnail that the container holds may stand for a picture that is over the bounds.
  package var allowsThumbnail = false

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

  /// The size that `DecodedPixels` reduces a picture to.
  func reducedSize(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let step = max(1, (max(width, height) + most - 1) / max(1, most))
    return ((width + step - 1) / step, (height + step - 1) / step)
  }
}
