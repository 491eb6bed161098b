/// A small picture in grey, in rows from the top.
package struct GreyRaster: Sendable, Equatable {
  package var width: Int
  package var height: Int
  /// The samples, 0 (black) to 255; there are `width` times `height`.
  package var samples: [UInt8]

  /// Makes a raster; missing samples are black, surplus ones are dropped.
  package init(width: Int, height: Int, samples: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    self.samples =
      samples.count == count
      ? samples
      : Array(samples.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - samples.count))
  }

  package var isEmpty: Bool { samples.isEmpty }
}
