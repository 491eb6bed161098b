/// Finds which of many 64-bit hashes are near each other, without comparing every pair.
///
/// Multi-index hashing (Norouzi, Punjani, Fleet 2012): hashes that differ in at most 7 of 64 bits differ in at most one
/// bit in one of their four 16-bit parts, so 17 buckets per part contain all candidates. Among a million evenly spread
/// hashes, each is compared with some thousand. Hashes crafted to fall into one bucket would make it every pair;
/// `maximumComparisons` prevents that.
package struct NearHashes {
  /// The maximum number of bits that may differ.
  package static let maximumDifferences = 7
  private static let parts = 4

  private let hashes: [UInt64]
  /// For each part, the index in `places` at which the hashes with each value begin.
  private var starts: [[UInt32]] = []
  private var places: [[UInt32]] = []
  /// The number of comparisons that may still be made.
  private var left: Int

  /// Whether some hashes weren't compared, since that would have been too many comparisons.
  package private(set) var isCut = false

  /// - Parameters:
  ///   - hashes: the hashes, each once.
  ///   - maximumComparisons: the maximum number of comparisons; nil for four times what a million evenly spread hashes
  ///     need.
  package init(_ hashes: [UInt64], maximumComparisons: Int? = nil) {
    self.hashes = hashes
    left = maximumComparisons ?? max(1 << 24, 4096 * hashes.count)
    for part in 0..<Self.parts {
      var starts = [UInt32](repeating: 0, count: (1 << 16) + 1)
      for hash in hashes { starts[Self.value(hash, part) + 1] += 1 }
      for value in 1..<starts.count { starts[value] += starts[value - 1] }
      var next = starts
      var places = [UInt32](repeating: 0, count: hashes.count)
      for (place, hash) in hashes.enumerated() {
        let value = Self.value(hash, part)
        places[Int(next[value])] = UInt32(place)
        next[value] += 1
      }
      self.starts.append(starts)
      self.places.append(places)
    }
  }

  /// Groups hashes: in order, each hash that is in no group takes all later ones that are near it and in no group.
  ///
  /// So all hashes of a group are near its first one, and no chain joins two that are far from each other.
  ///
  /// - Returns: for each hash, the index of the first hash of its group; its own index if it is in none.
  package mutating func leaders(within maximum: Int) -> [UInt32] {
    var leaders = hashes.indices.map { UInt32($0) }
    var isTaken = [Bool](repeating: false, count: hashes.count)
    for place in hashes.indices where !isTaken[place] {
      guard left > 0 else {
        isCut = true
        break
      }
      gather(near: place, within: min(maximum, Self.maximumDifferences), &leaders, &isTaken)
    }
    return leaders
  }

  private mutating func gather(
    near place: Int, within maximum: Int, _ leaders: inout [UInt32], _ isTaken: inout [Bool]
  ) {
    let hash = hashes[place]
    // If there are fewer differences than parts, at least one part is equal.
    let flips = maximum < Self.parts ? 0 : 16
    for part in 0..<Self.parts {
      let value = Self.value(hash, part)
      for flip in 0...flips {
        let met = flip == 0 ? value : value ^ (1 << (flip - 1))
        for index in Int(starts[part][met])..<Int(starts[part][met + 1]) {
          let other = Int(places[part][index])
          left -= 1
          guard other > place, !isTaken[other], (hashes[other] ^ hash).nonzeroBitCount <= maximum else {
            continue
          }
          isTaken[other] = true
          leaders[other] = UInt32(place)
        }
      }
    }
    isTaken[place] = true
  }

  private static func value(_ hash: UInt64, _ part: Int) -> Int { Int(hash >> (16 * part) & 0xFFFF) }
}
