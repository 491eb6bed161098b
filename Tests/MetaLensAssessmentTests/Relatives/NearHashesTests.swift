import Testing

@testable import MetaLensAssessment

struct NearHashesTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// Returns hashes around some middles, at 0 to 9 bits from them.
  private func hashes() -> [UInt64] {
    var numbers = Numbers()
    var all: Set<UInt64> = []
    for _ in 0..<40 {
      let middle = UInt64.random(in: 0 ... .max, using: &numbers)
      for flips in 0..<10 {
        var hash = middle
        for _ in 0..<flips { hash ^= 1 << UInt64.random(in: 0..<64, using: &numbers) }
        all.insert(hash)
      }
    }
    return all.sorted().shuffled(using: &numbers)
  }

  private func isNear(_ one: UInt64, _ other: UInt64, within maximum: Int) -> Bool {
    (one ^ other).nonzeroBitCount <= maximum
  }

  /// Two hashes share a group if they are near each other, and each hash of a group is near its first one.
  @Test(arguments: 0...7) func allThatAreNearShareAGroup(maximum: Int) {
    let hashes = hashes()
    var near = NearHashes(hashes)
    let groups = near.groups(within: maximum)
    #expect(!near.isCut)
    var pairs: Set<[UInt32]> = []
    for group in groups {
      #expect(group.count > 1 && Set(group).count == group.count)
      #expect(group.allSatisfy { isNear(hashes[Int($0)], hashes[Int(group[0])], within: maximum) })
      #expect(group.dropFirst().elementsEqual(group.dropFirst().sorted()))
      for one in group {
        for other in group where one < other { pairs.insert([one, other]) }
      }
    }
    for first in hashes.indices {
      for second in hashes.indices.dropFirst(first + 1)
      where isNear(hashes[first], hashes[second], within: maximum) {
        #expect(pairs.contains([UInt32(first), UInt32(second)]), "\(first), \(second)")
      }
    }
  }

  /// The first hash in no group takes all that are near it; what is near and shares no group then makes another.
  @Test func theFirstTakesAllThatAreNear() {
    func groups(_ hashes: [UInt64]) -> [[UInt32]] {
      var near = NearHashes(hashes)
      return near.groups(within: 6)
    }
    #expect(groups([0, 0xF, 0xFF]) == [[0, 1], [2, 1]])
    #expect(groups([0, 0x3FFF, 0x3F, 0xFF]) == [[0, 2], [1, 3], [2, 3]])
    #expect(groups([0, .max]) == [])
  }

  /// A hash is found by each form that counts as the same.
  @Test func formsAreLookedUpToo() {
    let hashes: [UInt64] = [1, 0xF0, ~3]
    var near = NearHashes(hashes) { [$0, ~$0] }
    #expect(near.groups(within: 3) == [[0, 2]])
    var alone = NearHashes(hashes)
    #expect(alone.groups(within: 3) == [])
  }

  @Test func anEndIsMadeOfHashesMadeToMeet() {
    let hashes = (0..<2000 as Range<UInt64>).map { $0 << 16 }
    var near = NearHashes(hashes, maximumComparisons: 1000)
    #expect(near.groups(within: 7).count == 1)
    #expect(near.isCut)
    var none = NearHashes([])
    #expect(none.groups(within: 7).isEmpty && !none.isCut)
  }

  /// However many groups there could be, they hold a bounded number of photos.
  @Test func groupsAreBounded() {
    let hashes = (0..<1024 as Range<UInt64>).map { $0 }
    let sizes = [Int](repeating: 3, count: hashes.count)
    var near = NearHashes(hashes, sizes: sizes, maximumComparisons: .max)
    let count = near.groups(within: 5).reduce(0) { $0 + 3 * $1.count }
    #expect(near.isCut)
    #expect(count <= 3 * hashes.count * (NearHashes.maximumMemberships + 1))
  }
}
