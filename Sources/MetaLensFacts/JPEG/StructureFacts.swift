/// What reading every byte of a JPEG shows beyond its headers.
package struct StructureFacts: Sendable, Equatable {
  /// The main picture's coding.
  package var coding: JPEGCoding
  /// The MPF index; nil if there is none.
  package var multiPicture: MultiPicture?
  /// What follows the picture's EOI, in file order and without gaps.
  package var trailers: [Trailer]
  /// Archives, documents, scripts and programs in metadata segments; their `location` is the segment's name.
  package var files: [Trailer]
  /// The EXIF thumbnail; nil if there is none, or if it isn't a JPEG.
  package var thumbnail: EmbeddedJPEG?

  package init(
    coding: JPEGCoding, multiPicture: MultiPicture? = nil, trailers: [Trailer] = [],
    files: [Trailer] = [], thumbnail: EmbeddedJPEG? = nil
  ) {
    self.coding = coding
    self.multiPicture = multiPicture
    self.trailers = trailers
    self.files = files
    self.thumbnail = thumbnail
  }
}

/// A JPEG inside another file; the offsets in its parts count from its own first byte.
package struct EmbeddedJPEG: Sendable, Equatable {
  /// The offset of its first byte in the file.
  package var offset: Int
  package var byteCount: Int
  /// The picture's frame header; nil if it has none.
  package var frame: FrameFacts?
  package var coding: JPEGCoding

  package init(offset: Int, byteCount: Int, frame: FrameFacts?, coding: JPEGCoding) {
    self.offset = offset
    self.byteCount = byteCount
    self.frame = frame
    self.coding = coding
  }
}
