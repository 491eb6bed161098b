/// What a page shows of two photos besides their comparison: both pictures, where they differ, and MD5.
package struct PicturePair: Sendable, Equatable {
  /// One of the two photos.
  package struct Side: Sendable, Equatable {
    /// The picture, or a raw file's preview; nil if it couldn't be decoded.
    package var picture: DisplayPicture?
    /// The file's MD5 in lower-case hexadecimal; nil if it couldn't be computed.
    package var md5: String?

    package init(picture: DisplayPicture?, md5: String?) {
      self.picture = picture
      self.md5 = md5
    }
  }

  /// Where the pixels differ, or the reason why they can't be compared.
  package enum Pixels: Sendable, Equatable {
    /// There is no difference at this size.
    case same(PixelSize)
    /// A picture of the differences, the share of pixels that differ and the largest difference.
    case different(DisplayPicture, share: Double, maximum: Int)
    /// The proportions differ.
    case unlike
    /// At least one file is a raw file: only its preview can be shown, which isn't what the sensor recorded.
    case previews
    /// At least one picture can't be decoded.
    case missing
  }

  package var first: Side
  package var second: Side
  package var pixels: Pixels

  package init(first: Side, second: Side, pixels: Pixels) {
    self.first = first
    self.second = second
    self.pixels = pixels
  }
}
