/// The main picture as its container describes it, before any rotation.
package struct ImageHeader: Sendable, Equatable {
  /// The coded size, in pixels.
  package var size: PixelSize
  /// The number of bits per sample; nil if it isn't stated.
  package var bitDepth: Int?
  /// The coding, in the container's terms: `hvc1`, `av01`, `VP8 `, `deflate`, `JPEG`, `uncompressed`.
  package var coding: String
  /// The part that states the size, such as `IHDR`, `ispe`, `IFD0`.
  package var location: String
  /// The offset of that part in the file.
  package var offset: Int?
  /// How the container rotates the picture for viewing, as an EXIF orientation, 1 to 8; nil if it states nothing.
  package var orientation: Int?
  /// Whether it is sensor data, whose size isn't that of the developed picture.
  package var isSensorData: Bool

  package init(
    size: PixelSize, bitDepth: Int? = nil, coding: String, location: String, offset: Int?,
    orientation: Int? = nil, isSensorData: Bool = false
  ) {
    self.size = size
    self.bitDepth = bitDepth
    self.coding = coding
    self.location = location
    self.offset = offset
    self.orientation = orientation
    self.isSensorData = isSensorData
  }
}
