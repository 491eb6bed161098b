import Synchronization
import Testing

@testable import MetaLensCLI

@Suite struct OrderedPipelineTests {
  private struct Stop: Error {}

  @Test(arguments: [1, 2, 3, 8, 64])
  func deliversInOrderWithinItsBounds(jobs: Int) async {
    let running = Mutex((now: 0, most: 0))
    var delivered: [Int] = []
    var launched = 0
    var widest = 0
    await OrderedPipeline.run(
      jobs: jobs,
      next: { () -> Int? in
        guard launched < 500 else { return nil }
        defer { launched += 1 }
        return launched
      },
      work: { (number: Int) -> Int in
        running.withLock { state in
          state.now += 1
          state.most = max(state.most, state.now)
        }
        for _ in 0..<(number % 7) { await Task.yield() }
        running.withLock { $0.now -= 1 }
        return number
      },
      deliver: { (number: Int) throws(Never) in
        widest = max(widest, launched - delivered.count)
        delivered.append(number)
      })
    #expect(delivered == Array(0..<500))
    #expect(running.withLock { $0.most } <= jobs)
    #expect(widest <= max(jobs * 4, 1))
  }

  @Test(arguments: [1, 4])
  func stopsWhereDeliveringFails(jobs: Int) async {
    var launched = 0
    var delivered = 0
    await #expect(throws: Stop.self) {
      try await OrderedPipeline.run(
        jobs: jobs,
        next: { () -> Int? in
          launched += 1
          return launched
        },
        work: { (number: Int) -> Int in number },
        deliver: { (number: Int) throws(Stop) in
          delivered += 1
          if number == 10 { throw Stop() }
        })
    }
    #expect(delivered == 10)
    #expect(launched <= 10 + jobs * 4)
  }
}
