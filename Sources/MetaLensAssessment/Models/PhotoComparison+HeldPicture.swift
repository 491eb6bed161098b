extension PhotoComparison {
  /// A preview or thumbnail in one file whose coded picture is that of the other file, a JPEG.
  public struct HeldPicture: Sendable, Hashable {
    /// Whether the first file contains the second's picture; otherwise the second contains the first's.
    public var isInFirst: Bool
    /// The purpose of the picture; `role` in `PhotoComparison.json`.
    package var role: EmbeddedPicture.Role
    /// The offset in bytes at which the JPEG begins in the file that contains it.
    public var offset: Int
    /// The number of the JPEG's bytes in that file.
    public var byteCount: Int
    /// The part that contains the JPEG's first byte; nil if no known part does.
    public var place: FirstDifference.Place?

    package init(
      isInFirst: Bool, role: EmbeddedPicture.Role, offset: Int, byteCount: Int, place: FirstDifference.Place?
    ) {
      self.isInFirst = isInFirst
      self.role = role
      self.offset = offset
      self.byteCount = byteCount
      self.place = place
    }
  }
}

extension PhotoComparison.HeldPicture {
  /// Makes it from an embedded picture; nil if the picture isn't in one piece.
  package init?(_ picture: EmbeddedPicture, in holder: PhotoInspection, isFirst: Bool) {
    guard picture.ranges.count == 1, let range = picture.ranges.first else { return nil }
    self.init(
      isInFirst: isFirst, role: picture.role, offset: range.lowerBound, byteCount: range.count,
      place: holder.place(at: range.lowerBound))
  }
}
