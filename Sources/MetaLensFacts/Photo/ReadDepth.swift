/// How much of a photo is read; each depth reads all that the one before it does.
public enum ReadDepth: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// The headers up to the first scan, the metadata in them, and the file's end.
  case metadata
  /// Every byte: all segments, tables as written, what follows the picture.
  case structure
  /// The coded picture too, through its DCT coefficients.
  case pixels

  /// Whether the first reads less.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
