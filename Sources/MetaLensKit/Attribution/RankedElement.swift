extension [Double] {
  /// The element that would stand at a place if the elements were sorted, without sorting them; none is negative.
  ///
  /// Numbers that aren't negative have the order of their bits. So the elements are counted by eight bits at a time, the
  /// highest first, and only those with the right ones are looked at again: a fixed number of looks, whatever a file holds.
  func element(atRank rank: Int) -> Double {
    var candidates = map(\.bitPattern)
    var rank = rank
    var shift: UInt64 = 56
    while candidates.count > 1 {
      var counts = [Int](repeating: 0, count: 256)
      for bits in candidates { counts[Int(truncatingIfNeeded: bits >> shift & 255)] += 1 }
      var digit = 0
      while digit < 255, rank >= counts[digit] {
        rank -= counts[digit]
        digit += 1
      }
      candidates.removeAll { $0 >> shift & 255 != UInt64(digit) }
      if shift == 0 { break }
      shift -= 8
    }
    return candidates.first.map(Double.init(bitPattern:)) ?? 0
  }
}
