/// A picture in a container besides the main one.
package struct EmbeddedPicture: Sendable, Equatable {
  /// The purpose of the picture.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    case thumbnail
    /// A larger picture of the main one, which raw files have for viewers.
    case preview
    /// One of several pictures of equal rank: a frame, a page, a burst's shot.
    case frame
    /// Part of the main picture's grid.
    case tile
    /// A mask of transparency.
    case alpha
    /// A depth map.
    case depth
    /// A gain map, which makes a high dynamic range picture of the main one.
    case gainMap
    /// Another helper picture, which its label identifies.
    case auxiliary
    /// Sensor data besides a developed main picture.
    case sensor
  }

  package var role: Role
  /// The coding, in the container's terms.
  package var coding: String
  /// The picture's size in pixels; nil if nothing states it.
  package var size: PixelSize?
  /// The ranges of its bytes in the file, in order; pieces outside the file are left out.
  package var ranges: [Range<Int>]
  /// The number of pictures: all tiles of a grid are one embedded picture.
  package var count: Int
  /// The name in the container: an auxiliary type's URN, `SubIFD1`, `item 49`.
  package var label: String

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
