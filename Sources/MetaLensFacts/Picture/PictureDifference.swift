/// Where two pictures of one size differ.
package struct PictureDifference: Sendable {
  /// A picture that is black where both are the same, and the brighter the more they differ.
  package var map: ColourRaster
  /// The share of pixels that differ in any colour, 0 to 1.
  package var share: Double
  /// The largest difference of a sample, 0 to 255.
  package var most: Int

  /// Compares two pictures; nil where their proportions differ, or one is empty.
  ///
  /// The larger is reduced to the smaller's size by its nearest samples.
  package init?(_ first: ColourRaster, _ second: ColourRaster) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let width = min(first.width, second.width)
    let height = min(first.height, second.height)
    // A pixel's rounding on either side is no other proportion.
    let skew = abs(first.width * second.height - second.width * first.height)
    guard skew <= first.width + second.width + first.height + second.height else { return nil }
    func index(_ raster: ColourRaster, _ x: Int, _ y: Int) -> Int {
      3 * (y * raster.height / height * raster.width + x * raster.width / width)
    }
    var samples = [UInt8](repeating: 0, count: width * height * 3)
    var differing = 0
    var most = 0
    for y in 0..<height {
      for x in 0..<width {
        let one = index(first, x, y)
        let other = index(second, x, y)
        var largest = 0
        for channel in 0..<3 {
          largest = max(
            largest, abs(Int(first.samples[one + channel]) - Int(second.samples[other + channel])))
        }
        guard largest > 0 else { continue }
        differing += 1
        most = max(most, largest)
        // Steep at the dark end: a difference of 4 is seen, and 255 stays the brightest.
        let bright = UInt8(clamping: 32 + 223 * Self.root(largest) / Self.root(255))
        for channel in 0..<3 { samples[3 * (y * width + x) + channel] = bright }
      }
    }
    map = ColourRaster(width: width, height: height, samples: samples)
    share = Double(differing) / Double(width * height)
    self.most = most
  }

  /// Sixteen times the square root, in whole numbers.
  private static func root(_ value: Int) -> Int {
    var root = 0
    while (root + 1) * (root + 1) <= value * 256 { root += 1 }
    return root
  }
}
