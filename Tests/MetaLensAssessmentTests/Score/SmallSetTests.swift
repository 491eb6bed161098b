import Testing

@testable import MetaLensAssessment

struct SmallSetTests {
  @Test func holdsEachElementOnce() {
    var set: SmallSet<Concern> = [.content]
    #expect(!set.insert(.content) && set.insert(.source))
    #expect(set == [.source, .content, .source])
    #expect(set != [.content] && set != [.content, .metadata])
    #expect(set.contains(.source) && !set.contains(.metadata))
  }

  @Test func tellsWhetherSetsShareAnElement() {
    let set: SmallSet<Int> = [1, 2]
    #expect(set.isDisjoint(with: [3]) && !set.isDisjoint(with: [3, 2]) && set.isDisjoint(with: []))
    #expect(SmallSet<Int>().isEmpty && !set.isEmpty)
  }
}
