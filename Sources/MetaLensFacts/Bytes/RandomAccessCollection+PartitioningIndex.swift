extension RandomAccessCollection {
  /// Returns the first index whose element meets a condition that all later elements meet too, or `endIndex` if none
  /// does.
  @inlinable package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if condition(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
