/// What reading every byte of a JPEG shows, beyond its headers.
public struct StructureFacts: Sendable, Hashable {
  /// The main picture's coding.
  public var coding: JPEGCoding
  /// The MPF index, where there is one.
  public var multiPicture: MultiPicture?
  /// What follows the picture's EOI, in file order, without gaps.
  public var trailers: [Trailer]
  /// The EXIF thumbnail, where there is one that is a JPEG.
  public var thumbnail: EmbeddedJPEG?

  /// Makes the facts.
  public init(
    coding: JPEGCoding, multiPicture: MultiPicture? = nil, trailers: [Trailer] = [],
    thumbnail: EmbeddedJPEG? = nil
  ) {
    self.coding = coding
    self.multiPicture = multiPicture
    self.trailers = trailers
    self.thumbnail = thumbnail
  }
}

/// A JPEG inside another file; the offsets in its parts count from its own first byte.
public struct EmbeddedJPEG: Sendable, Hashable {
  /// Where it begins in the file.
  public var offset: Int
  /// The picture's size in bytes.
  public var byteCount: Int
  /// The picture's frame header; nil where it has none.
  public var frame: FrameFacts?
  /// How the picture is coded.
  public var coding: JPEGCoding

  /// Makes an embedded JPEG.
  public init(offset: Int, byteCount: Int, frame: FrameFacts?, coding: JPEGCoding) {
    self.offset = offset
    self.byteCount = byteCount
    self.frame = frame
    self.coding = coding
  }
}
