import Testing

@testable import MetaLensAssessment

struct CaseSetTests {
  @Test func whatIsInsertedIsContained() {
    var set: CaseSet<Concern> = [.content]
    #expect(set.contains(.content) && !set.contains(.metadata) && !set.isEmpty)
    set.insert(.metadata)
    set.insert(.metadata)
    #expect(set == [.metadata, .content] && set != [.metadata])
    #expect(([] as CaseSet<Concern>).isEmpty)
  }

  @Test func setsWithoutACommonCaseAreDisjoint() {
    let set: CaseSet<SettledFact> = [.editor, .copy]
    #expect(set.isDisjoint(with: [.generated, .converted]))
    #expect(set.isDisjoint(with: []))
    #expect(!set.isDisjoint(with: [.generated, .copy]))
  }

  @Test func everyCaseHasANumberOfItsOwn() {
    #expect(Set(Concern.allCases.map(\.number)).count == Concern.allCases.count)
    #expect(Concern.allCases.map(\.number).allSatisfy { $0 < 16 })
    #expect(Set(SettledFact.allCases.map(\.number)).count == SettledFact.allCases.count)
    #expect(SettledFact.allCases.map(\.number).allSatisfy { $0 < 16 })
  }
}
