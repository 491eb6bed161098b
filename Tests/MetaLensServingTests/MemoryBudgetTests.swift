import Testing

@testable import MetaLensServing

struct MemoryBudgetTests {
  @Test(arguments: [(0, true), (10, true), (11, false), (-1, false), (.max, false)] as [(Int, Bool)])
  func takesWhatIsLeft(count: Int, isTaken: Bool) {
    let budget = MemoryBudget(maximum: 10)
    #expect(budget.take(count) == isTaken)
    #expect(budget.heldBytes == (isTaken ? count : 0))
  }

  @Test func givesBack() {
    let budget = MemoryBudget(maximum: 10)
    #expect(budget.take(6) && !budget.take(5) && budget.take(4))
    budget.giveBack(6)
    #expect(budget.heldBytes == 4 && budget.take(6))
  }
}
