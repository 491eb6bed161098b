import Testing

@testable import MetaLensAssessment

struct SmallSetTests {
  @Test func holdsEachElementOnce() {
    var set: SmallSet<Concern> = [.content]
    #expect(!set.insert(.content) && set.insert(.source))
    let same: SmallSet<Concern> = [.source, .content, .source]
    #expect(set.isSubset(of: same) && same.isSubset(of: set))
    #expect(!set.isSubset(of: [.content]) && !set.isSubset(of: [.content, .metadata]))
    #expect(set.contains(.source) && !set.contains(.metadata))
  }

  @Test func tellsWhetherSetsShareAnElement() {
    let set: SmallSet<Int> = [1, 2]
    #expect(set.isDisjoint(with: [3]) && !set.isDisjoint(with: [3, 2]) && set.isDisjoint(with: []))
    #expect(([] as SmallSet<Int>).isEmpty && !set.isEmpty)
  }
}
