import Synchronization

/// Runs many jobs at once and delivers their results in the order of the inputs.
///
/// At most `jobs` inputs are worked on at once. Results wait for slower ones before them, so that one slow photo
/// doesn't hold up the other jobs, until 1,024 results or about `maximumWaiting` bytes of them wait: memory doesn't
/// grow with the number of inputs.
///
/// A task works on one input after another for about two milliseconds. Most photos take a tenth of that, and a separate
/// task for each would cost as much as the rules do.
enum OrderedPipeline {
  /// Runs all inputs; begins no more once `next` returns nil or `isStopped` returns true, and stops at once if
  /// `deliver` throws.
  ///
  /// - Parameters:
  ///   - window: how many inputs may be fed beyond the one that is delivered next.
  ///   - maximumWaiting: how many bytes of results may wait before no further input is fed. Results of running jobs and
  ///     of inputs that were already fed (up to `maximumAhead` plus one per job) come on top.
  ///   - isStopped: whether the run was asked to stop; work in progress ends and is delivered.
  ///   - size: returns how many bytes a result holds while it waits.
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
        // A limit for each round, however fast the jobs take inputs, so that finished results get delivered.
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
          // The first input is begun before the second is searched for.
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

  /// How many inputs may wait to be begun, in addition to one for each job: about as many as the jobs finish in one
  /// round.
  static var maximumAhead: Int { 24 }

  /// Works on fed inputs until there are none, or until enough time has passed that results should be delivered.
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

  /// Inputs that wait for a job, in order.
  private final class Feed<Input: Sendable>: Sendable {
    private let inputs = Mutex<[(Int, Input)]>([])
    private let isStopped: @Sendable () -> Bool

    init(_ isStopped: @escaping @Sendable () -> Bool) { self.isStopped = isStopped }

    var count: Int { inputs.withLock { $0.count } }

    func add(_ input: (Int, Input)) { inputs.withLock { $0.append(input) } }

    /// Returns the next input; nil if none waits or the run is stopped.
    func take() -> (Int, Input)? {
      if isStopped() { close() }
      return inputs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }

    /// Drops the inputs that weren't begun.
    func close() { inputs.withLock { $0.removeAll() } }
  }
}
