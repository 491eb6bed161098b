/// IJG's formula: a base table made coarser or finer by a quality, 1 to 100 (libjpeg, jcparam.c).
package enum QuantizationScaling {
  /// The percentage for a quality: above 50 it falls by two each step, below it grows as the quality's inverse.
  static func percentage(quality: Int) -> Int { quality < 50 ? 5000 / max(quality, 1) : 200 - 2 * quality }

  /// A base's value at a quality, limited to what 8 bits hold, or to libjpeg's own limit.
  static func value(_ base: UInt16, quality: Int, isBaseline: Bool) -> UInt16 {
    let value = (Int(base) * percentage(quality: quality) + 50) / 100
    return UInt16(min(max(value, 1), isBaseline ? 255 : 32767))
  }

  /// A whole table at a quality.
  package static func table(_ base: [UInt16], quality: Int, isBaseline: Bool) -> [UInt16] {
    base.map { value($0, quality: quality, isBaseline: isBaseline) }
  }

  /// The part of `qualities` that makes exactly these values, or nil.
  ///
  /// A value never grows with the quality. So for each value the qualities that
  /// are too coarse stand below, those too fine above, and what is left between
  /// them gives the value itself. No table has to be made, and a base that isn't
  /// the right one is out after a few values.
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
      // Between two neighbours the value may jump over the one wanted.
      guard low <= high else { return nil }
    }
    return low...high
  }

  /// The quality whose tables are nearest by the sum of squared differences; of two equally near, the higher.
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
          // A sum that is already beyond the best only grows.
          if let best, squares >= best.squares { break search }
        }
      }
      if best.map({ squares < $0.squares }) ?? true { best = (quality, squares) }
    }
    return best
  }
}
