/// A width and a height in pixels, as coded, before any orientation is applied.
public struct PixelSize: Sendable, Hashable, Codable {
  /// The width: the number of columns.
  public var width: Int
  /// The height: the number of rows.
  public var height: Int

  /// Makes a size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels, or `Int.max` if there are more, since a TIFF may state sides of 64 bits.
  package var area: Int {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : area
  }
}
