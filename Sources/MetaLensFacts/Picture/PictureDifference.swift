/// The differences between two pictures with the same proportions.
package struct PictureDifference: Sendable {
  /// A picture that is black where both are the same, and brighter the more they differ.
  package var map: ColourRaster
  /// The share of pixels that differ in any colour, 0 to 1.
  package var share: Double
  /// The largest difference of a sample, 0 to 255.
  package var maximum: Int

  /// Compares two pictures; nil if their proportions differ, or if one is empty.
  ///
  /// The larger one is reduced to the smaller one's size; each pixel is the mean of those that it covers.
  package init?(_ first: ColourRaster, _ second: ColourRaster) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let width = min(first.width, second.width)
    let height = min(first.height, second.height)
    // Rounding by a pixel on either side doesn't count as a different proportion.
    let skew = abs(first.width * second.height - second.width * first.height)
    guard skew <= first.width + second.width + first.height + second.height else { return nil }
    let (left, right) = (first.reduced(width, height), second.reduced(width, height))
    var samples = [UInt8](repeating: 0, count: width * height * 3)
    var differing = 0
    var maximum = 0
    for y in 0..<height {
      for x in 0..<width {
        let pixel = 3 * (y * width + x)
        var largest = 0
        for place in pixel..<pixel + 3 { largest = max(largest, abs(Int(left[place]) - Int(right[place]))) }
        guard largest > 0 else { continue }
        differing += 1
        maximum = max(maximum, largest)
        // Steep at the dark end, so that a difference of 4 is visible and 255 is still the brightest.
        let bright = UInt8(clamping: 32 + 223 * Self.root(largest) / Self.root(255))
        for place in pixel..<pixel + 3 { samples[place] = bright }
      }
    }
    map = ColourRaster(width: width, height: height, samples: samples)
    share = Double(differing) / Double(width * height)
    self.maximum = maximum
  }

  /// Returns sixteen times the square root, in integers.
  private static func root(_ value: Int) -> Int {
    var root = 0
    while (root + 1) * (root + 1) <= value * 256 { root += 1 }
    return root
  }
}

extension ColourRaster {
  /// Returns the samples at a smaller size: each is the mean of what it covers, with parts of pixels weighted by their
  /// share.
  fileprivate func reduced(_ columns: Int, _ rows: Int) -> [UInt8] {
    guard columns != width || rows != height else { return samples }
    let across = Self.reduced(samples.map { Int($0) }, from: width, to: columns, step: 3, lines: height)
    // Rows are reduced like columns, with pixels that are a line apart.
    let down = Self.reduced(across, from: height, to: rows, step: 3 * columns, lines: 1)
    let covered = width * height
    return down.map { UInt8(clamping: ($0 + covered / 2) / covered) }
  }

  /// Returns sums of values in lines: from `from` groups of `step` values to `to` groups, each group weighted by the
  /// part of it that is covered.
  private static func reduced(_ values: [Int], from: Int, to: Int, step: Int, lines: Int) -> [Int] {
    var sums = [Int](repeating: 0, count: lines * to * step)
    for line in 0..<lines {
      for group in 0..<to {
        // In units in which each group that is read has the length `to`, and each that is made `from`.
        var position = group * from
        let end = position + from
        while position < end {
          let read = position / to
          let share = min(end, (read + 1) * to) - position
          let source = (line * from + read) * step
          let target = (line * to + group) * step
          for part in 0..<step { sums[target + part] += share * values[source + part] }
          position += share
        }
      }
    }
    return sums
  }
}
