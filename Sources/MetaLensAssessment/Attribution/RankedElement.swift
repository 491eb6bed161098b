extension [Double] {
  /// Returns the element that would be at a rank if the elements were sorted, without sorting them; none may be
  /// negative.
  ///
  /// Numbers that aren't negative are ordered as their bits are. So the elements are counted by eight bits at a time,
  /// the highest first, and only those with the right bits are counted again: the number of passes is fixed, whatever a
  /// file contains.
  ///
  /// Most elements are distinguished by their quarters up to 256, which are counted first.
  func element(atRank rank: Int) -> Double {
    // Added to a number this large, an element loses its fraction, and the last bits of the sum are a whole number.
    func quarter(_ element: Double) -> UInt64 { (Swift.min(element, 255.75) * 4 + 0x1p52).bitPattern & 1023 }
    var rank = rank
    var counts = [Int](repeating: 0, count: 1024)
    for element in self { counts[Int(truncatingIfNeeded: quarter(element))] &+= 1 }
    let chosen = counts.digit(atRank: &rank)
    var candidates: [UInt64] = []
    for element in self where quarter(element) == UInt64(chosen) { candidates.append(element.bitPattern) }
    var shift: UInt64 = 56
    while candidates.count > 1 {
      var counts = [Int](repeating: 0, count: 256)
      for bits in candidates { counts[Int(truncatingIfNeeded: bits >> shift & 255)] += 1 }
      let digit = UInt64(counts.digit(atRank: &rank))
      candidates.removeAll { $0 >> shift & 255 != digit }
      if shift == 0 { break }
      shift -= 8
    }
    return candidates.first.map(Double.init(bitPattern:)) ?? 0
  }
}

extension [Int] {
  /// Returns the index of the count that contains a rank, or the last index; `rank` becomes the rank within that count.
  fileprivate func digit(atRank rank: inout Int) -> Int {
    var digit = 0
    while digit < count - 1, rank >= self[digit] {
      rank -= self[digit]
      digit += 1
    }
    return digit
  }
}
