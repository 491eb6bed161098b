import Synchronization
import Testing

@testable import MetaLensServing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct WorkSlotsTests {
  private final class Running: Sendable {
    let count = Mutex((now: 0, most: 0))
  }

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
    let running = Running()
    let answers = await withTaskGroup(of: Int?.self) { group in
      for number in 0..<20 {
        group.addTask {
          slots.work { () -> Int in
            running.count.withLock { count in
              count.now += 1
              count.most = max(count.most, count.now)
            }
            // Others would come in now if they could.
            for _ in 0..<1_000 { sched_yield() }
            running.count.withLock { $0.now -= 1 }
            return number
          }
        }
      }
      return await group.reduce(into: Set<Int>()) { if let answer = $1 { $0.insert(answer) } }
    }
    #expect(answers == Set(0..<20))
    #expect(running.count.withLock { $0.most } == 1)
  }
}
