import MetaLensFacts

/// Ranges of a file whose bytes are read one after the other as if they were one, such as an item's extents (ISO/IEC
/// 14496-12, 8.11.3).
struct JoinedRanges {
  /// The number of bytes in all ranges.
  let count: Int
  private let ranges: [Range<Int>]
  /// The position of each range's end in the joined bytes.
  private let ends: [Int]

  /// Joins ranges that aren't empty.
  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
    var ends: [Int] = []
    ends.reserveCapacity(ranges.count)
    for range in ranges { ends.append((ends.last ?? 0) + range.count) }
    self.ends = ends
    count = ends.last ?? 0
  }

  /// Returns the ranges of the file that contain a range of the joined bytes, in order; none for an empty range.
  ///
  /// What is beyond the last byte is left out.
  func parts(of wanted: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var position = wanted.lowerBound
    var index = ends.partitioningIndex { $0 > position }
    while position < wanted.upperBound, index < ranges.count {
      let start = ranges[index].upperBound - (ends[index] - position)
      let end = min(ends[index], wanted.upperBound)
      parts.append(start..<start + end - position)
      position = end
      index += 1
    }
    return parts
  }
}
