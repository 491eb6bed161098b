/// Where two pictures of one size differ.
package struct PictureDifference: Sendable {
  /// A picture that is black where both are the same, and the brighter the more they differ.
  package var map: ColourRaster
  /// The share of pixels that differ in any colour, 0 to 1.
  package var share: Double
  /// The largest difference of a sample, 0 to 255.
  package var maximum: Int

  /// Compares two pictures; nil if their proportions differ, or one is empty.
  ///
  /// The larger is reduced to the smaller's size by the means of what each pixel covers.
  package init?(_ first: ColourRaster, _ second: ColourRaster) {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    let width = min(first.width, second.width)
    let height = min(first.height, second.height)
    // A pixel's rounding on either side is no other proportion.
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
        // Steep at the dark end: a difference of 4 is seen, and 255 stays the brightest.
        let bright = UInt8(clamping: 32 + 223 * Self.root(largest) / Self.root(255))
        for place in pixel..<pixel + 3 { samples[place] = bright }
      }
    }
    map = ColourRaster(width: width, height: height, samples: samples)
    share = Double(differing) / Double(width * height)
    self.maximum = maximum
  }

  /// Sixteen times the square root, in whole numbers.
  private static func root(_ value: Int) -> Int {
    var root = 0
    while (root + 1) * (root + 1) <= value * 256 { root += 1 }
    return root
  }
}

extension ColourRaster {
  /// The samples at a smaller size: each the mean of what it covers, parts of pixels by their share.
  fileprivate func reduced(_ columns: Int, _ rows: Int) -> [UInt8] {
    guard columns != width || rows != height else { return samples }
    let across = Self.reduced(samples.map { Int($0) }, from: width, to: columns, step: 3, lines: height)
    // Rows are what columns were, of pixels that stand a line apart.
    let down = Self.reduced(across, from: height, to: rows, step: 3 * columns, lines: 1)
    let covered = width * height
    return down.map { UInt8(clamping: ($0 + covered / 2) / covered) }
  }

  /// Sums of values in lines of `from` groups of `step`, at `to` groups; a group counts by how much of it is covered.
  private static func reduced(_ values: [Int], from: Int, to: Int, step: Int, lines: Int) -> [Int] {
    var sums = [Int](repeating: 0, count: lines * to * step)
    for line in 0..<lines {
      for group in 0..<to {
        // In units of which each group that is read has `to`, and each that is made `from`.
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
