extension PhotoComparison {
  /// A JPEG whose coded picture the other file holds beside its own, as a raw file holds a preview.
  public struct HeldPicture: Sendable, Hashable {
    /// Whether the first file holds the second's picture; else the second holds the first's.
    public var isInFirst: Bool
    /// What it is there for; `PhotoComparison.json` has it as `role`.
    package var role: EmbeddedPicture.Role
    /// Where the JPEG begins in the file that holds it, in bytes.
    public var offset: Int
    /// How many bytes are there for it.
    public var byteCount: Int
    /// What holds its first byte; nil where no part that is told apart does.
    public var place: FirstDifference.Place?

    /// Makes a place.
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
  /// A picture in one piece of a file that was laid out; nil of any other.
  package init?(_ picture: EmbeddedPicture, in holder: PhotoInspection, isFirst: Bool) {
    guard picture.ranges.count == 1, let range = picture.ranges.first else { return nil }
    self.init(
      isInFirst: isFirst, role: picture.role, offset: range.lowerBound, byteCount: range.count,
      place: holder.place(at: range.lowerBound))
  }
}
