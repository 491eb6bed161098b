extension PixelSize {
  /// The size; nil if a side is 0.
  var nonEmpty: PixelSize? { width > 0 && height > 0 ? self : nil }

  var turned: PixelSize { PixelSize(width: height, height: width) }
}
