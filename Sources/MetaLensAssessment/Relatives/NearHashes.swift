/// Finds which of many 64-bit hashes are near each other, without comparing every pair.
///
/// Multi-index hashing (Norouzi, Punjani, Fleet 2012): hashes that differ in at most 7 of 64 bits differ in at most one
/// bit in one of their four 16-bit parts, so 17 buckets per part contain all candidates, and 68 for each way in which a
/// hash is turned. Among a million evenly spread hashes, each is compared with some four thousand. Hashes crafted to
/// fall into one bucket would make it every pair; `maximumComparisons` prevents that.
package struct NearHashes {
  /// The maximum number of bits that may differ.
  package static let maximumDifferences = 7
  /// The maximum number of photos in all groups, for each photo: what crafted hashes can make of memory.
  package static let maximumMemberships = 16
  private static let parts = 4

  private let hashes: [UInt64]
  /// Returns the hashes that count as the same as a hash, itself first.
  private let forms: (UInt64) -> [UInt64]
  /// For each part, the index in `places` at which the hashes with each value begin.
  private var starts: [[UInt32]] = []
  private var places: [[UInt32]] = []
  /// The number of comparisons that may still be made.
  private var left: Int
  /// The number of photos with each hash.
  private let sizes: [Int]
  /// The number of photos that groups may still take.
  private var room: Int
  /// For each hash, 1 more than the last hash that was found near it.
  private var marks: [UInt32]
  /// The groups of each hash that is in one, ascending.
  private var memberships: [UInt32: [Int]] = [:]
  private var found: [[UInt32]] = []

  /// Whether some hashes weren't compared, since that would have been too many comparisons or groups.
  package private(set) var isCut = false

  /// - Parameters:
  ///   - hashes: the hashes, each once.
  ///   - sizes: the number of photos with each hash; nil for one each.
  ///   - maximumComparisons: the maximum number of comparisons; nil for twice what a million evenly spread hashes need.
  ///   - forms: returns the hashes that count as the same as a hash, itself first, such as those of a turned picture;
  ///     if one is near another's form, that one must be as near to a form of the first.
  package init(
    _ hashes: [UInt64], sizes: [Int]? = nil, maximumComparisons: Int? = nil,
    forms: @escaping (UInt64) -> [UInt64] = { [$0] }
  ) {
    self.hashes = hashes
    let counts = sizes ?? [Int](repeating: 1, count: hashes.count)
    self.sizes = counts
    self.forms = forms
    left = maximumComparisons ?? max(1 << 24, 8192 * hashes.count)
    room = Self.maximumMemberships * counts.reduce(0, +)
    marks = [UInt32](repeating: 0, count: hashes.count)
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

  /// Groups hashes so that two that are near each other share a group.
  ///
  /// First, in order, each hash that is in no group makes one with all that are near it, whether these are in a group
  /// or not. So each hash that has a near one is in a group with one. Then each hash makes another group with those
  /// later ones near it with which it shares none yet. All hashes of a group are near its first one, and no chain joins
  /// two that are far from each other. The second step ends where too many comparisons were made.
  ///
  /// - Returns: the groups, each of at least two indices: the hash that it was made round, then the others, ascending.
  package mutating func groups(within maximum: Int) -> [[UInt32]] {
    let maximum = min(maximum, Self.maximumDifferences)
    // A hash that made a group shares it with all that are near it, and one that nothing is near needs none.
    var isDone = [Bool](repeating: false, count: hashes.count)
    for place in hashes.indices where memberships[UInt32(place)] == nil {
      guard hasRoom() else { return found }
      isDone[place] = true
      add(place, near(place, within: maximum))
    }
    for place in hashes.indices where !isDone[place] {
      guard hasRoom() else { return found }
      var others: [UInt32] = []
      for other in near(place, within: maximum)
      where Int(other) > place && !shareGroup(UInt32(place), other) {
        others.append(other)
      }
      add(place, others)
    }
    return found
  }

  /// Whether more may be compared and grouped; notes that the search is cut short if not.
  private mutating func hasRoom() -> Bool {
    isCut = left <= 0 || room <= 0
    return !isCut
  }

  /// Makes a group, if there are any others.
  private mutating func add(_ place: Int, _ others: [UInt32]) {
    guard !others.isEmpty else { return }
    let group = [UInt32(place)] + others
    for member in group {
      memberships[member, default: []].append(found.count)
      room -= sizes[Int(member)]
    }
    found.append(group)
  }

  /// Whether two hashes are in one group.
  private mutating func shareGroup(_ one: UInt32, _ other: UInt32) -> Bool {
    guard let first = memberships[one], let second = memberships[other] else { return false }
    var (index, next) = (0, 0)
    while index < first.count, next < second.count {
      left -= 1
      if first[index] == second[next] { return true }
      if first[index] < second[next] { index += 1 } else { next += 1 }
    }
    return false
  }

  /// Returns the other hashes that are near one of a hash's forms, ascending.
  private mutating func near(_ place: Int, within maximum: Int) -> [UInt32] {
    var others: [UInt32] = []
    // If there are fewer differences than parts, at least one part is equal.
    let flips = maximum < Self.parts ? 0 : 16
    let mark = UInt32(place) + 1
    for hash in forms(hashes[place]) {
      for part in 0..<Self.parts {
        let value = Self.value(hash, part)
        for flip in 0...flips {
          let met = flip == 0 ? value : value ^ (1 << (flip - 1))
          for index in Int(starts[part][met])..<Int(starts[part][met + 1]) {
            let other = places[part][index]
            left -= 1
            guard Int(other) != place, marks[Int(other)] != mark,
              (hashes[Int(other)] ^ hash).nonzeroBitCount <= maximum
            else { continue }
            marks[Int(other)] = mark
            others.append(other)
          }
        }
      }
    }
    return others.sorted()
  }

  private static func value(_ hash: UInt64, _ part: Int) -> Int { Int(hash >> (16 * part) & 0xFFFF) }
}
