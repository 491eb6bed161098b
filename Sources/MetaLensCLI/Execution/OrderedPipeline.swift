import Synchronization

/// Many jobs at once, results in the order of their inputs.
///
/// At most `jobs` run. What is ready waits for the slowest of those before it, so that one slow photo idles nobody, until
/// 1,024 results or about `maximumWaiting` bytes of them wait: memory doesn't grow with the number of inputs.
///
/// A task works on one input after the other for about two milliseconds: most photos take a tenth of that, and a task of
/// their own would cost as much as rules do.
enum OrderedPipeline {
  /// Runs all inputs; begins none where `next` gives none or `isStopped`, and stops at once where `deliver` throws.
  ///
  /// - Parameters:
  ///   - window: how many inputs may be ahead of the one that is delivered next.
  ///   - mostWaiting: how many bytes of results may wait before no further input is fed. Results of running jobs and of
  ///     inputs that were already fed (up to `maximumAhead` plus one per job) come on top.
  ///   - isStopped: whether somebody asked to stop: what is under way ends, and is delivered.
  ///   - size: how many bytes a result holds while it waits.
  static func run<Input: Sendable, Output: Sendable, Failure: Error>(
    jobs: Int, window: Int = 1024, maximumWaiting: Int = 16 << 20,
    isStopped: @escaping @Sendable () -> Bool = { false }, next: () -> Input?,
    work: @escaping @Sendable (Input) async -> Output, size: (Output) -> Int = { _ in 0 },
    deliver: (Output) throws(Failure) -> Void
  ) async throws(Failure) {
    // A single job needs neither tasks nor a window.
    if jobs == 1 {
      while !isStopped(), let input = next() { try deliver(await work(input)) }
      return
    }
    let window = max(window, jobs)
    let feed = Feed<Input>(isStopped)
    let result: Result<Void, Failure> = await withTaskGroup(of: [(Int, Output)].self) { group in
      var waiting: [Int: Output] = [:]
      var waitingBytes = 0
      var fed = 0
      var delivered = 0
      var running = 0
      var isExhausted = false
      while true {
        // No more at once than that, however fast they are taken: what is finished is to be delivered.
        let maximum = fed + jobs + maximumAhead
        while !isExhausted, !isStopped(), fed < maximum, feed.count < jobs + maximumAhead,
          fed - delivered < window, waitingBytes < maximumWaiting
        {
          guard let input = next() else {
            isExhausted = true
            break
          }
          feed.add((fed, input))
          fed += 1
          // The first is begun before the second is looked for.
          guard running < jobs else { continue }
          running += 1
          group.addTask { await outputs(of: feed, work) }
        }
        var begun = 0
        while running < jobs, begun < feed.count {
          begun += 1
          running += 1
          group.addTask { await outputs(of: feed, work) }
        }
        guard running > 0, let outputs = await group.next() else { return .success(()) }
        running -= 1
        for (index, output) in outputs {
          waiting[index] = output
          waitingBytes += size(output)
        }
        while let output = waiting.removeValue(forKey: delivered) {
          delivered += 1
          waitingBytes -= size(output)
          do throws(Failure) {
            try deliver(output)
          } catch {
            feed.close()
            group.cancelAll()
            return .failure(error)
          }
        }
      }
    }
    try result.get()
  }

  /// How many inputs wait to be begun, beside one for each job: what jobs get through until somebody looks again.
  static var maximumAhead: Int { 24 }

  /// Works on what is fed until nothing is, or enough time has gone by for others to be delivered.
  private static func outputs<Input: Sendable, Output: Sendable>(
    of feed: Feed<Input>, _ work: @Sendable (Input) async -> Output
  ) async -> [(Int, Output)] {
    let start = ContinuousClock.now
    var outputs: [(Int, Output)] = []
    while let (index, input) = feed.take() {
      outputs.append((index, await work(input)))
      if ContinuousClock.now - start >= .milliseconds(2) { break }
    }
    return outputs
  }

  /// Inputs that wait for a job, the first of them first.
  private final class Feed<Input: Sendable>: Sendable {
    private let inputs = Mutex<[(Int, Input)]>([])
    private let isStopped: @Sendable () -> Bool

    init(_ isStopped: @escaping @Sendable () -> Bool) { self.isStopped = isStopped }

    var count: Int { inputs.withLock { $0.count } }

    func add(_ input: (Int, Input)) { inputs.withLock { $0.append(input) } }

    /// The next; nil where none waits, or none is to be begun.
    func take() -> (Int, Input)? {
      if isStopped() { close() }
      return inputs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }

    /// Forgets what wasn't begun.
    func close() { inputs.withLock { $0.removeAll() } }
  }
}
