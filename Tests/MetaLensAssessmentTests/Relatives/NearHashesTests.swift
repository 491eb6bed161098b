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

  /// Returns what comparing each hash with each other finds.
  private func expected(_ hashes: [UInt64], within maximum: Int) -> [UInt32] {
    var leaders = hashes.indices.map { UInt32($0) }
    for first in hashes.indices where leaders[first] == UInt32(first) {
      for second in hashes.indices.dropFirst(first + 1)
      where leaders[second] == UInt32(second) && (hashes[first] ^ hashes[second]).nonzeroBitCount <= maximum {
        leaders[second] = UInt32(first)
      }
    }
    return leaders
  }

  @Test(arguments: 0...7) func findsAllThatAreNear(maximum: Int) {
    let hashes = hashes()
    var near = NearHashes(hashes)
    #expect(near.leaders(within: maximum) == expected(hashes, within: maximum))
    #expect(!near.isCut)
  }

  @Test func anEndIsMadeOfHashesMadeToMeet() {
    let hashes = (0..<2000 as Range<UInt64>).map { $0 << 16 }
    var near = NearHashes(hashes, maximumComparisons: 1000)
    #expect(near.leaders(within: 7).count == hashes.count)
    #expect(near.isCut)
    var none = NearHashes([])
    #expect(none.leaders(within: 7).isEmpty)
  }
}
