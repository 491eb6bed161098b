/// The work of decoding a picture that a container composes, with each part counted as often as it is named.
package struct PictureWork: Sendable, Equatable {
  /// The number of pixels of all pictures together: coded ones, the canvases that they are drawn on, and rotated or
  /// cropped copies.
  package var area: Int
  /// The number of pixels of the largest of them.
  package var largestArea: Int
  /// The number of bytes of the coded pictures.
  package var byteCount: Int
  /// Whether any of them has more than 8 bits per sample.
  package var isDeep = false

  /// Makes an amount of work; by default none.
  package init(area: Int = 0, largestArea: Int = 0, byteCount: Int = 0) {
    self.area = area
    self.largestArea = largestArea
    self.byteCount = byteCount
  }

  /// Work that can't be computed, and so exceeds every limit.
  package static let unknown = PictureWork(area: .max, largestArea: .max, byteCount: .max)

  package mutating func add(_ part: PictureWork) {
    area = Self.sum(area, part.area)
    largestArea = max(largestArea, part.largestArea)
    byteCount = Self.sum(byteCount, part.byteCount)
    isDeep = isDeep || part.isDeep
  }

  package mutating func addPicture(_ area: Int) { add(PictureWork(area: area, largestArea: area)) }

  /// Returns the maximum of both, for two pictures of which only one is decoded.
  package func or(_ other: PictureWork) -> PictureWork {
    var either = PictureWork(
      area: max(area, other.area), largestArea: max(largestArea, other.largestArea),
      byteCount: max(byteCount, other.byteCount))
    either.isDeep = isDeep || other.isDeep
    return either
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? .max : sum
  }
}
