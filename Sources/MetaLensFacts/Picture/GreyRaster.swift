/// A small picture in grey, rows from the top.
public struct GreyRaster: Sendable, Hashable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Samples, 0 (black) to 255, `width` times `height` of them.
  public var samples: [UInt8]

  /// Makes a raster; samples that are missing are black, those beyond are dropped.
  public init(width: Int, height: Int, samples: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    self.samples =
      samples.count == count
      ? samples
      : Array(samples.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - samples.count))
  }

  /// Whether there is no sample.
  public var isEmpty: Bool { samples.isEmpty }
}
