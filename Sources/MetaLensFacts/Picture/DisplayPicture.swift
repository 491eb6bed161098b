/// A picture to show to people: decoded, reduced, rotated and encoded anew, so that it contains none of the file's own
/// bytes.
package struct DisplayPicture: Sendable, Equatable {
  /// A JPEG made of the decoded samples.
  package var bytes: [UInt8]
  package var size: PixelSize
  /// Whether it was made from a smaller picture that a raw file contains for viewers.
  package var isEmbedded = false
  /// Whether it was made from a stored thumbnail, since decoding the picture would have exceeded the limits.
  package var isThumbnail = false

  /// Makes a picture from coded bytes.
  package init(bytes: [UInt8], size: PixelSize) {
    self.bytes = bytes
    self.size = size
  }
}
