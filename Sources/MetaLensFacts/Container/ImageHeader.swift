/// The main picture as its container states it, before any turning.
package struct ImageHeader: Sendable, Equatable {
  /// Size as coded, in pixels.
  package var size: PixelSize
  /// Bits a sample; nil if nothing states it.
  package var bitDepth: Int?
  /// How the picture is coded, in the container's word: `hvc1`, `av01`, `VP8 `, `deflate`, `JPEG`, `uncompressed`.
  package var coding: String
  /// What states the size, such as `IHDR`, `ispe`, `IFD0`.
  package var location: String
  /// Its offset in the file.
  package var offset: Int?
  /// How the container turns the picture for viewing, as EXIF's orientation 1 to 8; nil if it says nothing.
  package var orientation: Int?
  /// Whether it is a sensor's own data, whose size is not that of the developed picture.
  package var isSensorData: Bool

  /// Makes a header.
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

/// A picture in a container beside the main one.
package struct EmbeddedPicture: Sendable, Equatable {
  /// What it is there for.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// A small picture of the main one.
    case thumbnail
    /// A larger one, as raw files have for viewers.
    case preview
    /// One of several pictures of equal rank: a frame, a page, a burst's shot.
    case frame
    /// Part of the main picture's grid.
    case tile
    /// Transparency.
    case alpha
    /// Distance.
    case depth
    /// What makes a high dynamic range picture of the main one.
    case gainMap
    /// Another helper picture, told by its label.
    case auxiliary
    /// A sensor's own data beside a main picture that is developed.
    case sensor
  }

  /// What it is there for.
  package var role: Role
  /// How it is coded, in the container's word.
  package var coding: String
  /// The picture's size in pixels; nil if nothing states it.
  package var size: PixelSize?
  /// The ranges of its bytes in the file, in order; pieces outside the file are left out.
  package var ranges: [Range<Int>]
  /// How many there are: tiles of one grid are one picture here.
  package var count: Int
  /// What the container calls it: an auxiliary type's URN, `SubIFD1`, `item 49`.
  package var label: String

  /// Makes a picture.
  package init(
    role: Role, coding: String, size: PixelSize? = nil, ranges: [Range<Int>] = [], count: Int = 1,
    label: String = ""
  ) {
    self.role = role
    self.coding = coding
    self.size = size
    self.ranges = ranges
    self.count = count
    self.label = label
  }
}
