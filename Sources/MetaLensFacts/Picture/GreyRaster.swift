/// A small picture in grey, rows from the top.
package struct GreyRaster: Sendable, Equatable {
  /// Columns.
  package var width: Int
  /// Rows.
  package var height: Int
  /// Samples, 0 (black) to 255, `width` times `height` of them.
  package var samples: [UInt8]

  /// Makes a raster; samples that are missing are black, those beyond are dropped.
  package init(width: Int, height: Int, samples: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    self.samples =
      samples.count == count
      ? samples
      : Array(samples.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - samples.count))
  }

  /// Whether there is no sample.
  package var isEmpty: Bool { samples.isEmpty }
}
