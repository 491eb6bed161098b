import MetaLensDecoding
package import MetaLensFacts

/// A photo's picture as a confined process returns it: decoded samples, or the reason why there are none.
package enum ReadPicture: Sendable, Equatable {
  case samples(ColourRaster, isEmbedded: Bool)
  /// Another process has to decode the picture: its format, its EXIF orientation, and which of a container's pictures
  /// it may be.
  case byLibrary(PhotoFormat, orientation: Int, PictureChoice = .any)
  /// There is no picture that could be decoded.
  case undecodable
  case notDecoded
  case absent
  /// The thumbnail is in compressed metadata, so that it has no bytes of its own in the file.
  case packed

  /// The maximum length of a picture's longer side, in pixels.
  package static let maximumSide = DisplayPicture.maximumSide
}
