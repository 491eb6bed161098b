import Testing

@testable import MetaLensServing

struct WorkSlotsTests {
  @Test func tooManyAreToldToComeAgain() {
    let slots = WorkSlots(working: 1, waiting: 0)
    let outcome = slots.work { (slots.isFull, slots.work { true }) }
    #expect(outcome?.0 == true)
    #expect(outcome.map { $0.1 == nil } == true)
    #expect(!slots.isFull && slots.work { 7 } == 7)
  }

  /// Every admitted task runs, and never more than one at a time.
  @Test func whoWaitsHasATurn() async {
    let slots = WorkSlots(working: 1, waiting: 100)
    let answers = await withTaskGroup(of: Int?.self) { group in
      for number in 0..<20 { group.addTask { slots.work { number } } }
      return await group.reduce(into: Set<Int>()) { if let answer = $1 { $0.insert(answer) } }
    }
    #expect(answers == Set(0..<20))
  }
}
