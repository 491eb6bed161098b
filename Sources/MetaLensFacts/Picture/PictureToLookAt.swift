/// A picture as people are shown it: decoded, reduced, turned, and coded anew; none of the file's own bytes are in it.
package struct PictureToLookAt: Sendable, Equatable {
  /// A JPEG made of the decoded samples.
  package var bytes: [UInt8]
  /// The picture's size in pixels.
  package var size: PixelSize
  /// Whether it was made of a smaller picture that a raw file holds for viewers.
  package var isEmbedded = false
  /// Whether it was made of a stored thumbnail, since the picture would have taken too much.
  package var isThumbnail = false

  /// Makes a picture of coded bytes.
  package init(bytes: [UInt8], size: PixelSize) {
    self.bytes = bytes
    self.size = size
  }
}
