/// IJG's formula, which scales a base table by a quality, 1 to 100 (libjpeg, jcparam.c).
package enum QuantizationScaling {
  /// Returns the percentage for a quality: from 50 on it falls by two with each step; below 50 it is 5000 divided by
  /// the quality.
  static func percentage(quality: Int) -> Int { quality < 50 ? 5000 / max(quality, 1) : 200 - 2 * quality }

  /// Returns a base's value at a quality, limited to 8 bits, or to libjpeg's own limit.
  static func value(_ base: UInt16, quality: Int, isBaseline: Bool) -> UInt16 {
    let value = (Int(base) * percentage(quality: quality) + 50) / 100
    return UInt16(min(max(value, 1), isBaseline ? 255 : 32767))
  }

  package static func table(_ base: [UInt16], quality: Int, isBaseline: Bool) -> [UInt16] {
    base.map { value($0, quality: quality, isBaseline: isBaseline) }
  }

  /// Returns the part of `qualities` that makes exactly these values; nil if there is none.
  ///
  /// A value never increases with the quality. So for each value, lower qualities are too coarse and higher ones too
  /// fine, and those in between give the value itself. No table has to be computed, and a wrong base is excluded after
  /// a few values.
  static func qualities(
    making values: [UInt16], of base: [UInt16], in qualities: ClosedRange<Int> = 1...100, isBaseline: Bool
  ) -> ClosedRange<Int>? {
    guard values.count == base.count else { return nil }
    var low = qualities.lowerBound
    var high = qualities.upperBound
    for index in values.indices {
      let (wanted, step) = (values[index], base[index])
      while low <= high, value(step, quality: low, isBaseline: isBaseline) > wanted { low += 1 }
      while low <= high, value(step, quality: high, isBaseline: isBaseline) < wanted { high -= 1 }
      // Between two neighbouring qualities the formula may skip the wanted value.
      guard low <= high else { return nil }
    }
    return low...high
  }

  /// Returns the quality whose tables are nearest by the sum of squared differences; of two equally near, the higher.
  static func nearest(
    to tables: [(values: [UInt16], base: [UInt16])]
  ) -> (quality: Int, squares: Double)? {
    let isBaseline = tables.allSatisfy { $0.values.allSatisfy { $0 <= 255 } }
    var best: (quality: Int, squares: Double)?
    for quality in (1...100).reversed() {
      var squares = 0.0
      search: for (values, base) in tables {
        for index in 0..<min(values.count, base.count) {
          let made = value(base[index], quality: quality, isBaseline: isBaseline)
          let difference = Double(values[index]) - Double(made)
          squares += difference * difference
          // A sum that already exceeds the best one only grows.
          if let best, squares >= best.squares { break search }
        }
      }
      if best.map({ squares < $0.squares }) ?? true { best = (quality, squares) }
    }
    return best
  }
}
