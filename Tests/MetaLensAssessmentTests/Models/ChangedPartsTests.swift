import Testing

@testable import MetaLensAssessment

struct ChangedPartsTests {
  @Test func survivesJSON() {
    let changed = ChangedParts(container: .intact, metadata: .changed, source: .changed)
    #expect(ChangedParts(json: changed.json) == changed)
    #expect(ChangedParts(json: .object([:])) == ChangedParts())
  }

  @Test(arguments: Concern.allCases) func eachPartIsItsOwn(concern: Concern) {
    var changed = ChangedParts()
    changed[concern] = .changed
    #expect(Concern.allCases.filter { changed[$0] == .changed } == [concern])
  }
}
