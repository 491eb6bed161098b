/// Many jobs at once, results in the order of their inputs.
///
/// At most `jobs` run. What is ready waits for the slowest of those before it, so that one slow photo idles nobody, until
/// 1,024 results or `mostWaiting` bytes of them wait: memory doesn't grow with the number of inputs.
enum OrderedPipeline {
  /// Runs all inputs; stops launching where `next` gives none, and stops at once where `deliver` throws.
  ///
  /// - Parameters:
  ///   - window: how many inputs may be ahead of the one that is delivered next.
  ///   - mostWaiting: how many bytes of results may wait, beside those of the jobs that run.
  ///   - size: how many bytes a result holds while it waits.
  static func run<Input: Sendable, Output: Sendable, Failure: Error>(
    jobs: Int, window: Int = 1024, mostWaiting: Int = 16 << 20, next: () -> Input?,
    work: @escaping @Sendable (Input) async -> Output, size: (Output) -> Int = { _ in 0 },
    deliver: (Output) throws(Failure) -> Void
  ) async throws(Failure) {
    // A single job needs neither tasks nor a window.
    if jobs == 1 {
      while let input = next() { try deliver(await work(input)) }
      return
    }
    let window = max(window, jobs)
    let result: Result<Void, Failure> = await withTaskGroup(of: (Int, Output).self) { group in
      var waiting: [Int: Output] = [:]
      var waitingBytes = 0
      var launched = 0
      var delivered = 0
      var running = 0
      var isExhausted = false
      while true {
        while !isExhausted, running < jobs, launched - delivered < window, waitingBytes < mostWaiting {
          guard let input = next() else {
            isExhausted = true
            break
          }
          let index = launched
          launched += 1
          running += 1
          group.addTask { (index, await work(input)) }
        }
        guard running > 0, let (index, output) = await group.next() else { return .success(()) }
        running -= 1
        waiting[index] = output
        waitingBytes += size(output)
        while let output = waiting.removeValue(forKey: delivered) {
          delivered += 1
          waitingBytes -= size(output)
          do throws(Failure) {
            try deliver(output)
          } catch {
            group.cancelAll()
            return .failure(error)
          }
        }
      }
    }
    try result.get()
  }
}
