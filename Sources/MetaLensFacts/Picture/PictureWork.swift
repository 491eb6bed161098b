/// What decoders make on the way to a picture that a container composes, each part as often as it is named.
package struct PictureWork: Sendable, Equatable {
  /// Pixels of all pictures together: coded ones, the canvases that they are put on, and copies that are turned or cut.
  package var area: Int
  /// Pixels of the largest of them.
  package var largestArea: Int
  /// Bytes of coded pictures.
  package var byteCount: Int
  /// Whether any of them has more than 8 bits a sample.
  package var isDeep = false

  /// Makes work; none without more.
  package init(area: Int = 0, largestArea: Int = 0, byteCount: Int = 0) {
    self.area = area
    self.largestArea = largestArea
    self.byteCount = byteCount
  }

  /// What can't be reckoned, and so is more than any limit allows.
  package static let unknown = PictureWork(area: .max, largestArea: .max, byteCount: .max)

  /// Adds the work on a part.
  package mutating func add(_ part: PictureWork) {
    area = Self.sum(area, part.area)
    largestArea = max(largestArea, part.largestArea)
    byteCount = Self.sum(byteCount, part.byteCount)
    isDeep = isDeep || part.isDeep
  }

  /// Adds a picture of so many pixels.
  package mutating func addPicture(_ area: Int) { add(PictureWork(area: area, largestArea: area)) }

  /// As much work as either is, for pictures of which one is made.
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
