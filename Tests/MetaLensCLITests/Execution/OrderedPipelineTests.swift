import Synchronization
import Testing

@testable import MetaLensCLI

struct OrderedPipelineTests {
  private struct Stop: Error {}

  @Test(arguments: [1, 2, 3, 8, 64])
  func deliversInOrderWithinItsBounds(jobs: Int) async {
    let running = Mutex((now: 0, maximum: 0))
    var delivered: [Int] = []
    var launched = 0
    var widest = 0
    await OrderedPipeline.run(
      jobs: jobs, window: 20,
      next: { () -> Int? in
        guard launched < 500 else { return nil }
        defer { launched += 1 }
        return launched
      },
      work: { (number: Int) -> Int in
        running.withLock { state in
          state.now += 1
          state.maximum = max(state.maximum, state.now)
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
    #expect(running.withLock { $0.maximum } <= jobs)
    #expect(widest <= max(20, jobs))
  }

  @Test(arguments: [1, 4])
  func stopsWhereDeliveringFails(jobs: Int) async {
    var launched = 0
    var delivered = 0
    await #expect(throws: Stop.self) {
      try await OrderedPipeline.run(
        jobs: jobs, window: 20,
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
    #expect(launched <= 10 + 20)
  }

  /// After a request to stop, no input is begun, and what is delivered has no gap.
  @Test(arguments: [1, 2, 8])
  func beginsNothingAfterARequestToStop(jobs: Int) async {
    let begun = Mutex<[Int]>([])
    var number = 0
    var delivered: [Int] = []
    await OrderedPipeline.run(
      jobs: jobs, isStopped: { begun.withLock { $0.count >= 100 } },
      next: { () -> Int? in
        number += 1
        return number - 1
      },
      work: { (number: Int) -> Int in
        begun.withLock { $0.append(number) }
        return number
      },
      deliver: { (number: Int) throws(Never) in delivered.append(number) })
    // Includes inputs that were about to be begun when the hundredth was.
    #expect(delivered.count < 100 + jobs)
    #expect(delivered == Array(0..<delivered.count))
    #expect(begun.withLock { $0.sorted() } == delivered)
  }

  /// A slow input doesn't keep another job from the inputs that wait.
  @Test func aWaitingInputNeedsNoJobThatIsBusy() async {
    let (stream, slow) = AsyncStream<Void>.makeStream()
    var number = 0
    await OrderedPipeline.run(
      jobs: 2,
      next: { () -> Int? in
        guard number < 2 else { return nil }
        defer { number += 1 }
        return number
      },
      work: { (number: Int) -> Int in
        // The first input ends once the second is begun in parallel.
        if number == 0 { for await _ in stream {} } else { slow.finish() }
        return number
      },
      deliver: { (_: Int) throws(Never) in })
  }

  /// What one slow input holds up is limited by number and by bytes.
  @Test(arguments: [(size: 0, maximum: 60), (size: 10, maximum: 12 + 2 + OrderedPipeline.maximumAhead)])
  func othersGoOnBehindASlowOne(size: Int, maximum: Int) async {
    let (stream, slow) = AsyncStream<Void>.makeStream()
    let ahead = Mutex(0)
    var launched = 0
    var delivered: [Int] = []
    await OrderedPipeline.run(
      jobs: 2, window: 60, maximumWaiting: 100,
      next: { () -> Int? in
        guard launched < 200 else { return nil }
        defer { launched += 1 }
        // The slow input ends once others were begun, which only happens if nothing waits for it.
        if launched == 8 { slow.finish() }
        return launched
      },
      work: { (number: Int) -> Int in
        if number == 0 {
          for await _ in stream {}
        } else {
          ahead.withLock { $0 = max($0, number) }
        }
        return number
      },
      size: { _ in size },
      deliver: { (number: Int) throws(Never) in
        if number == 0 { #expect(ahead.withLock { $0 } < maximum) }
        delivered.append(number)
      })
    #expect(delivered == Array(0..<200))
  }
}
