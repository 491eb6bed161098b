extension [Double] {
  /// The element that would stand at a place if the elements were sorted, without sorting them; none is negative.
  ///
  /// Numbers that aren't negative have the order of their bits. So the elements are counted by eight bits at a time, the
  /// highest first, and only those with the right ones are looked at again: a fixed number of looks, whatever a file holds.
  ///
  /// Most are told apart by their quarters up to 256, which are counted first.
  func element(atRank rank: Int) -> Double {
    // Added to a number this large, another loses what stands behind the point, and its last bits are a whole number.
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
  /// Which of the counts holds a rank, the last one at most; the rank is then one among those that it counts.
  fileprivate func digit(atRank rank: inout Int) -> Int {
    var digit = 0
    while digit < count - 1, rank >= self[digit] {
      rank -= self[digit]
      digit += 1
    }
    return digit
  }
}
